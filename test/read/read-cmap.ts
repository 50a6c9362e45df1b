/** The code points for which a TrueType font has a glyph, from the tables of its `cmap` in formats 4 and 12. */
export function readCmap(font: Buffer): Set<number> {
  const found = new Set<number>();
  const cmap = tableAt(font, 'cmap');
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index += 1) {
    const table = cmap + font.readUInt32BE(cmap + 8 + index * 8);
    const format = font.readUInt16BE(table);
    if (format === 4) readSegments(font, table, found);
    if (format === 12) readGroups(font, table, found);
  }
  return found;
}

function tableAt(font: Buffer, name: string): number {
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const entry = 12 + index * 16;
    if (font.toString('latin1', entry, entry + 4) === name) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`The font has no table ${name}.`);
}

function readSegments(font: Buffer, table: number, found: Set<number>): void {
  const segments = font.readUInt16BE(table + 6) / 2;
  const [ends, starts] = [table + 14, table + 16 + segments * 2];
  const [deltas, offsets] = [starts + segments * 2, starts + segments * 4];
  for (let segment = 0; segment < segments; segment += 1) {
    const [first, last] = [font.readUInt16BE(starts + segment * 2), font.readUInt16BE(ends + segment * 2)];
    const offset = font.readUInt16BE(offsets + segment * 2);
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const at = offsets + segment * 2 + offset + (code - first) * 2;
      const glyph = offset === 0 ? code + font.readUInt16BE(deltas + segment * 2) : font.readUInt16BE(at);
      if ((glyph & 0xffff) !== 0) found.add(code);
    }
  }
}

function readGroups(font: Buffer, table: number, found: Set<number>): void {
  for (let group = 0; group < font.readUInt32BE(table + 12); group += 1) {
    const at = table + 16 + group * 12;
    for (let code = font.readUInt32BE(at); code <= font.readUInt32BE(at + 4); code += 1) found.add(code);
  }
}
