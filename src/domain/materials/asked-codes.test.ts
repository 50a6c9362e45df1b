import { expect, test } from 'vitest';
import { openAskedCodes } from './asked-codes.ts';
import { asksFor } from './material-uses.ts';

const codes = ['WP 204', 'WP204', 'WP 2040', 'WP-20', '12', 'HP 7 B', 'Leaf', 'A1', 'KS 5'];

const texts = [
  'Leaf, WP 204 Sage',
  'wp-204, wp 20 and hp7b',
  'WP204 for 12 walls',
  'XWP 204 and WP 204-B',
  'WP  -  204',
  'hp-7 b. WP\n204',
  '(a1) 12',
  'वॉल WP 204 चाहिए',
  // Letters that are K and S where case does not matter.
  'Is \u212aſ 5 there?',
  '',
];

test.each(texts)('“%s” names the codes that it names when they are looked for one by one', (text) => {
  const known = openAskedCodes(codes);
  for (const request of [
    { message: text, titles: [], items: [] },
    { message: '', titles: ['Grass', text], items: [] },
    { message: '', titles: [], items: [{ code: text }] },
  ])
    expect(known.in(request).sort()).toEqual(codes.filter((code) => asksFor(request, code)).sort());
});

test('A code that is added is known, and once, however it is written', () => {
  const known = openAskedCodes(['WP 204']);
  known.add('wp-204');
  known.add('HP 7');
  expect(known.in({ message: 'hp 7 and wp 204', titles: [], items: [] }).sort()).toEqual(['HP 7', 'WP 204']);
});
