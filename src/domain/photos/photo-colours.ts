import type { Colour } from '../colours/colour.ts';
import { titleColours } from '../colours/title-colours.ts';
import type { ColourFacts } from './photo.ts';

/**
 * The colours of a picture: those that staff chose, else those that its title names, else those that were read from it.
 * `photoColours('Panels in walnut', { read: ['grey'], chosen: null })` → `['brown']`
 */
export function photoColours(title: string, { read, chosen }: ColourFacts): Colour[] {
  if (chosen) return chosen;
  const named = titleColours(title);
  return named.length > 0 ? named : (read ?? []);
}
