import { expect, test } from 'vitest';
import { buildCompany, buildDraft } from '#test/build/factories.ts';
import { takeAnyValue } from '../catalogue/form-lists.ts';
import { draftProblems } from './draft-problems.ts';
import { paymentWords } from './payment-terms.ts';
import { readDraft } from './read-draft.ts';
import { invoiceSheet } from './sheet/invoice-sheet.ts';

const invoice = { ...buildDraft(), date: '2026-11-21' };

test.each([
  [{ dueDate: '2026-11-20' }, 'Due Date is before the document’s own date, 21/11/2026'],
  [{ dueDate: '31/12' }, 'Due Date is not a date: enter DD/MM/YYYY, or +30 for 30 days after Date'],
  [{ dueDate: '2126-12-21' }, 'Due Date can be at most 3653 days after 21/11/2026'],
  [{ dueDate: '2026-12-21', kind: 'pro' as const }, 'Due Date is for tax invoices: leave it blank'],
  [
    { paymentTerms: 'at once', kind: 'credit' as const },
    'Terms of Payment are for invoices and pro-formas: leave it blank',
  ],
  [
    { paymentTerms: 'at once', kind: 'challan' as const, purpose: 'site' },
    'Terms of Payment are for invoices and pro-formas: leave it blank',
  ],
])('%o is refused with what to do', (terms, message) => {
  const found = draftProblems({ ...invoice, ...terms }, takeAnyValue).map((problem) => problem.message);
  expect(found).toEqual([message]);
});

test('A due date on the day itself, ten years later, and terms of a pro-forma are taken', () => {
  const taken = [{ dueDate: '2026-11-21' }, { dueDate: '2036-11-21' }, { paymentTerms: 'half with the order' }];
  for (const terms of taken) expect(draftProblems({ ...invoice, ...terms }, takeAnyValue)).toEqual([]);
  expect(draftProblems({ ...invoice, kind: 'pro', paymentTerms: 'half first' }, takeAnyValue)).toEqual([]);
});

test('The paper says the last day to pay, its days, and the terms', () => {
  const drawn = invoiceSheet(
    readDraft({ ...invoice, dueDate: '2026-12-21', paymentTerms: 'By cheque' }),
    buildCompany(),
    {
      copy: 'original',
      specimen: false,
    },
  );
  expect(drawn.refs).toContainEqual(['Terms of Payment', 'Due 21/12/2026, 30 days. By cheque']);
  expect(paymentWords({ date: '2026-11-21', dueDate: '2026-11-22' })).toBe('Due 22/11/2026, 1 day');
  expect(paymentWords({ date: '2026-11-21', dueDate: '2026-11-21' })).toBe('Due 21/11/2026');
  expect(paymentWords({ date: '2026-11-21', paymentTerms: 'By cheque' })).toBe('By cheque');
});

test('A document without both is read and printed as before', () => {
  expect(readDraft(invoice)).not.toHaveProperty('dueDate');
  expect(readDraft(invoice)).not.toHaveProperty('paymentTerms');
});
