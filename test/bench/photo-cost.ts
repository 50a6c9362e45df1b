import { join } from 'node:path';
import sharp from 'sharp';
import { encoding } from '#adapters/images/encode-picture.ts';
import { openImages } from '#adapters/images/open-images.ts';
import { avifWidths, jpegWidths, maxMasterPixels } from '#domain/photos/photo-sizes.ts';
import { processorTicks, ticksPerSecond } from './processor-ticks.ts';

const ROUNDS = 5;

/**
 * Processor and clock seconds for a photo of 12 megapixels to all its variants, against sharp alone doing the same work in this
 * process, turn by turn. Linux: read from /proc.
 */
export async function photoCost(): Promise<Record<'cpu' | 'wall' | 'aloneCpu' | 'aloneWall' | 'ratio', number>> {
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
}

/** The same pictures, as one would write it down in a script: one decode, each width from it. */
async function sharpAlone(photo: Buffer): Promise<void> {
  const { data, info } = await sharp(photo)
    .resize(maxMasterPixels, maxMasterPixels, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const master = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  await master().jpeg(encoding.jpg).toBuffer();
  for (const width of avifWidths) {
    const sized = master().resize(width);
    await sized.clone().avif(encoding.avif).toBuffer();
    if (jpegWidths.includes(width)) await sized.clone().jpeg(encoding.jpg).toBuffer();
  }
}

/** A phone's photo of a rough surface: a demo picture enlarged, with a sensor's grain over it; 5 MB, at the heavy end of what phones write. */
async function noisyPhoto(): Promise<Buffer> {
  const [width, height] = [4000, 3000];
  const scene = join(import.meta.dirname, '../../demo/photos/artificial-grass-1.jpg');
  const data = await sharp(scene).resize(width, height).sharpen().raw().toBuffer();
  let state = 12_345;
  const chance = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  for (let at = 0; at < data.length; at += 3) {
    const grain = (chance() + chance() + chance() + chance() - 2) * 15;
    for (let colour = at; colour < at + 3; colour++)
      data[colour] = Math.max(0, Math.min(255, (data[colour] ?? 0) + grain + 9 * (chance() - 0.5)));
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer();
}
