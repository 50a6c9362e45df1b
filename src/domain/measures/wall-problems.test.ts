import { expect, test } from 'vitest';
import { surfaceUses } from '../photos/photo-surface.ts';
import { languages } from '../text/language.ts';
import { measureWords } from './measure-words.ts';
import type { Pack } from './pack.ts';
import { packProblems } from './pack-problems.ts';
import { wallProblems } from './wall-problems.ts';

const wall = { widthMm: 3658, heightMm: 3048, openings: [] };
const roll: Pack = { kind: 'roll', widthMm: 530, lengthMm: 10_050, repeatMm: 0, trimMm: 100, wastePercent: 0 };

test.each([
  [{ widthMm: 0 }, 'walls.0.widthMm', 'A wall is 0.3 to 30 m wide. Write a size like'],
  [{ widthMm: 53_000 }, 'walls.0.widthMm', 'A wall is 0.3 to 30 m wide. 53 m looks like 5.3 m.'],
  [{ heightMm: 500_000 }, 'walls.0.heightMm', 'A wall is 0.3 to 30 m high. This is 500 m.'],
  [
    { openings: [{ widthMm: 4000, heightMm: 2000 }] },
    'walls.0.openings.0.widthMm',
    'The opening is wider than its wall: 4 m in 3.66 m.',
  ],
  [
    { openings: [{ widthMm: 900, heightMm: 3500 }] },
    'walls.0.openings.0.heightMm',
    'The opening is higher than its wall: 3.5 m in 3.05 m.',
  ],
  [
    { openings: [2000, 1658].map((widthMm) => ({ widthMm, heightMm: 3048 })) },
    'walls.0.openings',
    'The doors and windows are together as large as the wall.',
  ],
  [{ heightMm: 10_000 }, 'walls.0.heightMm', 'A strip here is 10.1 m, longer than a roll of 10.05 m.'],
])('A wall with %j is refused at %s', (change, field, message) => {
  expect(wallProblems([{ ...wall, ...change }], roll)).toEqual([{ field, message: expect.stringContaining(message) }]);
});

test.each([
  [{ ...roll, widthMm: 100 }, 17, 'That is 5100 strips or columns. At most 5000'],
  [{ kind: 'piece', widthMm: 10, lengthMm: 10, wastePercent: 0 }, 2, 'That is 6000 strips or columns. At most 5000'],
] satisfies [Pack, number, string][])('%j on %i walls of 30 m is refused', (pack, count, message) => {
  const walls = Array.from({ length: count }, () => ({ ...wall, widthMm: 30_000 }));
  expect(wallProblems(walls, pack)).toEqual([{ field: 'walls', message: expect.stringContaining(message) }]);
  expect(wallProblems(walls.slice(1), pack)).toEqual([]);
});

test.each(languages)('%s names what is measured: wall, floor, ceiling, facade', (language) => {
  const said = surfaceUses.map((use) =>
    wallProblems([{ ...wall, widthMm: 0, heightMm: 0 }], null, measureWords(language, use)).map(
      ({ message }) => message,
    ),
  );
  expect(new Set(said.flat()).size).toBe(2 * surfaceUses.length);
  expect(said[0]).toEqual(
    wallProblems([{ ...wall, widthMm: 0, heightMm: 0 }], null, measureWords(language)).map(({ message }) => message),
  );
});

test('A wall that can be papered has no problem, in any language', () => {
  for (const language of languages) expect(wallProblems([wall], roll, measureWords(language))).toEqual([]);
});

test.each([
  [{ widthMm: 0 }, 'widthMm'],
  [{ lengthMm: 500_000 }, 'lengthMm'],
  [{ repeatMm: 12_000 }, 'repeatMm'],
  [{ trimMm: -1 }, 'trimMm'],
  [{ wastePercent: 80 }, 'wastePercent'],
])('A roll with %j is refused at %s', (change, field) => {
  expect(packProblems({ ...roll, ...change }).map((problem) => problem.field)).toEqual([field]);
});

test('A box without an area is refused', () => {
  expect(packProblems({ kind: 'box', areaMm2: 0, wastePercent: 0 }).map(({ field }) => field)).toEqual(['areaMm2']);
});

test.each(languages)('%s has every word, with the same places, and lines with a label', (language) => {
  const places = (pattern: string) => [...pattern.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted();
  const [english, here] = [Object.entries(measureWords('en')), measureWords(language)];
  for (const [name, word] of english) {
    const translated = here[name as keyof typeof here];
    expect([name, places(translated)]).toEqual([name, places(word)]);
    if (word.includes(': {')) expect([name, translated.includes(': ')]).toEqual([name, true]);
  }
});
