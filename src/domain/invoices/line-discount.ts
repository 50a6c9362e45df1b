import { readDecimal, roundHalfUp } from '../money/paise.ts';
import { lineValue } from '../tax/gst.ts';
import type { DraftLine, InvoiceLine } from './invoice.ts';

/** A discount as typed: a share of the line's value, or rupees for the whole line. */
type Discount = { kind: 'percent'; basisPoints: number } | { kind: 'rupees'; paise: number };

/** `readDiscount('5%')` → 500 basis points, `readDiscount('120.00')` → 12,000 paise, `readDiscount('much')` → `null`. Blank is a discount of 0. */
export function readDiscount(text = ''): Discount | null {
  const typed = text.trim();
  if (typed === '') return { kind: 'rupees', paise: 0 };
  if (!typed.endsWith('%')) {
    const paise = readDecimal(typed, 2);
    return paise === null ? null : { kind: 'rupees', paise };
  }
  const basisPoints = readDecimal(typed.slice(0, -1), 2);
  return basisPoints === null ? null : { kind: 'percent', basisPoints };
}

type Given = Pick<InvoiceLine, 'quantityMilli' | 'ratePaise'>;

/**
 * `lineDiscount({ discount: '5%' }, { quantityMilli: 1000, ratePaise: 110 })` → `{ discountPaise: 6, discountBasisPoints: 500 }`:
 * half up to the paisa, from the line's rounded value. `null` when it cannot be read, is more than that value, or is
 * beyond the safe integers.
 */
export function lineDiscount(
  { discount }: Pick<DraftLine, 'discount'>,
  line: Given,
): Pick<InvoiceLine, 'discountPaise' | 'discountBasisPoints'> | null {
  const read = readDiscount(discount);
  if (!read) return null;
  if (read.kind === 'rupees' && read.paise === 0) return { discountPaise: 0, discountBasisPoints: 0 };
  const value = lineValue(line);
  const percent = read.kind === 'percent';
  const paise = percent ? roundHalfUp(value * BigInt(read.basisPoints), 10_000n) : BigInt(read.paise);
  if (paise > value || paise > LARGEST) return null;
  return { discountPaise: Number(paise), discountBasisPoints: percent ? read.basisPoints : 0 };
}

const LARGEST = BigInt(Number.MAX_SAFE_INTEGER);
