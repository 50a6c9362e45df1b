import type { DraftLine } from '../invoices/invoice.ts';
import { readDiscount } from '../invoices/line-discount.ts';
import { roundHalfUp } from '../money/paise.ts';

/**
 * A line with a part of its quantity, in thousandths, and the same part of a discount in rupees, half up:
 * `partOfLine({ …, quantity: '6', discount: '100.00' }, 2000, 6000)` → quantity '2', discount '33.33'
 */
export function partOfLine(line: DraftLine, part: number, whole: number): DraftLine {
  if (part === whole) return line;
  const discount = readDiscount(line.discount);
  if (discount?.kind !== 'rupees' || discount.paise === 0) return { ...line, quantity: plain(part, 3) };
  const share = roundHalfUp(BigInt(discount.paise) * BigInt(part), BigInt(whole));
  return { ...line, quantity: plain(part, 3), discount: plain(Number(share), 2) };
}

/** `plain(1_234_500, 3)` → `'1234.5'`: as staff type it, without commas. */
function plain(value: number, places: number): string {
  const digits = String(value).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, '');
}
