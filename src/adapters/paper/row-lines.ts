import type { InvoiceSheet } from '#domain/invoice/invoice-sheet.ts';

/**
 * `rowLines({ name: 'Wallpaper', note: 'Ivory', … }, 183)` → `{ lines: 2, sure: true }`: what a row's description takes in a
 * column of so many points. When sure the engine need not measure the row, which is half of its work for it; else `lines` is the most it takes.
 */
export const rowLines = ({ name, note }: InvoiceSheet['rows'][number], column: number) => {
  const parts = [
    { text: name, points: 8.4 },
    ...note.split('\n').flatMap((text) => (note === '' ? [] : [{ text, points: 7.4 }])),
  ];
  const filled = parts.map(({ text, points }) => (ems(text) * points) / column);
  return {
    lines: filled.reduce((sum, columns) => sum + (columns <= 1 ? 1 : Math.ceil(columns / LEAST_FILLED)), 0),
    sure:
      parts.length <= 2 &&
      filled.every((columns) => columns <= 1) &&
      [...name, ...note].every((letter) => widths.has(letter)),
  };
};

// How much of a line its words fill at least, long words being cut.
const LEAST_FILLED = 0.75;

// At least the advance of each letter in both weights of Noto Sans, in ems.
const widths = new Map(
  (
    [
      [0.3, " '!,.:;ijl"],
      [0.4, 'IJ()[]-`f{}/\\'],
      [0.52, 'trzsc_"?'],
      [0.6, '0123456789aekxvyEFLSTZ×$+<=>^~*|'],
      [0.66, 'bdghnopquCKPRVXY#'],
      [0.8, 'ABDGHNOQU&'],
      [1, 'mwMW%@'],
    ] as const
  ).flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)),
);

const ems = (text: string) => [...text].reduce((sum, letter) => sum + (widths.get(letter) ?? 1), 0);
