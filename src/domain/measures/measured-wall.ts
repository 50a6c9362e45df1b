/** A rectangle in millimetres. */
export type Rectangle = { readonly widthMm: number; readonly heightMm: number };

/** A wall, or a floor whose height is its length, with the doors and windows in it. */
export type MeasuredWall = Rectangle & { readonly openings: readonly Rectangle[] };
