import { expect, test } from 'vitest';
import type { Variant } from '../photos/photo.ts';
import { chooseForPrint } from './choose-for-print.ts';

function picture(...jpegs: [width: number, bytes: number][]): Variant[] {
  const variants = jpegs.map(([width, bytes]) => ({
    format: 'jpg' as const,
    width,
    height: Math.round(width * 0.75),
    file: `${width}`,
    bytes,
  }));
  return [{ format: 'avif', width: 1536, height: 9, file: 'avif', bytes: 1 }, ...variants];
}

function widths(...pictures: Variant[][]) {
  return chooseForPrint(pictures)?.map(({ width }) => width);
}

test('Pictures are printed 1536 pixels wide, and a smaller one as it is; never the master', () => {
  expect(widths(picture([512, 1], [1024, 2], [1536, 3], [2400, 4]), picture([512, 1], [900, 2]))).toEqual([1536, 900]);
  expect(widths(picture([1800, 4]))).toEqual([1800]);
});

test('When they are too many for one file all are smaller, and when nothing helps there is no file', () => {
  const large = picture([512, 3_000_000], [1024, 6_000_000], [1536, 9_000_001]);
  expect(widths(large)).toEqual([1536]);
  expect(widths(large, large)).toEqual([1024, 1024]);
  expect(widths(large, large, large, large)).toEqual([512, 512, 512, 512]);
  expect(chooseForPrint(Array.from({ length: 7 }, () => large))).toBeNull();
});

test('Many pictures are smaller too, because the process that draws holds their pixels', () => {
  const usual = picture([512, 1], [1024, 2], [1536, 3]);
  expect(new Set(widths(...Array(18).fill(usual)))).toEqual(new Set([1536]));
  expect(new Set(widths(...Array(40).fill(usual)))).toEqual(new Set([1024]));
});
