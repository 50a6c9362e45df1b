import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { isQuarter } from '#domain/returns/period.ts';

export type Sums = { taxable: number; igst: number; cgst: number; sgst: number };

/** `outwardOf(answer)` → the sections together, notes taken off, and how many documents they have. */
export function outwardOf({
  sections: { b2b, b2cl, b2cs, exp, cdnr, cdnur },
}: ReturnAnswer): Sums & { documents: number } {
  const all = [b2b, b2cl, b2cs, exp, cdnr, cdnur];
  return { ...added(all), documents: all.reduce((sum, { documents }) => sum + documents, 0) };
}

/** `hsnOf(answer)` → both parts of table 12 together. */
export function hsnOf({ sections: { hsnB2b, hsnB2c } }: ReturnAnswer): Sums & { rows: number } {
  return { ...added([hsnB2b, hsnB2c]), rows: hsnB2b.rows + hsnB2c.rows };
}

/** `taxOf(sums)` → IGST, CGST and SGST together. */
export function taxOf({ igst, cgst, sgst }: Sums): number {
  return igst + cgst + sgst;
}

/** `taxName(answer)` → `'Tax of the month'`. What the IFFs of a quarter reported is not in the sum of its return. */
export function taxName({ form, period, inIff }: ReturnAnswer): string {
  if (form === 'iff') return 'Tax of the IFF';
  if (inIff.documents > 0) return 'Tax in this return';
  return isQuarter(period) ? 'Tax of the quarter' : 'Tax of the month';
}

function added(all: readonly Sums[]): Sums {
  const sum = (head: keyof Sums) => all.reduce((total, each) => total + each[head], 0);
  return { taxable: sum('taxable'), igst: sum('igst'), cgst: sum('cgst'), sgst: sum('sgst') };
}
