import { type Colour, mostColours } from './colour.ts';
import { colourWords } from './colour-words.ts';

/**
 * The colours that a title names, in its order: `titleColours('Panels in walnut and off-white')` → `['brown', 'cream']`.
 * A material counts only in a title without another colour: 'White panels, brick pattern' are white, 'Brick cladding' is red.
 */
export function titleColours(title: string): Colour[] {
  const found = title.toLowerCase().match(wordsOfColours) ?? [];
  const named = found.filter((word) => !materials.has(word));
  const those = (named.length > 0 ? named : found).flatMap((word) => colourOf.get(word) ?? []);
  return [...new Set(those)].slice(0, mostColours);
}

/** Names of colours that are also what a product is made of, or shows. */
const materials = new Set(['brick', 'stone', 'marble', 'slate', 'concrete', 'leaf', 'steel', 'sky', 'snow']);

const colourOf = new Map<string, Colour>(
  colourWords.flatMap(({ name, names, alsoCalled }) =>
    [names.en.toLowerCase(), ...alsoCalled.en].map((word): [string, Colour] => [word, name]),
  ),
);

/** Longer names first: 'off-white' is cream, and 'dark grey' charcoal. */
const wordsOfColours = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[...colourOf.keys()].sort((one, other) => other.length - one.length).join('|')})(?![\\p{L}\\p{M}])`,
  'gu',
);
