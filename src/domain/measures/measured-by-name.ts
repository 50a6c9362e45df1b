import type { PhotoSurface } from '../photos/photo-surface.ts';

/** What is measured: a wall, a floor, a ceiling, the outer wall of a house. */
export type Measured = PhotoSurface['for'];

/**
 * What a name that staff typed says is measured: `measuredByName('Floor 2')` → 'floor', `measuredByName('Wall above the floor')` → 'wall'.
 * A wall where it says nothing.
 */
export function measuredByName(name: string): Measured {
  return (/\b(wall|floor|ceiling|facade)/i.exec(name)?.[1]?.toLowerCase() as Measured | undefined) ?? 'wall';
}
