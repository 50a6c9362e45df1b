import { expect, test } from 'vitest';
import { languages } from '../text/language.ts';
import { metres, writtenSize } from './format-size.ts';
import { howMuch } from './how-much.ts';
import { measureLines } from './measure-lines.ts';
import { measureWords } from './measure-words.ts';
import type { Pack } from './pack.ts';
import { packWords } from './pack-words.ts';
import { readSize } from './read-size.ts';
import { wallPlan } from './wall-plan.ts';

test('In metres a slat keeps its millimetres, and a wall is written to the centimetre', () => {
  expect([10, 25, 125, 533, 530, 994, 999, 1000, 1219, 3048, 30_000].map(metres)).toEqual([
    '0.01',
    '0.025',
    '0.125',
    '0.533',
    '0.53',
    '0.994',
    '0.999',
    '1',
    '1.22',
    '3.05',
    '30',
  ]);
});

test.each(languages)('The width of a slat is said in %s as it is sold, in words, lines and drawing', (language) => {
  const words = measureWords(language);
  const pack: Pack = { kind: 'piece', widthMm: 25, lengthMm: 2900, wastePercent: 0 };
  const walls = [{ widthMm: 6000, heightMm: 2900, openings: [] }];
  const said = [
    packWords(pack, words),
    ...measureLines({ pack }, walls, howMuch(pack, walls), words).slice(1),
    wallPlan(pack, { widthMm: 6000, heightMm: 2900, openings: [] }, words)?.words,
  ];
  expect(said.map((each) => each?.includes('0.025'))).toEqual([true, true, true, true]);
});

test('A length is written in feet where it is one, else in metres, and read again it is the same', () => {
  expect(writtenSize(3658)).toBe('12 ft');
  expect(writtenSize(3200)).toBe('10 ft 6 in');
  expect(writtenSize(5300)).toBe('5.3 m');
  for (let mm = 1; mm <= 30_000; mm += 13) expect(readSize(writtenSize(mm))).toBe(mm);
});
