import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOut } from './share-out.ts';

test('Each list gets its share, and the first ones get what others leave over', () => {
  expect(shareOut([['a', 'b', 'c'], ['d']], [1, 2], 3)).toEqual(['a', 'b', 'd']);
  expect(
    shareOut(
      [
        ['a', 'b', 'c'],
        ['d', 'e'],
      ],
      [2, 1],
      3,
    ),
  ).toEqual(['a', 'b', 'd']);
  expect(shareOut([[], ['d', 'e'], ['f', 'g']], [2, 1, 1], 4)).toEqual(['d', 'e', 'f', 'g']);
  expect(shareOut([], [], 4)).toEqual([]);
});

test('As many as there is room for are shown, no item twice, and no list is left out', () => {
  const lists = fc.array(fc.array(fc.nat(), { maxLength: 9 }), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(lists, (numbers) => {
      const items = numbers.map((list, place) => list.map((_, index) => `${place} ${index}`));
      const shown = shareOut(items, [3, 4, 2, 1, 2], 12);
      expect(shown).toHaveLength(Math.min(12, items.flat().length));
      expect(new Set(shown).size).toBe(shown.length);
      for (const [place, list] of items.entries())
        if (list.length > 0) expect(shown.some((item) => item.startsWith(`${place} `))).toBe(true);
    }),
  );
});
