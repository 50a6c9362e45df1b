import { type Colour, mostColours } from './colour.ts';
import { shareColour } from './share-colour.ts';

/** Three bytes for each pixel, row by row. */
type Pixels = { data: Uint8Array; width: number; height: number };

/**
 * The main colours of a picture, the first one first; of two pixels, green and grey: `['green', 'grey']`. Neutral ones count
 * less, since walls and skies are behind most products, and the middle counts more than the edges.
 */
export function readColours({ data, width, height }: Pixels): Colour[] {
  const weights = new Map<Colour, number>();
  let total = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = 3 * (y * width + x);
      const place = middle((x + 0.5) / width) * middle((y + 0.5) / height);
      for (const [colour, share] of shareColour([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])) {
        const weight = place * share * (neutrals.has(colour) ? NEUTRAL : 1);
        weights.set(colour, (weights.get(colour) ?? 0) + weight);
        total += weight;
      }
    }
  const sorted = [...weights].sort(([, one], [, other]) => other - one);
  const least = Math.max(LEAST_SHARE * total, LEAST_OF_FIRST * (sorted[0]?.[1] ?? 0));
  return sorted
    .filter(([, weight]) => weight >= least)
    .map(([colour]) => colour)
    .slice(0, mostColours);
}

/** The colours of walls, ceilings and skies. */
const neutrals: ReadonlySet<Colour> = new Set(['white', 'cream', 'grey']);
const NEUTRAL = 0.6;

/** A colour with a smaller share of the picture, or of what the first colour has, is not a main one. */
const LEAST_SHARE = 0.12;
const LEAST_OF_FIRST = 0.4;

/** 1 in the middle of a side, and less than a third at its ends. */
function middle(place: number): number {
  return 1 - 0.7 * (2 * place - 1) ** 2;
}
