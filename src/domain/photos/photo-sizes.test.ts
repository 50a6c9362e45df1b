import fc from 'fast-check';
import { expect, test } from 'vitest';
import { avifWidths, jpegWidths, maxMasterPixels, shownWidths, variantWidths, wideWidth } from './photo-sizes.ts';

test.each([
  [4000, [512, 1024, 1536]],
  [1536, [512, 1024, 1536]],
  [1535, [512, 1024]],
  [512, [512]],
  [511, [511]],
  [1, [1]],
])('a picture %i pixels wide is kept as JPEG in %j', (pictureWidth, widths) => {
  expect(variantWidths(jpegWidths, pictureWidth)).toEqual(widths);
});

test('no picture is enlarged, each has at least one size, and they ascend', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(avifWidths, jpegWidths),
      fc.integer({ min: 1, max: maxMasterPixels }),
      (widths, picture) => {
        const kept = variantWidths(widths, picture);
        expect(kept.length).toBeGreaterThan(0);
        expect(Math.max(...kept)).toBeLessThanOrEqual(picture);
        expect(kept).toEqual([...new Set(kept)].sort((one, other) => one - other));
      },
    ),
  );
});

test('an upload makes no width above 1536, which would cost too much', () => {
  expect([Math.max(...avifWidths), Math.max(...jpegWidths)]).toEqual([1536, 1536]);
});

test('pages show the wide AVIF that a job adds, and no JPEG of that width', () => {
  const variants = (['avif', 'jpg'] as const).map((format) => ({
    format,
    width: wideWidth,
    height: 1,
    file: 'f',
    bytes: 1,
  }));
  expect([shownWidths(variants, 'avif'), shownWidths(variants, 'jpg')]).toEqual([[2048], []]);
});

test('a page gets the variants of one format, narrowest first, and never the wider master', () => {
  const variants = (
    [
      ['jpg', 2400],
      ['avif', 512],
      ['jpg', 1024],
      ['avif', 256],
    ] as const
  ).map(([format, width]) => ({ format, width, height: width, file: 'f', bytes: 1 }));
  expect([shownWidths(variants, 'avif'), shownWidths(variants, 'jpg')]).toEqual([[256, 512], [1024]]);
});
