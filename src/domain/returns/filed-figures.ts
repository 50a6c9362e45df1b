import type { Gstr1 } from './gstr1.ts';

/** `filedFigures(gstr1)` → the figures of a return that are stored at its filing: every sum, and no document. */
export function filedFigures({ sections, outward, inIff, b2cs, hsn, numbers, counts, leftOutSums, withIrn }: Gstr1) {
  return { sections, outward, inIff, b2cs, hsn, numbers, counts, leftOutSums, withIrn };
}
