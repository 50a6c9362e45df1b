import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { hostilePictures, markersIn } from '#test/build/hostile-pictures.ts';
import { mutatePictures } from '#test/drills/mutate-pictures.ts';
import { startImageChild } from './image-child.ts';
import { openImages } from './open-images.ts';

const images = openImages({ children: 1 });
afterAll(() => images.close());

for (const { name, bytes, becomes } of await hostilePictures())
  test(`${name} ${becomes === 'a picture' ? 'becomes a clean picture' : 'is refused in words'}`, async () => {
    const outcome = await images.makePhoto(bytes);
    if (becomes !== 'a picture')
      return expect(outcome).toMatchObject({ ok: false, kind: 'invalid', message: expect.stringMatching(becomes) });
    if (!outcome.ok) throw new Error(outcome.message);
    for (const variant of outcome.value.variants) {
      expect(markersIn(variant.bytes)).toEqual([]);
      const { format, width, height, exif, icc, xmp } = await sharp(variant.bytes).metadata();
      expect({ format, width, height }).toEqual({
        format: { avif: 'heif', jpg: 'jpeg' }[variant.format],
        width: variant.width,
        height: variant.height,
      });
      expect({ exif, icc, xmp }).toEqual({ exif: undefined, icc: undefined, xmp: undefined });
    }
  });

test('no file of the corpus has ended the process that opens them', () => {
  expect(images.pids()).toHaveLength(1);
});

test('the process that opens pictures has no loader but those of JPEG, PNG and WebP, should a file get past the first look', async () => {
  const child = startImageChild({ maxResidentBytes: 600e6, maxProcessorMs: 30_000 });
  const become = async (bytes: Uint8Array) =>
    Object.keys(Object(await child.make({ make: 'photo', bytes }, 30_000))).join();
  try {
    const plain = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#c03020' } });
    expect(await become(await plain().jpeg().toBuffer())).toBe('made');
    for (const bytes of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
      await plain().tiff().toBuffer(),
      await plain().gif().toBuffer(),
      await plain().avif().toBuffer(),
    ])
      expect(await become(bytes)).toBe('refused');
  } finally {
    await child.end();
  }
});

test('the markers are in the hostile files', async () => {
  const bearing = (await hostilePictures()).filter(({ name }) => /after its end|in its (comment|EXIF)/.test(name));
  expect(bearing.length).toBeGreaterThan(12);
  for (const { bytes } of bearing) expect(markersIn(bytes).length).toBeGreaterThan(0);
});

test('random damage ends no process, takes no long time and leaves no marker', async () => {
  const before = images.pids();
  const report = await mutatePictures(images, 400, Date.now());
  expect(report).toMatchObject({ wrong: [], mutants: 400 });
  expect(Math.min(report.made, report.refused), `seed ${report.seed}`).toBeGreaterThan(20);
  expect(report.megabytes, `seed ${report.seed}`).toBeLessThan(600);
  expect(images.pids(), `seed ${report.seed}`).toEqual(before);
}, 120_000);
