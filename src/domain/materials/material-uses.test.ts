import { expect, test } from 'vitest';
import { buildLine } from '#test/build/build-form.ts';
import { buildDraft } from '#test/build/factories.ts';
import { asksFor, quantitiesOf } from './material-uses.ts';

test.each([
  ['Leaf, WP 204 Sage', true],
  ['wp-204', true],
  ['WP204 for the lobby', true],
  ['WP 204', true],
  ['(WP 204), please', true],
  ['WP 2040', false],
  ['WP 204-B', false],
  ['XWP 204', false],
  ['', false],
])('“%s” names WP 204: %s', (text, names) => {
  expect(asksFor({ message: text, titles: [], items: [] }, 'WP 204')).toBe(names);
  expect(asksFor({ message: '', titles: ['Grass', text], items: [] }, 'WP 204')).toBe(names);
});

test.each([
  ['12', 'Samples: WP 204 Sage. Send to: 12 Example Road'],
  ['A', 'Is a door mat there?'],
  ['Leaf', 'A wall with one leaf'],
])(
  'A message does not ask for %s, which is no code outside of the catalogue; titles and samples do',
  (code, message) => {
    expect(asksFor({ message, titles: [], items: [] }, code)).toBe(false);
    expect(asksFor({ message, titles: [`Weave, ${code} Clay`], items: [] }, code)).toBe(true);
    expect(asksFor({ message, titles: [], items: [{ code: code.toLowerCase() }] }, code)).toBe(true);
  },
);

test('Rows of a material are added up by unit, below zero on a credit note', () => {
  const row = (nth: number, quantity: string, unit: string, material?: string) =>
    buildLine(nth, { quantity, unit, ...(material !== undefined && { material }) });
  const lines = [
    row(1, '2', 'roll', 'WP 204'),
    row(2, '1.5', 'roll', 'WP 204'),
    row(3, '4', 'pcs', 'WP 204'),
    row(4, '9', 'roll'),
  ];
  const draft = { ...buildDraft(), lines };
  expect(quantitiesOf(draft, 'WP 204')).toEqual([
    { unit: 'roll', milli: 3500 },
    { unit: 'pcs', milli: 4000 },
  ]);
  expect(quantitiesOf({ ...draft, kind: 'credit' }, 'WP 204')?.[0]).toEqual({ unit: 'roll', milli: -3500 });
  expect(quantitiesOf(draft, 'WP 20')).toBeNull();
});
