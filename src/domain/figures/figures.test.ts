import { expect, test } from 'vitest';
import { rankedOf } from './figures.ts';

test('Of 5,000 products the largest are named, and the others come together to the paisa', () => {
  const products = Array.from({ length: 5_000 }, (_, index) => ({ name: `Product ${index}`, net: index * 100 + 1 }));
  const { rows, others } = rankedOf(products, 7);
  expect(rows.map(({ name }) => name)).toEqual(
    [4999, 4998, 4997, 4996, 4995, 4994, 4993].map((each) => `Product ${each}`),
  );
  expect(others.count).toBe(4_993);
  const total = products.reduce((sum, { net }) => sum + net, 0);
  expect(rows.reduce((sum, { net }) => sum + net, others.net)).toBe(total);
  expect(rankedOf(products, Number.MAX_SAFE_INTEGER)).toMatchObject({ rows: { length: 5_000 }, others: { count: 0 } });
});

test('One more is named rather than another one; what comes to nothing is left out, and what was taken back comes last', () => {
  const rows = [3, -2, 0, 5].map((net) => ({ name: '', net }));
  expect(rankedOf(rows, 2)).toEqual({
    rows: [5, 3, -2].map((net) => ({ name: '', net })),
    others: { count: 0, net: 0 },
  });
  expect(rankedOf([], 7)).toEqual({ rows: [], others: { count: 0, net: 0 } });
});

test('Equal figures are ordered by name, whatever order they are given in', () => {
  const rows = ['Tile', 'Blinds', 'Carpet'].map((name) => ({ name, net: 100_00 }));
  const names = (given: typeof rows) => rankedOf(given, 7).rows.map(({ name }) => name);
  expect(names(rows)).toEqual(['Blinds', 'Carpet', 'Tile']);
  expect(names(rows.toReversed())).toEqual(['Blinds', 'Carpet', 'Tile']);
});
