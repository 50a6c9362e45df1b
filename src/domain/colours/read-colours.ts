import { type Colour, mostColours } from './colour.ts';
import { type Cells, type PixelRows, pictureCells } from './picture-cells.ts';
import { shareColour } from './share-colour.ts';
import { skyAndLawn } from './sky-and-lawn.ts';

/**
 * The main colours of a picture, the first one first; of a green half and a grey one: `['green', 'grey']`. What is behind most
 * products counts less: plain paint, the colours of walls and floors, and outdoors those of sky and plants. The middle
 * counts more than the edges.
 */
export function readColours(pixels: PixelRows): Colour[] {
  const picture = pictureCells(pixels);
  const isScene = contrast(picture) > SCENE;
  const outside = skyAndLawn(picture);
  const ground = outside ? [...indoors, ...outdoors] : indoors;
  const weights = new Map<Colour, number>();
  let total = 0;
  for (const [at, { colour, isPlain }] of picture.cells.entries()) {
    if (outside?.[at]) continue;
    const [row, column] = [Math.floor(at / picture.columns), at % picture.columns];
    const place = middle((column + 0.5) / picture.columns) * middle((row + 0.5) / picture.rows);
    for (const [name, share] of shareColour(colour, isScene)) {
      const weight = place * share * (ground.includes(name) ? GROUND : 1) * (isPlain ? PLAIN : 1);
      weights.set(name, (weights.get(name) ?? 0) + weight);
      total += weight;
    }
  }
  const sorted = [...weights].sort(([, one], [, other]) => other - one);
  const least = Math.max(LEAST_SHARE * total, LEAST_OF_FIRST * (sorted[0]?.[1] ?? 0));
  return sorted
    .filter(([, weight]) => weight >= least)
    .map(([name]) => name)
    .slice(0, mostColours);
}

/** The colours of walls, ceilings, wooden floors and furniture; and those of plants and of the sky in windows. */
const indoors: readonly Colour[] = ['white', 'cream', 'grey', 'brown'];
const outdoors: readonly Colour[] = ['green', 'blue'];
const GROUND = 0.7;
const PLAIN = 0.3;

/** A colour with a smaller share of the picture, or of what the first colour has, is not a main one. */
const LEAST_SHARE = 0.12;
const LEAST_OF_FIRST = 0.4;

/** How much lighter the lightest cells are than the darkest; the very lightest and darkest are lamps and gaps. */
function contrast({ cells }: Cells): number {
  const sorted = cells.map(({ colour }) => colour.lightness).sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * sorted.length)] ?? 0;
  return at(0.97) - at(0.05);
}

/** Less is a sample alone, more a room or a building. */
const SCENE = 0.25;

/** 1 in the middle of a side, and less than a third at its ends. */
function middle(place: number): number {
  return 1 - 0.7 * (2 * place - 1) ** 2;
}
