import { type MeasuredWall, MOST_OPENINGS, type Rectangle } from '#domain/measures/measured-wall.ts';
import { readSize } from '#domain/measures/read-size.ts';

/** The sizes of the form as they were typed: of the wall, and of the doors and windows in it. */
export type TypedWall = { w: string; h: string; openings: readonly { w: string; h: string }[] };

/** `readSeeQuery('w=12+ft&h=10+ft&ow=3+ft&oh=7+ft')` → `{ w: '12 ft', h: '10 ft', openings: [{ w: '3 ft', h: '7 ft' }] }`; null when no wall was typed. */
export function readSeeQuery(query: string): TypedWall | null {
  const { w, h, openings } = readSeeForm(query);
  return w === '' && h === '' ? null : { w, h, openings: openings.filter(isWritten) };
}

/** The button of the form without script that adds a door or window, and the one that takes it away by its place. */
export const ADD_OPENING = 'more';
export const REMOVE_OPENING = 'less';

/**
 * The form as its answer shows it: as it was typed, with a blank door or window more, or without one, where a button asked for that.
 * `readSeeForm('w=12+ft&ow=3+ft&oh=7+ft&more=')` → `{ w: '12 ft', h: '', openings: [{ w: '3 ft', h: '7 ft' }, { w: '', h: '' }] }`
 */
export function readSeeForm(query: string): TypedWall {
  const form = new URLSearchParams(query);
  const [w = '', h = ''] = ['w', 'h'].map((name) => cut(form.get(name)));
  const heights = form.getAll('oh');
  const openings = form
    .getAll('ow')
    .map((width, at) => ({ w: cut(width), h: cut(heights[at]) }))
    .filter((opening, at) => isWritten(opening) && form.get(REMOVE_OPENING) !== String(at))
    .slice(0, MOST_OPENINGS);
  if (form.has(ADD_OPENING) && openings.length < MOST_OPENINGS) openings.push({ w: '', h: '' });
  return { w, h, openings };
}

/** `isWritten({ w: '', h: '7 ft' })` → `true`: a door or window of which anything was typed. */
export function isWritten({ w, h }: { w: string; h: string }): boolean {
  return w.trim() !== '' || h.trim() !== '';
}

/** Half of a letter at the end would fit into no address. */
function cut(typed: string | null | undefined): string {
  return (typed ?? '').slice(0, LONGEST).toWellFormed();
}

const LONGEST = 40;

/** More than any wall: what is longer is refused in words, as that long. */
const MOST_MM = 1_000_000;

/** The wall in millimetres; what cannot be read is 0. */
export function wallFromTyped({ w, h, openings }: TypedWall): MeasuredWall {
  const rectangle = (size: { w: string; h: string }): Rectangle => ({
    widthMm: Math.min(readSize(size.w) ?? 0, MOST_MM),
    heightMm: Math.min(readSize(size.h) ?? 0, MOST_MM),
  });
  return { ...rectangle({ w, h }), openings: openings.filter(isWritten).map(rectangle) };
}
