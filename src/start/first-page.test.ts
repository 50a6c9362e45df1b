import { expect, test } from 'vitest';
import { firstPage } from './first-page.ts';

test('A start names the choice while the shop is a demo, set-up while it is empty, and nothing once it trades', () => {
  const origin = 'http://127.0.0.1:3000';
  expect(firstPage({ demo: true }, origin)).toEqual([
    `Look around in the demo, or set up your own shop: ${origin}/setup`,
  ]);
  expect(firstPage(null, origin)).toEqual([`Set up your shop: ${origin}/setup`]);
  expect(firstPage({ demo: false }, origin)).toEqual([]);
});
