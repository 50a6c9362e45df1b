/** A rectangle in millimetres. */
export type Rectangle = { readonly widthMm: number; readonly heightMm: number };

/** Doors and windows in one wall: every form offers as many, and the server reckons no more. A hall of glass has about a dozen. */
export const MOST_OPENINGS = 20;

/** A wall, or a floor whose height is its length, with the doors and windows in it. */
export type MeasuredWall = Rectangle & { readonly openings: readonly Rectangle[] };
