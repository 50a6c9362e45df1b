import { expect, test } from 'vitest';
import type { DocumentRecord } from '#contract/documents.ts';
import { answerOf } from './answer-of.ts';

type Part = { kind: 'receipt' | 'note' | 'settlement'; amount: number; endedOn?: string };

/** What the page of an invoice of ₹ 1,180.00 says when nothing is left open. */
function said(parts: Part[]) {
  const allocations = parts.map(({ kind, amount, endedOn = null }) => ({
    source: { id: 'other', kind },
    debt: { id: 'own' },
    amount,
    endedOn,
  }));
  const money = { due: '2026-12-21', open: 0, allocations };
  const record = { id: 'own', kind: 'tax', cancellation: null, proForma: null, totals: { payable: 1180_00 }, money };
  const { figure, sentence } = answerOf(record as unknown as DocumentRecord, '2026-11-21');
  return `${figure} ${sentence}`;
}

test('Only what money paid is said to be paid', () => {
  expect(said([{ kind: 'receipt', amount: 1180_00 }])).toBe('Paid in full: ₹ 1,180.00');
  expect(said([{ kind: 'note', amount: 1180_00 }])).toBe('Credited in full: ₹ 1,180.00');
  expect(
    said([
      { kind: 'receipt', amount: 1000_00 },
      { kind: 'note', amount: 180_00 },
    ]),
  ).toBe('Nothing to pay ₹ 1,000.00 was paid, ₹ 180.00 was credited');
  expect(
    said([
      { kind: 'receipt', amount: 1000_00 },
      { kind: 'settlement', amount: 180_00 },
    ]),
  ).toBe('Nothing to pay ₹ 1,000.00 was paid, ₹ 180.00 was settled');
  expect(said([{ kind: 'settlement', amount: 1180_00 }])).toBe('Nothing to pay ₹ 1,180.00 was settled');
  // A note that was cancelled credits nothing.
  expect(
    said([
      { kind: 'note', amount: 180_00, endedOn: '2026-11-20' },
      { kind: 'receipt', amount: 1180_00 },
    ]),
  ).toBe('Paid in full: ₹ 1,180.00');
});
