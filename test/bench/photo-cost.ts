import sharp from 'sharp';
import { encoding } from '#adapters/images/encode-picture.ts';
import { openImages } from '#adapters/images/open-images.ts';
import { avifWidths, jpegWidths, mostMasterPixels } from '#domain/gallery/photo-sizes.ts';
import { processorTicks, ticksPerSecond } from './processor-ticks.ts';

const ROUNDS = 5;

/**
 * Processor and clock seconds for a photo of 12 megapixels to all its variants, against sharp alone doing the same work in this
 * process, turn by turn. Linux: read from /proc.
 */
export const photoCost = async (): Promise<Record<'cpu' | 'wall' | 'aloneCpu' | 'aloneWall' | 'ratio', number>> => {
  const photo = await noisyPhoto();
  const images = openImages({ children: 1 });
  await images.makePhoto(photo);
  sharp.concurrency(1);
  sharp.cache(false);
  const sums = { cpu: 0, wall: 0, aloneCpu: 0, aloneWall: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const [pid = 0] = images.pids();
    let [ticks, begun] = [processorTicks(pid), performance.now()];
    const outcome = await images.makePhoto(photo);
    if (!outcome.ok) throw new Error(outcome.message);
    sums.cpu += (processorTicks(pid) - ticks) / ticksPerSecond / ROUNDS;
    sums.wall += (performance.now() - begun) / 1000 / ROUNDS;

    [ticks, begun] = [processorTicks(process.pid), performance.now()];
    await sharpAlone(photo);
    sums.aloneCpu += (processorTicks(process.pid) - ticks) / ticksPerSecond / ROUNDS;
    sums.aloneWall += (performance.now() - begun) / 1000 / ROUNDS;
  }
  await images.close();
  return { ...sums, ratio: sums.cpu / sums.aloneCpu };
};

/** The same pictures, as one would write it down in a script: one decode, each width from it. */
const sharpAlone = async (photo: Buffer): Promise<void> => {
  const { data, info } = await sharp(photo)
    .resize(mostMasterPixels, mostMasterPixels, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const master = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  await master().jpeg(encoding.jpg).toBuffer();
  for (const width of avifWidths) {
    const sized = master().resize(width);
    await sized.clone().avif(encoding.avif).toBuffer();
    if (jpegWidths.includes(width)) await sized.clone().jpeg(encoding.jpg).toBuffer();
  }
};

/** Like a phone's photo of a rough surface: texture with a sensor's grain over it, 5 MB, at the heavy end of what phones write. */
const noisyPhoto = async (): Promise<Buffer> => {
  const [width, height] = [4000, 3000];
  let state = 7;
  const chance = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const scene = { raw: { width: 1000, height: 750, channels: 3 as const } };
  const leaves = Buffer.from(Array.from({ length: 1000 * 750 * 3 }, (_, at) => 55 + (at % 3) * 20 + 90 * chance()));
  const data = await sharp(leaves, scene).blur(0.7).resize(width, height).raw().toBuffer();
  for (let at = 0; at < data.length; at++)
    data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) + 24 * (chance() - 0.5)));
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer();
};
