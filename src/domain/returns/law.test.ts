import { expect, test } from 'vitest';
import { isDate } from '../calendar/indian-date.ts';
import { law, lawReadOn, legalFigure } from './law.ts';

test.each(Object.entries(law))('%s has figures in the order of their days, each with its source', (_, figures) => {
  const days = figures.map(({ from }) => from);
  expect(days.every(isDate)).toBe(true);
  expect(days).toEqual([...days].sort());
  expect(days.every((day) => day <= lawReadOn)).toBe(true);
  for (const { source } of figures) expect(source).toMatch(/\S{3}/);
});

test('A figure holds from its day on, and the first one before it', () => {
  expect(legalFigure('b2clAbove', '2024-07-31')).toBe(2_50_000_00);
  expect(legalFigure('b2clAbove', '2024-08-01')).toBe(1_00_000_00);
  expect(legalFigure('monthlyDueDay', '2017-07-01')).toBe(11);
});
