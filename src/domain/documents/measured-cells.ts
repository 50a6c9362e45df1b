import type { Callback } from '../callbacks/callback.ts';
import type { CallbackMeasure } from '../callbacks/callback-measure.ts';
import type { DraftLine } from '../invoices/invoice.ts';
import { metres } from '../measures/format-size.ts';

/** The walls that were measured for one of the pictures of an enquiry, by its place. */
export function wallsOfPicture(
  { pictures, measures }: Pick<Callback, 'pictures' | 'measures'>,
  index: number,
): CallbackMeasure[] {
  const hash = pictures[index]?.hash;
  // The same bytes may stand in two places, and one wall is sold once.
  const isFirst = pictures.findIndex((picture) => picture.hash === hash) === index;
  return isFirst ? measures.filter(({ picture }) => picture === hash) : [];
}

/** A row whose quantity comes from walls, from 1. */
export type MeasuredRow = { row: number; quantity: string; unit: string; measuredFrom: CallbackMeasure[] };

/** The rows of an enquiry's draft, which has one for each picture, for which walls were measured. */
export function measuredRows(enquiry: Pick<Callback, 'pictures' | 'measures'>): MeasuredRow[] {
  return enquiry.pictures.flatMap((_, index) => {
    const walls = wallsOfPicture(enquiry, index);
    const [first] = walls;
    return first ? [{ row: index + 1, quantity: sumOfWalls(walls), unit: first.unit, measuredFrom: walls }] : [];
  });
}

/** Walls of one row with how much each needs. */
export type ReckonedWalls = readonly Omit<CallbackMeasure, 'picture'>[];

/** Quantity and unit of the walls of one picture, and how they were reckoned behind its title. */
export function measuredCells(title: string, walls: ReckonedWalls): Partial<DraftLine> {
  const [first] = walls;
  if (!first) return { description: title };
  const description = [title, measureNote(walls)].join('. ').slice(0, longestNote);
  return { description, quantity: sumOfWalls(walls), unit: first.unit };
}

/** `'5.3 × 2.7 m: Area: 14.3 m²; Rolls: 4. 2 × 2.7 m: …'` */
export function measureNote(walls: ReckonedWalls): string {
  return walls
    .map(({ widthMm, heightMm, words }) => `${metres(widthMm)} × ${metres(heightMm)} m: ${words.join('; ')}`)
    .join('. ');
}

export function sumOfWalls(walls: ReckonedWalls): string {
  return String(walls.reduce((sum, each) => sum + each.quantity, 0));
}

/** A line of a document has room for it. */
export const longestNote = 400;
