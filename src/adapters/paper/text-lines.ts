/**
 * `textLines('Woven grass, ivory', 7.4, 183)` → `{ lines: 1, sure: true }`: the lines of a text in a font size and a column,
 * both in points. `sure`: it fits on one line, and the engine need not measure it. Else `lines` is the maximum.
 */
export function textLines(text: string, points: number, column: number): { lines: number; sure: boolean } {
  const parts = text.split('\n');
  const lines = parts.reduce((sum, part) => sum + broken(part, (column * SAFE) / points), 0);
  return { lines, sure: lines === 1 && [...text].every((letter) => widths.has(letter)) };
}

// Kerning may put two letters slightly further apart than their advances.
const SAFE = 0.99;

// Breaks lines greedily, as the engine does. Because the widths are upper limits, the count is never too low.
function broken(text: string, column: number): number {
  let lines = 1;
  let filled = 0;
  for (const word of text.split(/ (?=[\p{L}\p{M}\p{N}])/u).flatMap((part) => cut(part, column))) {
    const wide = ems(word);
    const gap = filled === 0 ? 0 : ems(' ');
    if (filled > 0 && filled + gap + wide > column) {
      lines += 1;
      filled = wide;
    } else filled += gap + wide;
  }
  return lines;
}

// A word longer than the column continues on the next line.
function cut(word: string, column: number): string[] {
  if (ems(word) <= column) return [word];
  const parts = [''];
  const most = column * 0.6;
  for (const letter of word) {
    const last = parts.length - 1;
    if (ems((parts[last] ?? '') + letter) > most) parts.push(letter);
    else parts[last] += letter;
  }
  return parts;
}

function ems(text: string) {
  let sum = 0;
  for (const letter of text) sum += widths.get(letter) ?? 1;
  return sum;
}

// At least the advance of each letter in both weights of Noto Sans, in ems.
const widths = new Map(
  (
    [
      [0.28, " !',.:;"],
      [0.32, 'Jijl'],
      [0.36, '()-[]`'],
      [0.4, '/I\\f{}'],
      [0.44, 'rt'],
      [0.48, '"?_'],
      [0.52, 'csz'],
      [0.56, '*EFLSvy|'],
      [0.6, '$+0123456789<=>TZ^aekx~×₹'],
      [0.64, 'CPVXYbdghnopqu'],
      [0.68, '#ABKR'],
      [0.76, '&DGHU'],
      [0.8, 'NOQ'],
      [0.84, 'w'],
      [0.88, '%'],
      [0.92, '@'],
      [0.96, 'MWm'],
    ] as const
  ).flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)),
);
