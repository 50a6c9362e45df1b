/** A taxable value and the tax on it, in paise. */
export type Heads = { taxable: number; igst: number; cgst: number; sgst: number };

export const noHeads: Heads = { taxable: 0, igst: 0, cgst: 0, sgst: 0 };

/** `addHeads(sums, line, -1)` takes a credit note from the sums. Throws beyond the safe integers. */
export function addHeads(to: Heads, more: Heads, sign: 1 | -1 = 1): void {
  to.taxable += sign * more.taxable;
  to.igst += sign * more.igst;
  to.cgst += sign * more.cgst;
  to.sgst += sign * more.sgst;
  // No tax is larger than its value.
  if (!Number.isSafeInteger(to.taxable)) throw new RangeError(`${to.taxable} paise are beyond the safe integers`);
}

/** `isNothing({ taxable: 0, igst: 0, cgst: 0, sgst: 0 })` → `true` */
export function isNothing(sums: Heads): boolean {
  return heads.every((head) => sums[head] === 0);
}

/** `sameHeads(sections, hsn)` → whether they agree in every head, to the paisa. */
export function sameHeads(one: Heads, other: Heads): boolean {
  return heads.every((head) => one[head] === other[head]);
}

/** The heads alone, of anything that has them. */
export function headsOf({ taxable, igst, cgst, sgst }: Heads): Heads {
  return { taxable, igst, cgst, sgst };
}

const heads = ['taxable', 'igst', 'cgst', 'sgst'] as const;
