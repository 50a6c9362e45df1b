import { expect, test } from 'vitest';
import { countedUses } from './counted-uses.ts';

const use = (kind: 'tax' | 'credit' | 'request', milli: number) => ({
  ...{ id: `${kind}${milli}`, kind, number: '', date: '2026-11-23', name: '' },
  quantities: milli === 0 ? [] : [{ unit: 'roll', milli }],
});

test('A credit note is no sale: it is counted as taken back, and its quantity is taken off', () => {
  expect(countedUses('Sold', [use('tax', 12_000), use('credit', -12_000)])).toBe('Sold: 1, taken back: 1, 0 roll');
  expect(countedUses('Sold', [use('tax', 12_000), use('tax', 3_000)])).toBe('Sold: 2, 15 roll');
  expect(countedUses('Sold', [use('credit', -3_000)])).toBe('Sold: 0, taken back: 1, −3 roll');
  expect(countedUses('Asked for', [])).toBe('Asked for: 0');
  expect(countedUses('Asked for', Array(500).fill(use('request', 0)))).toBe('Asked for: 500, of the newest 500');
});
