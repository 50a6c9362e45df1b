import { formatRupees } from '../money/format-rupees.ts';
import { readDecimal, safeNumber } from '../money/paise.ts';
import { lineValue } from '../tax/gst.ts';
import type { DraftLine } from './invoice.ts';
import { readDiscount } from './line-discount.ts';

/** `discountProblem({ discount: '120%', … })` → `'Discount can be at most 100%'`; `null` when it is right, or there is none. */
export function discountProblem({ discount = '', quantity, rate }: DraftLine): string | null {
  const read = readDiscount(discount);
  if (!read) return number.test(discount.trim()) ? tooManyDecimals : notANumber;
  if (read.kind === 'percent') return read.basisPoints > WHOLE ? 'Discount can be at most 100%' : null;
  const [quantityMilli, ratePaise] = [readDecimal(quantity, 3), readDecimal(rate, 2)];
  if (quantityMilli === null || ratePaise === null) return null;
  const value = lineValue({ quantityMilli, ratePaise });
  // A value beyond the safe integers is above every discount that can be read.
  if (BigInt(read.paise) <= value) return null;
  return `Discount can be at most ${formatRupees(safeNumber(value))}, the value of the row`;
}

/** 100% */
const WHOLE = 10_000;
const number = /^(?:\d+(?:\.\d*)?|\.\d+)\s*%?$/;
const tooManyDecimals = 'Discount can have up to 2 decimals';
const notANumber = 'Discount must be rupees or a percentage, 0 or more, such as 120.00 or 5%';
