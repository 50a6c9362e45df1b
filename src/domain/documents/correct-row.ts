import type { DraftLine } from '../invoices/invoice.ts';
import { measureWords } from '../measures/measure-words.ts';
import { measuredByName } from '../measures/measured-by-name.ts';
import type { MeasuredWall } from '../measures/measured-wall.ts';
import type { Pack } from '../measures/pack.ts';
import { reckon } from '../measures/reckon.ts';
import { followsMeasure, type RowMeasure } from '../measures/row-measure.ts';
import { failed, type Outcome, ok } from '../outcome.ts';
import { longestNote, measureNote, type ReckonedWalls, sumOfWalls } from './measured-cells.ts';

/**
 * How much each wall of a row needs, each by itself, as the enquiry was reckoned. Problems are by field: `walls.0.widthMm`. Of a product
 * without a pack the square feet are reckoned; `product`, its name, says whether they are of a floor.
 */
export function reckonRow(
  walls: readonly MeasuredWall[],
  { pack, unit = '', product }: { pack: Pack | null; unit?: string; product: string },
): Outcome<ReckonedWalls, 'invalid'> {
  const sold = { pack: pack ?? ({ kind: 'area', wastePercent: 0 } as const), unit, rate: null };
  const words = measureWords('en', measuredByName(product));
  const found = walls.map((wall) => reckon(sold, [wall], words));
  const problems = found.flatMap((each, at) =>
    each.ok
      ? []
      : each.problems.map((problem) => ({ ...problem, field: problem.field.replace(/^walls\.0/, `walls.${at}`) })),
  );
  if (problems.length > 0) return failed('invalid', problems[0]?.message ?? '', { problems });
  return ok(found.flatMap((each, at) => (each.ok && walls[at] ? [{ ...walls[at], ...each.value }] : [])));
}

/**
 * What a correction of the measures changes in the row: the description says how it was reckoned, once, and what somebody wrote around it
 * stays. Quantity and unit follow until somebody typed another quantity.
 */
export function correctedCells(
  { quantity, description }: DraftLine,
  measured: RowMeasure,
  reckoned: ReckonedWalls,
): Partial<DraftLine> {
  const found = measured.note === '' ? -1 : description.indexOf(measured.note);
  const isFound = found >= 0;
  const before = isFound ? description.slice(0, found) : description && `${description}. `;
  const after = isFound ? description.slice(found + measured.note.length) : '';
  const note = measureNote(reckoned).slice(0, Math.max(0, longestNote - before.length - after.length));
  const walls = reckoned.map(({ widthMm, heightMm, openings }) => ({ widthMm, heightMm, openings }));
  const sum = sumOfWalls(reckoned);
  return {
    description: note === '' && !isFound ? description : before + note + after,
    measured: { ...measured, walls, quantity: sum, note },
    ...(followsMeasure(quantity, measured) && { quantity: sum, unit: reckoned[0]?.unit ?? '' }),
  };
}
