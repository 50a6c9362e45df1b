import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { languageFacts } from '#domain/text/language.ts';

/** The first of the known tags of WOFF2. Of tables, glyf and loca (10 and 11) alone are stored in another form. */
const CMAP = 0;
const STORED_OTHERWISE = [10, 11];

/** The characters that a font has, by the `cmap` of its WOFF2 file (W3C Recommendation WOFF 2.0, sections 4 and 5). */
function charactersOf(file: Buffer): Set<number> {
  let at = 48;
  const number = () => {
    let value = 0;
    for (;;) {
      const byte = file[at++] ?? 0;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let [from, before] = [-1, 0];
  for (let table = 0; table < file.readUInt16BE(12); table += 1) {
    const flags = file[at++] ?? 0;
    const tag = flags & 63;
    if (tag === 63) at += 4;
    const length = number();
    const isOtherwise = STORED_OTHERWISE.includes(tag) ? flags >> 6 === 0 : flags >> 6 !== 0;
    if (tag === CMAP) from = before;
    before += isOtherwise ? number() : length;
  }
  const cmap = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20))).subarray(from);
  const found = new Set<number>();
  for (let table = 0; table < cmap.readUInt16BE(2); table += 1) {
    const part = cmap.subarray(cmap.readUInt32BE(4 + table * 8 + 4));
    // Segments of characters, up to U+FFFF.
    if (part.readUInt16BE(0) !== 4) continue;
    const size = part.readUInt16BE(6);
    for (let segment = 0; segment < size; segment += 2)
      for (let code = part.readUInt16BE(16 + size + segment); code <= part.readUInt16BE(14 + segment); code += 1)
        found.add(code);
  }
  return found;
}

test('The name of each language is drawn with our letters on the pages of the others', () => {
  for (const { name, script } of Object.values(languageFacts)) {
    if (script === 'latin') continue;
    const file = readFileSync(new URL(`./fonts/anek-names-${script}.woff2`, import.meta.url));
    const letters = charactersOf(file);
    expect(
      [...name].filter((letter) => !letters.has(letter.codePointAt(0) ?? 0)),
      name,
    ).toEqual([]);
    expect(letters.has(0x0915)).toBe(false);
  }
});
