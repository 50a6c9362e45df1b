import { expect, test } from 'vitest';
import { printableRanges } from '#domain/text/unprintable-letters.ts';
import { readCmap } from '#test/read/read-cmap.ts';
import { paperFonts } from './paper-fonts.ts';

test('The form warns about exactly the letters that the paper’s fonts lack in one of the two weights', () => {
  // The light font is for the title only; after it each family has a regular and a semi-bold font.
  const fonts = paperFonts().slice(1).map(readCmap);
  const codes = fonts.flatMap((regular, index) => {
    const bold = fonts[index + 1];
    return index % 2 === 0 ? [...regular].filter((code) => code >= 32 && bold?.has(code)) : [];
  });
  expect(codes.length).toBeGreaterThan(5000);
  const ranges: [number, number][] = [];
  for (const code of [...new Set(codes)].sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  expect(printableRanges).toBe(
    ranges.map(([first, last]) => (first === last ? hex(first) : `${hex(first)}-${hex(last)}`)).join(' '),
  );
});
