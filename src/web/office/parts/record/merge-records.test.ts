import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldValue, mergeRecords, orderKey, recordChanges, withValue } from './merge-records.ts';

const base = {
  categories: [
    { id: 1, names: { en: 'Blinds', hi: '' }, hidden: false },
    { id: 2, names: { en: 'Awnings', hi: 'ऑनिंग' }, hidden: false },
    { id: 3, names: { en: 'HPL', hi: 'HPL' }, hidden: false },
  ],
  trending: [3, 1],
};
const [blinds, awnings, hpl] = base.categories as [Item, Item, Item];
type Item = (typeof base.categories)[number];

test('What only the other has changed comes in, and what only I have changed stays', () => {
  const mine = { ...base, categories: [{ ...blinds, names: { en: 'Blinds', hi: 'ब्लाइंड्स' } }, awnings, hpl] };
  const theirs = { ...base, categories: [{ ...blinds, hidden: true }, hpl, awnings], trending: [1, 3] };
  const { merged, changes } = mergeRecords(base, mine, theirs);
  expect(merged).toEqual({
    categories: [{ id: 1, names: { en: 'Blinds', hi: 'ब्लाइंड्स' }, hidden: true }, hpl, awnings],
    trending: [1, 3],
  });
  expect(changes.map(({ path, mine: both }) => [path.join('.'), both])).toEqual([
    ['categories.order', false],
    ['categories.1.hidden', false],
    ['trending.order', false],
  ]);
});

test('Where both have changed a value, mine stays and theirs is told; taking it puts it there', () => {
  const mine = { ...base, categories: [blinds, { ...awnings, names: { en: 'Shades', hi: 'ऑनिंग' } }, hpl] };
  const theirs = { ...base, categories: [blinds, { ...awnings, names: { en: 'Canopies', hi: 'ऑनिंग' } }, hpl] };
  const { merged, changes } = mergeRecords(base, mine, theirs);
  expect(merged).toEqual(mine);
  expect(changes).toEqual([{ path: ['categories', 2, 'names', 'en'], before: 'Awnings', now: 'Canopies', mine: true }]);
  expect(withValue(merged, ['categories', 2, 'names', 'en'], 'Canopies')).toEqual(theirs);
});

test('Both move the rows: my order stays, theirs is told and can be taken', () => {
  const mine = { ...base, categories: [hpl, blinds, awnings] };
  const theirs = { ...base, categories: [awnings, blinds, hpl] };
  const { merged, changes } = mergeRecords(base, mine, theirs);
  expect(merged).toEqual(mine);
  expect(changes).toEqual([{ path: ['categories', orderKey], before: [1, 2, 3], now: [2, 1, 3], mine: true }]);
  expect(withValue(merged, ['categories', orderKey], [2, 1, 3])).toEqual(theirs);
});

test('New items of both stand behind their neighbours, and what one removed and the other changed stays', () => {
  const mine = { ...base, categories: [blinds, { ...awnings, hidden: true }, hpl], trending: [3, 2, 1] };
  const theirs = { ...base, categories: [blinds, hpl, { ...blinds, id: 4 }], trending: [3, 1, 9] };
  const { merged, changes } = mergeRecords(base, mine, theirs);
  expect(merged.categories.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(merged.trending).toEqual([3, 2, 1, 9]);
  expect(changes.map(({ path, mine: both }) => [path.join('.'), both])).toEqual([
    ['categories.2', true],
    ['categories.4', false],
    ['trending.9', false],
  ]);
});

test('A field is found by the numbers of the items, and a slide by its place', () => {
  expect(fieldValue(base, 'categories.2.names.hi')).toBe('ऑनिंग');
  expect(fieldValue(base, 'categories.9.names.hi')).toBeUndefined();
  expect(fieldValue({ home: { slides: [{ category: 2 }, { category: 1 }] } }, 'home.slides.2.category')).toBe(1);
});

const name = fc.constantFrom('', 'Blinds', 'Awnings', 'தமிழ்');
const item = fc.record({ id: fc.integer({ min: 1, max: 5 }), names: fc.record({ en: name, hi: name }) });
const record = fc.record({
  categories: fc.uniqueArray(item, { selector: ({ id }) => id }),
  trending: fc.uniqueArray(fc.integer({ min: 1, max: 5 })),
  units: fc.array(fc.record({ text: name })),
});

test('Alone, the one who has changed something gets exactly what that one wrote', () => {
  fc.assert(
    fc.property(record, record, (one, other) => {
      expect(mergeRecords(one, one, other).merged).toEqual(other);
      expect(mergeRecords(one, other, one)).toEqual({ merged: other, changes: [] });
      expect(mergeRecords(one, other, other)).toEqual({ merged: other, changes: [] });
      expect(recordChanges(one, other).length > 0).toBe(JSON.stringify(one) !== JSON.stringify(other));
    }),
  );
});

test('Whatever both do, nothing that I have typed is lost', () => {
  fc.assert(
    fc.property(record, record, record, (before, mine, theirs) => {
      const { merged } = mergeRecords(before, mine, theirs);
      const written = recordChanges(before, mine).filter(
        ({ now, path }) => now !== undefined && path.at(-1) !== orderKey,
      );
      for (const { path, now } of written) {
        const [list, id, ...rest] = path;
        const items = merged[list as 'categories'] as { id: number }[];
        const at = typeof id === 'number' ? items.find((each) => (each.id ?? each) === id) : items;
        expect(rest.reduce((value: unknown, key) => (value as Record<string, unknown>)[key], at)).toEqual(now);
      }
    }),
  );
});
