import { readFileSync } from 'node:fs';
import sharp, { type Color } from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { Outcome } from '#domain/outcome.ts';
import type { MadePicture } from '#operations/ports/photos.ts';
import { openImages } from './open-images.ts';

const images = openImages();
afterAll(() => images.close());

function picture(width: number, height: number, background: Color = '#b03a2e') {
  return sharp({ create: { width, height, channels: 3, background } });
}
function made<T extends MadePicture>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.value;
}
async function make(bytes: Uint8Array) {
  return made(await images.makePhoto(bytes));
}
function master({ variants }: MadePicture) {
  return variants.filter(({ format }) => format === 'jpg').sort((one, other) => other.width - one.width)[0]?.bytes;
}
/** Red, green and blue in the middle of a quarter of the master; `right` and `down` are 0 or 1, from the top left. */
async function colourAt(made: MadePicture, right = 0, down = 0) {
  const { data, info } = await sharp(master(made)).raw().toBuffer({ resolveWithObject: true });
  const [x, y] = [right, down].map((half, side) =>
    Math.floor(((side ? info.height : info.width) * (1 + 2 * half)) / 4),
  );
  return [...data.subarray(((y ?? 0) * info.width + (x ?? 0)) * 3).subarray(0, 3)];
}
function near(colour: number[], wanted: number[], by = 6) {
  return expect(colour.map((value, at) => Math.abs(value - (wanted[at] ?? 0)) <= by || colour)).toEqual([
    true,
    true,
    true,
  ]);
}

test('a large photo is kept in every width and format, its master at most 2400 pixels', async () => {
  const { width, height, placeholder, variants } = await make(await picture(4000, 3000).jpeg().toBuffer());
  expect({ width, height }).toEqual({ width: 2400, height: 1800 });
  const kept = (wanted: string) =>
    variants.filter(({ format }) => format === wanted).map((one) => [one.width, one.height]);
  expect(kept('avif').reverse()).toEqual([
    [256, 192],
    [384, 288],
    [512, 384],
    [768, 576],
    [1152, 864],
    [1536, 1152],
  ]);
  expect(kept('jpg').reverse()).toEqual([
    [512, 384],
    [1024, 768],
    [1536, 1152],
    [2400, 1800],
  ]);
  expect(placeholder).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/]+=*$/);
  const tiny = await sharp(Buffer.from(placeholder.split(',')[1] ?? '', 'base64')).metadata();
  expect(tiny).toMatchObject({ format: 'webp', width: 16, height: 12 });
});

test('a small photo is never enlarged, and one with exactly a variant’s width gets it once', async () => {
  const sizes = async (width: number) =>
    (await make(await picture(width, 90).png().toBuffer())).variants.map((one) => `${one.format} ${one.width}`);
  expect(await sizes(120)).toEqual(['avif 120', 'jpg 120']);
  expect(await sizes(600)).toEqual(['jpg 600', 'avif 512', 'jpg 512', 'avif 384', 'avif 256']);
  expect((await sizes(1536)).filter((size) => size === 'jpg 1536')).toHaveLength(1);
});

test('a wide master gets its wide AVIF, the same bytes each time, and a narrower one gets none', async () => {
  const wide = await images.makeWide(await picture(2400, 1600).jpeg().toBuffer());
  if (!wide.ok) throw new Error(wide.message);
  expect(wide.value).toMatchObject({ format: 'avif', width: 2048, height: 1365 });
  const { format, width, height } = await sharp(wide.value.bytes).metadata();
  expect({ format, width, height }).toEqual({ format: 'heif', width: 2048, height: 1365 });
  const [first, again] = await Promise.all(
    [1, 2].map(async () => images.makeWide(await picture(2048, 10).jpeg().toBuffer())),
  );
  expect(again).toEqual(first);
  await expect(images.makeWide(await picture(2047, 10).jpeg().toBuffer())).rejects.toThrow('2047 pixels');
});

test('a photo with an orientation is turned upright, and the orientation is removed', async () => {
  const leftRed = picture(40, 20, '#0000ff').composite([
    { input: { create: { width: 20, height: 20, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
  ]);
  const turned = await make(await leftRed.withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer());
  expect({ width: turned.width, height: turned.height }).toEqual({ width: 20, height: 40 });
  near(await colourAt(turned, 0, 0), [254, 0, 0], 12);
  near(await colourAt(turned, 0, 1), [0, 0, 254], 12);
  expect((await sharp(master(turned)).metadata()).orientation).toBeUndefined();
});

test.each([
  [
    'a print file in CMYK',
    () => picture(64, 64, '#a07050').toColourspace('cmyk').jpeg({ quality: 95 }),
    [160, 112, 80],
    25,
  ],
  ['a scan of 16 bits', () => picture(64, 64).toColourspace('rgb16').png(), [176, 58, 46], 6],
  ['a grey photo', () => picture(64, 64, '#808080').toColourspace('b-w').jpeg(), [128, 128, 128], 6],
  [
    'a photo with the colours of a phone’s screen',
    () => picture(64, 64, '#00c000').withIccProfile('p3').png(),
    [0, 192, 0],
    6,
  ],
  ['a cut-out, which stands on white', () => picture(64, 64, '#000000').ensureAlpha(0.5).png(), [128, 128, 128], 6],
  ['a cut-out in WebP', () => picture(64, 64, '#0000ff').ensureAlpha(0).webp({ lossless: true }), [255, 255, 255], 6],
  [
    'a cut-out in grey and 16 bits',
    () => picture(64, 64, '#000000').ensureAlpha(0).toColourspace('grey16').png(),
    [255, 255, 255],
    6,
  ],
])('%s keeps its colours', async (_name, write, colour, by) => {
  near(await colourAt(await make(await write().toBuffer())), colour, by);
});

test('of an animation the first frame is kept', async () => {
  const frames = await Promise.all(['#ff0000', '#0000ff'].map((colour) => picture(64, 48, colour).png().toBuffer()));
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ lossless: true })
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(2);
  const still = await make(moving);
  expect({ width: still.width, height: still.height }).toEqual({ width: 64, height: 48 });
  near(await colourAt(still), [254, 0, 0]);
});

test('a phone’s photo with a harmless fault is accepted; one with damaged pixels is not', async () => {
  const noise = Buffer.from(Array.from({ length: 300 * 200 * 3 }, (_, at) => ((at * at) >> 5) & 255));
  const photo = await sharp(noise, { raw: { width: 300, height: 200, channels: 3 } })
    .jpeg()
    .toBuffer();
  const scan = photo.indexOf(Buffer.from([0xff, 0xda]));
  const slip = Buffer.from(photo);
  slip[scan + 12] = 0;
  expect(await images.makePhoto(slip)).toMatchObject({ ok: true });
  const damage = Buffer.concat([photo.subarray(0, scan + 2000), photo.subarray(scan + 4000)]);
  expect(await images.makePhoto(damage)).toMatchObject({ ok: false, message: expect.stringContaining('damaged') });
});

test('the same file makes the same bytes in every process', async () => {
  const photo = readFileSync(new URL('../../../docs/screenshot.png', import.meta.url));
  const first = await make(photo);
  const other = openImages();
  expect(made(await other.makePhoto(photo))).toEqual(first);
  await other.close();
});
