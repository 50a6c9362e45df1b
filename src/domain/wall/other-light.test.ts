import { expect, test } from 'vitest';
import { isOtherLight } from './other-light.ts';

test.each([
  ['the same', 0, 0, 0, true],
  ['sun: twice as light and warmer', 0.7, 0.4, 0.05, true],
  ['a shadow, bluer', -0.8, -0.3, 0.02, true],
  ['an orange cushion: darker and much warmer', -0.4, 0.8, -0.05, false],
  ['a plant: greener', -0.6, 0.1, 0.3, false],
  ['a black lamp', -2.5, 0, 0, false],
  ['a lampshade: lighter than sun could be', 1.8, 0.3, 0, false],
])('%s', (_, level, warmth, tint, expected) => {
  expect(isOtherLight(level, warmth, tint)).toBe(expected);
});

test('What noise explains is forgiven', () => {
  expect(isOtherLight(0, 0, 0.06)).toBe(false);
  expect(isOtherLight(0, 0, 0.06, 0.04)).toBe(true);
});
