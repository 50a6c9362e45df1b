import { expect, test } from 'vitest';
import { isLookAlike } from './is-look-alike.ts';

test.each([
  ['owner', 'оwner'],
  ['owner', 'οwnеr'],
  ['Owner', 'Οwner'],
  ['OWNER', 'ОWNЕR'],
  ['owner', '0wner'],
  ['owner', 'own\u034fer'],
  ['owner', 'owner\ufe0f'],
  ['amit', 'аmit'],
  ['amit', 'arnit'],
  ['meel', 'meeI'],
  ['raj.k', 'rај.k'],
  ['राम', 'राम\u200d'],
])('%s and %s look alike', (one, other) => {
  expect([isLookAlike(one, other), isLookAlike(other, one)]).toEqual([true, true]);
});

test.each([
  ['owner', 'owners'],
  ['meena', 'meera'],
  ['राम', 'रमा'],
  ['मीना', 'मना'],
  ['ram', 'राम'],
  ['asha k', 'ashak'],
])('%s and %s do not', (one, other) => {
  expect(isLookAlike(one, other)).toBe(false);
});
