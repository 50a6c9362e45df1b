import fc from 'fast-check';
import { expect, test } from 'vitest';
import { avifWidths, jpegWidths, maxMasterPixels, shownWidths, variantWidths } from './photo-sizes.ts';

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

test('pages show at most the widest of the fixed widths', () => {
  expect([Math.max(...avifWidths), Math.max(...jpegWidths)]).toEqual([1536, 1536]);
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
