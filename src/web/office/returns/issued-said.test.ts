import { expect, test } from 'vitest';
import { issuedSaid } from './issued-said.ts';

test('The numbers of the period stand in one sentence, with those that were cancelled', () => {
  const runs = [
    { kind: 'tax' as const, from: 'DL/26-27/0017', to: 'DL/26-27/0028', total: 12, cancelled: 1, net: 11 },
    { kind: 'credit' as const, from: 'CN-DL/26-27/001', to: 'CN-DL/26-27/002', total: 2, cancelled: 0, net: 2 },
    { kind: 'tax' as const, from: 'X-1', to: 'X-1', total: 1, cancelled: 0, net: 1 },
  ];
  expect(issuedSaid(runs)).toBe(
    'Invoices DL/26-27/0017 to 0028: 12, 1 cancelled, 11 net; X-1: 1. Credit notes CN-DL/26-27/001 to 002: 2.',
  );
  expect(issuedSaid([])).toBe('No number was used.');
});
