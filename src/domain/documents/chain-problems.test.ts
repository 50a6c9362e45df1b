import { expect, test } from 'vitest';
import { buildDraft } from '#test/build/factories.ts';
import type { InvoiceDraft } from '../invoices/invoice.ts';
import { chainProblems } from './chain-problems.ts';
import { declineProblem } from './decline-problem.ts';
import { withoutChain } from './without-chain.ts';

function said(changes: Parameters<typeof buildDraft>[0], more: Partial<InvoiceDraft> = {}) {
  return chainProblems({ ...buildDraft(changes), ...more }).map(({ field, message }) => `${field}: ${message}`);
}

test('Only a pro-forma is valid until a day, and not until one before its own date', () => {
  expect(said({ type: 'pro' }, { validUntil: '2026-11-21' })).toEqual([]);
  expect(said({ type: 'pro' }, { validUntil: '2026-12-31' })).toEqual([]);
  expect(said({ type: 'pro' }, { validUntil: '2026-11-20' })).toEqual([
    'validUntil: Valid until is before the document’s own date, 21/11/2026',
  ]);
  expect(said({ type: 'pro' }, { validUntil: '31/12/2026' })).toEqual([
    'validUntil: Valid until is not a date: enter DD/MM/YYYY',
  ]);
  // The date itself is told where it stands.
  expect(said({ type: 'pro', orderDate: 'soon' }, { validUntil: '2026-11-20' })).toEqual([]);
  for (const type of ['tax', 'credit'])
    expect(said({ type }, { validUntil: '2026-12-31' })).toEqual([
      'validUntil: Valid until is for pro-formas: leave it blank',
    ]);
  expect(said({ type: 'tax' })).toEqual([]);
});

test('A row that comes from a row of a pro-forma names both', () => {
  const from = { from: 'the pro-forma' };
  expect(said({ fromRow1: '1' }, from)).toEqual([]);
  expect(said({ fromRow1: '999999999999999' }, from)).toEqual([]);
  expect(said({ fromRow1: '1' })).toEqual([
    'line 1 fromRow: Row 1 comes from a row of another document: name that document too',
  ]);
  for (const fromRow1 of ['0', '01', '1.5', '-1', 'one', '1 ', '9999999999999999'])
    expect([fromRow1, ...said({ fromRow1 }, from)]).toEqual([
      fromRow1,
      'line 1 fromRow: Row 1: the row it comes from is a whole number',
    ]);
});

test('A copy is a document of its own: it comes from nothing and has no last day', () => {
  const draft = { ...buildDraft({ type: 'pro', fromRow1: '1' }), from: 'x', validUntil: '2026-12-31' };
  expect(withoutChain(draft)).toEqual(buildDraft({ type: 'pro' }));
});

test('A decline has a reason of at most 200 characters', () => {
  expect(declineProblem(' ')).toBe('Write why the buyer declined');
  expect(declineProblem('Too late')).toBeNull();
  expect(declineProblem(` ${'x'.repeat(200)} `)).toBeNull();
  expect(declineProblem('x'.repeat(201))).toBe('The reason can have at most 200 characters');
});
