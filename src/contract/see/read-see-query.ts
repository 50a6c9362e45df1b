import type { MeasuredWall, Rectangle } from '#domain/measures/measured-wall.ts';
import { readSize } from '#domain/measures/read-size.ts';

/** The sizes of the form as they were typed: of the wall, and of the doors and windows in it. */
export type TypedWall = { w: string; h: string; openings: readonly { w: string; h: string }[] };

/** `readSeeQuery('w=12+ft&h=10+ft&ow=3+ft&oh=7+ft')` → `{ w: '12 ft', h: '10 ft', openings: [{ w: '3 ft', h: '7 ft' }] }`; null when no wall was typed. */
export function readSeeQuery(query: string): TypedWall | null {
  const form = new URLSearchParams(query);
  const [w = '', h = ''] = ['w', 'h'].map((name) => cut(form.get(name)));
  if (w === '' && h === '') return null;
  const heights = form.getAll('oh');
  const openings = form.getAll('ow').map((width, at) => ({
    w: cut(width),
    h: cut(heights[at]),
  }));
  return { w, h, openings: openings.filter(isWritten).slice(0, MOST) };
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
const MOST = 10;

/** The wall in millimetres; what cannot be read is 0. */
export function wallFromTyped({ w, h, openings }: TypedWall): MeasuredWall {
  const rectangle = (size: { w: string; h: string }): Rectangle => ({
    widthMm: readSize(size.w) ?? 0,
    heightMm: readSize(size.h) ?? 0,
  });
  return { ...rectangle({ w, h }), openings: openings.filter(isWritten).map(rectangle) };
}
