import { expect, test } from 'vitest';
import { ewayStateWords, shareStateWords } from './sent-words.ts';

const until = '2027-01-22T06:00:00.000Z';
const lastOpenedAt = '2026-11-20T12:35:00.000Z';

test.each([
  [{ count: 1, openings: 0, lastOpenedAt: null }, '1 link open until 22/01/2027. Never opened.'],
  [{ count: 1, openings: 1, lastOpenedAt }, '1 link open until 22/01/2027. Opened once 20/11/2026 18:05.'],
  [{ count: 2, openings: 3, lastOpenedAt }, '2 links open until 22/01/2027. Opened 3 times, last 20/11/2026 18:05.'],
])('%o reads “%s”', (shares, words) => {
  expect(shareStateWords({ until, ...shares })).toBe(words);
});

const bill = { number: '771200004821', validUntil: '2026-11-24', required: true };

test.each([
  [{ ...bill, state: 'made' }, '7712 0000 4821, valid until 24/11/2026'],
  [{ ...bill, state: 'waiting', validUntil: '' }, '7712 0000 4821, waits for Part B'],
  [{ ...bill, state: 'cancelled' }, '7712 0000 4821, cancelled at the portal'],
  [{ state: 'none', required: true }, 'None was made, and the law wants one (rule 138).'],
  [{ state: 'none', required: false }, 'None was made, and the law wants none.'],
  [
    { state: 'none', required: null },
    'None was made. Whether the law wants one is not known: the delivery address shows no state.',
  ],
] as const)('%o reads “%s”', (eway, words) => {
  expect(ewayStateWords({ number: '', validUntil: '', ...eway })).toBe(words);
});
