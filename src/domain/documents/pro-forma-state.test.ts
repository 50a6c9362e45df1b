import { expect, test } from 'vitest';
import { proFormaState } from './pro-forma-state.ts';

const facts = { isDeclined: false, validUntil: '2026-11-21', today: '2026-11-21', rows: [{ invoiced: 0, left: 5 }] };
const part = [
  { invoiced: 3, left: 2 },
  { invoiced: 0, left: 1 },
];
const whole = [
  { invoiced: 5, left: 0 },
  { invoiced: 0, left: 0 },
];

test.each([
  ['open', {}],
  ['open', { validUntil: '', today: '2030-01-01' }],
  ['lapsed', { today: '2026-11-22' }],
  ['lapsed', { today: '2026-11-22', rows: part }],
  ['invoiced in part', { rows: part }],
  ['invoiced in part', { rows: [...whole, { invoiced: 0, left: 1 }] }],
  ['invoiced', { rows: whole }],
  ['invoiced', { rows: whole, today: '2026-11-22' }],
  ['declined', { isDeclined: true, rows: part, today: '2026-11-22' }],
  // A quantity of zero is not invoiced by having nothing left.
  ['open', { rows: [{ invoiced: 0, left: 0 }] }],
])('A pro-forma is %s with %o', (state, changes) => {
  expect(proFormaState({ ...facts, ...changes })).toBe(state);
});
