import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AccountEntry } from './account-entry.ts';
import { statementOf } from './statement.ts';

function entry(changes: Partial<AccountEntry>): AccountEntry {
  return {
    ...{ id: 'x', side: 'debt', kind: 'invoice', taxState: 'delhi', number: 'DL/26-27/0001', date: '2026-11-01' },
    ...{ due: '2026-12-01', amount: 100, tds: 0, takesBack: false, counts: true, mode: '', reference: '' },
    ...{ tdsKind: '', reason: '', note: '', about: '', ...changes },
  } as AccountEntry;
}

const receipt = { side: 'source', kind: 'receipt', number: 'RC-DL/26-27/0001', mode: 'upi', amount: 60 } as const;

function shown(...entries: AccountEntry[]) {
  const statement = statementOf({ from: '', to: '2026-11-21', opening: 0, entries, debts: [], advances: [] });
  return statement.lines.map(({ what, note, debit, credit, balance }) =>
    [what, note, debit, credit, balance].join(' | '),
  );
}

test('Each line says what it is, with debit, credit and the balance after it', () => {
  expect(
    shown(
      entry({ about: 'PO-7' }),
      entry({ ...receipt, tds: 10, tdsKind: 'income-tax', reference: 'UTR 9' }),
      entry({ side: 'source', kind: 'note', about: 'DL/26-27/0001', amount: 15 }),
      entry({ kind: 'refund', mode: 'cheque', reference: '004512', amount: 5 }),
      entry({ side: 'source', kind: 'settlement', reason: 'tds', tdsKind: 'gst', note: 'Certificate 12', amount: 3 }),
      entry({ side: 'transfer', kind: 'settlement', reason: 'set-off', amount: 8 }),
      entry({ side: 'source', kind: 'settlement', reason: 'discount', note: 'As agreed by phone', amount: 2 }),
      entry({ side: 'source', kind: 'settlement', reason: 'bad-debt', amount: 7 }),
      entry({ side: 'source', kind: 'settlement', reason: 'rounding', amount: 1 }),
      entry({ side: 'source', kind: 'settlement', reason: 'rounding', amount: 1, takesBack: true, note: 'Was paid' }),
      entry({ kind: 'opening', note: 'from the old book', amount: 4 }),
      entry({ ...receipt, tds: 10, tdsKind: 'gst', takesBack: true, note: 'Sent twice' }),
    ),
  ).toEqual([
    'Tax invoice | Buyer Order No PO-7 | 100 | 0 | 100',
    'Receipt, UPI | UTR 9 | 0 | 50 | 50',
    'TDS held back |  | 0 | 10 | 40',
    'Credit note | Against DL/26-27/0001 | 0 | 15 | 25',
    'Refund, cheque 004512 |  | 5 | 0 | 30',
    'TDS told later, GST, section 51 | Certificate 12 | 0 | 3 | 27',
    'Set-off against an advance |  | 8 | 8 | 27',
    'Discount | As agreed by phone | 0 | 2 | 25',
    'Bad debt |  | 0 | 7 | 18',
    'Rounding |  | 0 | 1 | 17',
    'Rounding, cancelled | Was paid | 1 | 0 | 18',
    'Opening bill | from the old book | 4 | 0 | 22',
    'Receipt, UPI, cancelled | Sent twice | 50 | 0 | 72',
    'TDS held back, GST, section 51, cancelled |  | 10 | 0 | 82',
  ]);
});

test('A document that nobody owes is left out', () => {
  expect(shown(entry({ counts: false }))).toEqual([]);
});

test('Opening, debits and credits come to the closing balance', () => {
  const any = fc.record({
    side: fc.constantFrom('debt' as const, 'source' as const, 'transfer' as const),
    amount: fc.integer({ min: 1, max: 10 ** 9 }),
    tds: fc.constantFrom(0, 1),
    takesBack: fc.boolean(),
    counts: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), fc.array(any), (opening, drawn) => {
      const entries = drawn.map((each) => entry({ ...receipt, ...each }));
      const { debit, credit, closing } = statementOf({
        from: '',
        to: '2026-11-21',
        opening,
        entries,
        debts: [],
        advances: [],
      });
      expect(opening + debit - credit).toBe(closing);
    }),
  );
});
