import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { printableRanges } from '#domain/text/unprintable-letters.ts';
import { readCmap } from '#test/read-cmap.ts';
import { fontFiles } from './paper-fonts.ts';

const require = createRequire(import.meta.url);
const lettersOf = (file: string) => readCmap(readFileSync(require.resolve(file)));

test('The form warns of exactly the letters that the fonts of the paper do not have in both weights', () => {
  const codes = fontFiles
    .filter((file) => file.includes('400Regular'))
    .flatMap((file) => {
      const bold = lettersOf(file.replaceAll('400Regular', '600SemiBold'));
      return [...lettersOf(file)].filter((code) => code >= 32 && bold.has(code));
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
