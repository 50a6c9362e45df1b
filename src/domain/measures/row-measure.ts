import type { MeasuredWall } from './measured-wall.ts';

/** The walls of a row of a document that came from an enquiry. It stays on the form: a document has only what the row says. */
export type RowMeasure = {
  /** As the visitor measured them. */
  readonly asked: readonly MeasuredWall[];
  /** As they are reckoned: with what staff corrected. */
  readonly walls: readonly MeasuredWall[];
  /** What was reckoned last; the row follows while its quantity is this, or blank. */
  readonly quantity: string;
  /** What the description says of it: the next reckoning takes its place. */
  readonly note: string;
};

/** `followsMeasure('4.0', measured)` → `true` of 4 rolls: nobody typed another quantity into the row. */
export function followsMeasure(quantity: string, { quantity: reckoned }: RowMeasure): boolean {
  return quantity.trim() === '' || Number(quantity) === Number(reckoned);
}
