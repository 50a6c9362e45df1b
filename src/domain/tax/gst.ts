import { roundHalfUp, safeNumber } from '../money/paise.ts';

/** `state`: Within State, CGST and SGST. `central`: Outside State, IGST. */
export type TaxType = 'state' | 'central';

/** The basis for the tax of a line: thousandths, paise and basis points. */
type TaxedLine = { quantityMilli: number; ratePaise: number; discountPaise: number; gstBasisPoints: number };

/** The figures of one line, in paise; `total` is taxable plus tax. */
export type LineTax = { taxable: number; cgst: number; sgst: number; igst: number; total: number };

/**
 * `lineTax({ quantityMilli: 10_000, ratePaise: 10_000, discountPaise: 0, gstBasisPoints: 1800 }, 'state')` →
 * taxable 1,00,000, cgst 9,000, sgst 9,000 paise. Each head is rounded half up from the line's taxable value,
 * never halved from a rounded total. Throws beyond the safe integers.
 */
export function lineTax(line: TaxedLine, taxType: TaxType): LineTax {
  const exact = lineTaxable(line);
  const rate = BigInt(line.gstBasisPoints);
  const half = taxType === 'state' ? safeNumber(roundHalfUp(exact * rate, 20_000n)) : 0;
  const igst = taxType === 'central' ? safeNumber(roundHalfUp(exact * rate, 10_000n)) : 0;
  const taxable = safeNumber(exact);
  return { taxable, cgst: half, sgst: half, igst, total: taxable + half + half + igst };
}

/** `lineTaxable({ quantityMilli: 1000, ratePaise: 10_000, discountPaise: 500 })` → `9500n`. A discount that the invoice shows is not part of the value of the supply (CGST Act, section 15(3)(a)). */
export function lineTaxable(line: Omit<TaxedLine, 'gstBasisPoints'>): bigint {
  return lineValue(line) - BigInt(line.discountPaise);
}

/**
 * `lineValue({ quantityMilli: 33_333, ratePaise: 29_999 })` → `999957n`: quantity times rate, rounded half up to the paisa;
 * exact for any size.
 */
export function lineValue(line: Pick<TaxedLine, 'quantityMilli' | 'ratePaise'>): bigint {
  return roundHalfUp(BigInt(line.quantityMilli) * BigInt(line.ratePaise), 1000n);
}
