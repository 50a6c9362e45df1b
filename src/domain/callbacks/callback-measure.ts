import type { Rectangle } from '../measures/measured-wall.ts';

/** A wall that a visitor measured for one of the pictures of the request, and how much it needs, as it was reckoned then. */
export type CallbackMeasure = Rectangle & {
  /** The hash of the picture. */
  picture: string;
  openings: readonly Rectangle[];
  quantity: number;
  /** A value of the list of units. */
  unit: string;
  /** How it was reckoned, line by line, in English. */
  words: readonly string[];
};

/** More walls than these are left out. */
export const mostMeasures = 20;
