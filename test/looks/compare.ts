import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** A picture that is not the same in both folders. `pixels`: how many differ; `box`: where, in pixels of the higher picture. */
export type Difference = { picture: string; pixels: number; box: { top: number; bottom: number } };

export type Compared = { same: number; different: Difference[]; gone: string[]; added: string[] };

/** More than this in a channel of a pixel is another colour. */
const TOLERANCE = 6;

/** Compares two folders of pictures, by name. Writes for each difference `name.png` into `marked`: the new one in grey, in red what differs. */
export async function compare(before: string, after: string, marked: string, only: RegExp): Promise<Compared> {
  const names = (folder: string) =>
    new Set(
      readdirSync(folder)
        .toSorted()
        .filter((name) => name.endsWith('.png') && only.test(name)),
    );
  const [old, now] = [names(before), names(after)];
  const both = [...now].filter((name) => old.has(name));
  const different: Difference[] = [];
  for (const picture of both) {
    const difference = await compareTwo(join(before, picture), join(after, picture), join(marked, picture));
    if (difference) different.push({ picture, ...difference });
  }
  return {
    same: both.length - different.length,
    different,
    gone: [...old].filter((name) => !now.has(name)),
    added: [...now].filter((name) => !old.has(name)),
  };
}

async function compareTwo(before: string, after: string, marked: string): Promise<Omit<Difference, 'picture'> | null> {
  const files = await Promise.all([readFile(before), readFile(after)]);
  if (files[0].equals(files[1])) return null;
  const [old, now] = [await readPixels(files[0]), await readPixels(files[1])];
  const [width, height] = [Math.max(old.width, now.width), Math.max(old.height, now.height)];
  const out = Buffer.alloc(width * height * 3, 255);
  let pixels = 0;
  let [top, bottom] = [height, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      const [one, other] = [pixelAt(old, x, y), pixelAt(now, x, y)];
      const isOther = one === null || other === null || differs(old.data, one, now.data, other);
      const light = other === null ? 255 : 155 + ((now.data[other + 1] ?? 0) >> 2) + 36;
      out[at] = isOther ? 220 : Math.min(255, light);
      out[at + 1] = isOther ? 20 : Math.min(255, light);
      out[at + 2] = isOther ? 40 : Math.min(255, light);
      if (!isOther) continue;
      pixels += 1;
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  if (pixels === 0) return null;
  await sharp(out, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(marked);
  return { pixels, box: { top, bottom } };
}

type Pixels = { data: Buffer; width: number; height: number };

async function readPixels(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function pixelAt({ width, height }: Pixels, x: number, y: number): number | null {
  return x < width && y < height ? (y * width + x) * 3 : null;
}

function differs(one: Buffer, at: number, other: Buffer, there: number): boolean {
  for (const channel of [0, 1, 2])
    if (Math.abs((one[at + channel] ?? 0) - (other[there + channel] ?? 0)) > TOLERANCE) return true;
  return false;
}
