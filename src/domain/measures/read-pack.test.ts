import { expect, test } from 'vitest';
import { openingPacks } from './opening-packs.ts';
import { packProblems } from './pack-problems.ts';
import { packText, readPack } from './read-pack.ts';

const roll = (widthMm: number, lengthMm: number, repeatMm = 0) => ({
  ...{ kind: 'roll', widthMm, lengthMm, repeatMm, trimMm: 100, wastePercent: 0 },
});
const piece = (widthMm: number, lengthMm: number) => ({ kind: 'piece', widthMm, lengthMm, wastePercent: 5 });
const box = (areaMm2: number) => ({ kind: 'box', areaMm2, wastePercent: 5 });

test.each([
  ['Roll 0.53 x 10.05 m', roll(530, 10_050)],
  ['roll of 10.05 m × 53 cm, repeat 64 cm', roll(530, 10_050, 640)],
  ['roll 21 in x 33 ft', roll(533, 10_058)],
  ['2440 x 1220', piece(1220, 2440)],
  ['2440 X 1220 mm', piece(1220, 2440)],
  ['8 x 4 ft', piece(1219, 2438)],
  ["8' x 4'", piece(1219, 2438)],
  ['panel: 2.9 m by 145 mm', piece(145, 2900)],
  ['Box of 2.2 sqm', box(2_200_000)],
  ['box 24 sq ft', box(2_229_673)],
  ['Sq. Ft.', openingPacks.area],
  ['by the square foot', openingPacks.area],
  ['RFT', openingPacks.length],
  ['running foot', openingPacks.length],
])('%s is understood', (text, pack) => {
  const read = readPack(text);
  expect(read).toEqual(pack);
  // What was understood is written so that it is understood again.
  expect(read && readPack(packText(read))).toEqual(pack);
  expect(read && packProblems(read)).toEqual([]);
});

test.each([
  '',
  '8 x 4',
  '2440',
  'box',
  'box of many',
  '8 x 4 x 2 ft',
  'two rolls',
  '8 ft x wide',
  '2440 x 1220, repeat 5 cm',
])('%s cannot be told', (text) => expect(readPack(text)).toBeNull());
