import { boxSum } from './box-sum.ts';
import { lightOfByte } from './linear-light.ts';
import type { Picture } from './picture.ts';

/**
 * A photo in small, in which the wall is looked for: one place for `step` by `step` pixels. All planes are row by row.
 * `red`, `green` and `blue` are light. The other three are natural logarithms, in which more light is a number added:
 * `level` of the light, `warmth` of red over blue, `tint` of green over what red and blue have in the middle. Daylight, sun and
 * lamps differ in level and warmth; paints, plants and furniture differ in tint too.
 */
export type Overview = {
  readonly width: number;
  readonly height: number;
  readonly step: number;
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
  readonly level: Float32Array;
  readonly warmth: Float32Array;
  readonly tint: Float32Array;
  /** The mean of tint around each place. */
  readonly evenTint: Float32Array;
  /** How far tint may be by noise alone, which a mean does not have: steps of a byte, which are large in the dark, and JPEG. */
  readonly noise: Float32Array;
};

/** Of a photo of 1600 by 1200 pixels, 400 by 300 places. */
export function overview(photo: Picture): Overview {
  const step = Math.max(1, Math.ceil(Math.max(photo.width, photo.height) / LONGEST));
  const [width, height] = [Math.ceil(photo.width / step), Math.ceil(photo.height / step)];
  const plane = () => new Float32Array(width * height);
  const light = { width, height, step, red: plane(), green: plane(), blue: plane() };
  average(photo, light);
  const view = logarithms(light);
  if (typicalNoise(view) < NOISY) return view;
  const [red, green, blue] = [light.red, light.green, light.blue].map((plane) => boxMean(plane, width, height));
  return logarithms({ ...light, red, green, blue } as Light);
}

function logarithms(light: Light): Overview {
  const { width, height, red, green, blue } = light;
  const plane = () => new Float32Array(width * height);
  const [level, warmth, tint, noise] = [plane(), plane(), plane(), plane()];
  for (let at = 0; at < level.length; at++) {
    const ofRed = Math.log((red[at] as number) + NOISE);
    const ofGreen = Math.log((green[at] as number) + NOISE);
    const ofBlue = Math.log((blue[at] as number) + NOISE);
    level[at] = (ofRed + 2 * ofGreen + ofBlue) / 4;
    warmth[at] = ofRed - ofBlue;
    tint[at] = ofGreen - (ofRed + ofBlue) / 2;
    const most = Math.max(red[at] as number, green[at] as number, blue[at] as number);
    noise[at] = most > BLOWN ? NO_COLOUR : STEPS * STEP_OF_WHITE * Math.exp(-(level[at] as number) / GAMMA);
  }
  return { ...light, level, warmth, tint, noise, evenTint: boxMean(tint, width, height) };
}

/** What is so light is cut off in at least one colour, and what is left of the others says little. */
const BLOWN = 1.2;
const NO_COLOUR = 0.3;

/** In what noise explains: where half of the places have more, a place alone says too little of its colour. */
const NOISY = 0.5;

function typicalNoise({ tint, evenTint, noise }: Overview): number {
  const shares: number[] = [];
  for (let at = 0; at < tint.length; at += SAMPLE)
    shares.push(Math.abs((tint[at] as number) - (evenTint[at] as number)) / (noise[at] as number));
  return shares.sort((one, other) => one - other)[Math.floor(shares.length / 2)] ?? 0;
}

const SAMPLE = 37;

type Light = Pick<Overview, 'width' | 'height' | 'step' | 'red' | 'green' | 'blue'>;

const LONGEST = 480;

/** Light that a photo cannot tell from none: it keeps the logarithms of black from being noise alone. */
export const NOISE = 0.01;

function boxMean(plane: Float32Array, width: number, height: number): Float32Array {
  // Beyond the photo there is nothing: at its edges a mean would be too small.
  const mean = new Float32Array(plane);
  const sums = boxSum(plane, width, height, 1);
  for (let y = 1; y < height - 1; y++)
    for (let at = y * width + 1; at < (y + 1) * width - 1; at++) mean[at] = (sums[at] as number) / 9;
  return mean;
}

/** Of sRGB: byte + 14 = 269 light^(1/2.4), so that a step is 2.4 / 269 of white. */
const GAMMA = 2.4;
const STEP_OF_WHITE = GAMMA / 269;
const STEPS = 1.5;

function average(photo: Picture, { width, height, step, red, green, blue }: Light): void {
  const { data } = photo;
  for (let row = 0; row < height; row++) {
    const bottom = Math.min(photo.height, (row + 1) * step);
    for (let column = 0; column < width; column++) {
      const right = Math.min(photo.width, (column + 1) * step);
      let [r, g, b] = [0, 0, 0];
      for (let y = row * step; y < bottom; y++)
        for (let x = column * step; x < right; x++) {
          const at = 4 * (y * photo.width + x);
          r += lightOfByte[data[at] as number] as number;
          g += lightOfByte[data[at + 1] as number] as number;
          b += lightOfByte[data[at + 2] as number] as number;
        }
      const [at, count] = [row * width + column, (bottom - row * step) * (right - column * step)];
      red[at] = r / count;
      green[at] = g / count;
      blue[at] = b / count;
    }
  }
}
