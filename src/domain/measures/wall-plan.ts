import { fillWords } from '../text/fill-words.ts';
import { metres } from './format-size.ts';
import { stripsOf } from './how-much.ts';
import type { MeasureWords } from './measure-words.ts';
import type { MeasuredWall, Rectangle } from './measured-wall.ts';
import type { Pack } from './pack.ts';

/**
 * A wall as it is drawn: its strips or columns from the left, each `stripMm` wide but for the last; `pieceMm` is how high one piece of a
 * column stands, 0 of a roll. Openings have their places, from the lower left corner. `words` say the same.
 */
export type WallPlan = Rectangle & {
  readonly strips: number;
  readonly stripMm: number;
  readonly pieceMm: number;
  readonly openings: readonly (Rectangle & { readonly leftMm: number; readonly bottomMm: number })[];
  readonly words: string;
};

/**
 * The plan of a wall that has no problems; null of what is sold by the box or the foot. Where an
 * opening stands nobody measured: they are drawn beside each other at equal distances, what is as high as a door on the floor. Where they
 * do not fit beside each other none is drawn, and the words alone name them.
 */
export function wallPlan(pack: Pack, wall: MeasuredWall, words: MeasureWords): WallPlan | null {
  const strips = stripsOf(pack, [wall]);
  if (!('widthMm' in pack)) return null;
  const { widthMm, heightMm, openings } = wall;
  const lastMm = widthMm - (strips - 1) * pack.widthMm;
  const free = widthMm - openings.reduce((sum, opening) => sum + opening.widthMm, 0);
  let leftMm = 0;
  const placed = (free < 0 ? [] : openings).map((opening) => {
    leftMm += free / (openings.length + 1);
    const left = leftMm;
    leftMm += opening.widthMm;
    const bottomMm = opening.heightMm >= DOOR ? 0 : Math.round((heightMm - opening.heightMm) / 2);
    return { ...opening, leftMm: Math.round(left), bottomMm };
  });
  const sizes = { n: strips, width: metres(pack.widthMm), across: metres(widthMm), last: metres(lastMm) };
  const isRoll = pack.kind === 'roll';
  const [one, several] = isRoll ? [words.planOne, words.planStrips] : [words.planOneColumn, words.planColumns];
  const said = [
    fillWords(strips === 1 ? one : several, sizes),
    ...(strips > 1 && lastMm < pack.widthMm - 1 ? [fillWords(words.planLast, sizes)] : []),
    ...(openings.length > 0 ? [fillWords(words.planOpenings, { n: openings.length })] : []),
  ];
  return {
    ...{ widthMm, heightMm, strips, stripMm: pack.widthMm, openings: placed },
    pieceMm: pack.kind === 'piece' ? pack.lengthMm : 0,
    words: said.join('; '),
  };
}

/** In millimetres: what is lower is a window. */
const DOOR = 1900;
