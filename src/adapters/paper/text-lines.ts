/**
 * `textLines('Woven grass, ivory', 7.4, 183)` → `{ lines: 1, sure: true }`: what a text of so many points takes in a column
 * of so many points. Sure: it is one line, and the engine need not measure it. Else `lines` is the most that it takes.
 */
export function textLines(text: string, points: number, column: number): { lines: number; sure: boolean } {
  const parts = text.split('\n');
  const lines = parts.reduce((sum, part) => sum + broken(part, (column * SAFE) / points), 0);
  return { lines, sure: lines === 1 && [...text].every((letter) => widths.has(letter)) };
}

// Two letters may stand a hair further apart than their advances say.
const SAFE = 0.99;

// As the engine breaks: each line takes what it holds. With letters taken too wide the count is never too low.
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

// A word longer than the column goes on in the next line, each part of it within a column but for the last letter.
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
