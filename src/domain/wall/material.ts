import { shareOfByte } from './linear-light.ts';
import type { Picture } from './picture.ts';

/** A picture of a surface for looking at it from near and far: red, green and blue of 0 to 1 of the light, in powers of two. */
export type Material = {
  /** The first as fine as the picture, each next one half as wide and high, down to one by one. */
  readonly levels: readonly { readonly width: number; readonly height: number; readonly texels: Float32Array }[];
  /** What it gives back of white light as a whole. */
  readonly mean: readonly [red: number, green: number, blue: number];
};

/** Made once for each surface; of 1,400 by 1,400 pixels it takes as long as a few frames. */
export function readMaterial(picture: Picture): Material {
  const [width, height] = sizeOfFirst(picture);
  let level = { width, height, texels: shrunk(picture, width, height) };
  const levels = [level];
  while (level.width > 1 || level.height > 1) {
    level = halved(level);
    levels.push(level);
  }
  const [red = 0, green = 0, blue = 0] = level.texels;
  return { levels, mean: [red, green, blue] };
}

/** Enough for a mural across a photo of 1600 pixels, and 25 MB. */
const MOST_TEXELS = 2 ** 21;

function sizeOfFirst({ width, height }: Picture): [number, number] {
  let [across, down] = [Math.floor(Math.log2(width)), Math.floor(Math.log2(height))];
  while (2 ** (across + down) > MOST_TEXELS) {
    if (across >= down) across--;
    else down--;
  }
  return [2 ** across, 2 ** down];
}

/** The mean of what each texel covers of the picture, in linear light. */
function shrunk(picture: Picture, width: number, height: number): Float32Array {
  const { data } = picture;
  const across = cover(picture.width, width);
  const texels = new Float32Array(3 * width * height);
  const row = new Float32Array(3 * width);
  const down = cover(picture.height, height);
  for (let y = 0; y < picture.height; y++) {
    row.fill(0);
    for (let x = 0; x < picture.width; x++) {
      const pixel = 4 * (y * picture.width + x);
      for (let channel = 0; channel < 3; channel++) {
        const share = shareOfByte[data[pixel + channel] as number] as number;
        const texel = 3 * (across.into[x] as number) + channel;
        (row[texel] as number) += share * (across.share[x] as number);
        if (across.rest[x]) (row[texel + 3] as number) += share * (across.rest[x] as number);
      }
    }
    const target = 3 * width * (down.into[y] as number);
    for (let at = 0; at < row.length; at++)
      (texels[target + at] as number) += (down.share[y] as number) * (row[at] as number);
    if (!down.rest[y]) continue;
    for (let at = 0; at < row.length; at++)
      (texels[target + row.length + at] as number) += (down.rest[y] as number) * (row[at] as number);
  }
  return texels;
}

/** Into which of `few` each of `many` goes, with which share of it; the rest goes into the next. */
function cover(many: number, few: number) {
  const size = many / few;
  const into = Int32Array.from({ length: many }, (_, from) => Math.floor(from / size));
  const rest = Float64Array.from(into, (to, from) =>
    to + 1 < few ? Math.max(0, from + 1 - (to + 1) * size) / size : 0,
  );
  return { into, rest, share: rest.map((share) => 1 / size - share) };
}

function halved({ width, height, texels }: { width: number; height: number; texels: Float32Array }) {
  const [across, down] = [Math.max(1, width / 2), Math.max(1, height / 2)];
  const half = new Float32Array(3 * across * down);
  const [right, below] = [width > 1 ? 3 : 0, height > 1 ? 3 * width : 0];
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const from = 3 * ((height > 1 ? 2 * y : y) * width + (width > 1 ? 2 * x : x));
      for (let channel = from; channel < from + 3; channel++)
        half[3 * (y * across + x) + channel - from] =
          ((texels[channel] as number) +
            (texels[channel + right] as number) +
            (texels[channel + below] as number) +
            (texels[channel + right + below] as number)) /
          4;
    }
  return { width: across, height: down, texels: half };
}
