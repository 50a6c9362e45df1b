import { expect, test } from 'vitest';
import { withoutCode } from './without-codes.ts';

test.each([
  ['WP 204 Sage, clay', 'Sage, clay'],
  ['WP 204, bedroom wall 2', 'bedroom wall 2'],
  ['Sage, wp204, for the lobby', 'Sage, for the lobby'],
  ['Leaf wallpaper (WP-204)', 'Leaf wallpaper'],
  ['Leaf wallpaper (WP 204 Sage)', 'Leaf wallpaper (Sage)'],
  ['Leaf - WP 204 - wall 2', 'Leaf - wall 2'],
  ['Sage\nWP 204\nwall 2', 'Sage\nwall 2'],
  ['Wall 2, WP 204', 'Wall 2'],
  ['WP 204', ''],
  ['WP 2040 and WP 204-B', 'WP 2040 and WP 204-B'],
  ['No code, two  spaces', 'No code, two  spaces'],
])('“%s” without WP 204 is “%s”', (text, without) => {
  expect(withoutCode(text, 'WP 204')).toBe(without);
});
