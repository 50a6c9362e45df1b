import fc from 'fast-check';
import { expect, test } from 'vitest';
import { home } from '#test/specification/specified-firm.ts';
import { type AccountEntry, entryWords, signedAmount } from './account-entry.ts';
import type { AccountItem } from './account-item.ts';
import { statementOf } from './statement.ts';

function entry(changes: Partial<AccountEntry>): AccountEntry {
  return {
    ...{ id: 'x', side: 'debt', kind: 'invoice', taxState: home, number: 'DL/26-27/0001', date: '2026-11-01' },
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

test('Only what has to be paid has a last day: an invoice or a bill, and not what takes one back', () => {
  const due = (changes: Partial<AccountEntry>) =>
    statementOf({ from: '', to: '', opening: 0, entries: [entry(changes)], debts: [], advances: [] }).lines[0]?.due;
  expect([due({}), due({ kind: 'opening' })]).toEqual(['2026-12-01', '2026-12-01']);
  expect([due({ kind: 'refund' }), due({ takesBack: true }), due(receipt)]).toEqual(['', '', '']);
});

test('TDS has a line of its own beside its receipt', () => {
  const entries = [entry({ ...receipt, tds: 10 })];
  const { lines } = statementOf({ from: '', to: '', opening: 0, entries, debts: [], advances: [] });
  expect(lines.map(({ kind }) => kind)).toEqual(['receipt', 'tds']);
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

test('Words leave out what is not known', () => {
  const words = (changes: Partial<AccountEntry>) => entryWords(entry({ ...receipt, ...changes }));
  expect(words({ mode: 'bank', reference: 'UTR 9' })).toEqual({ what: 'Receipt, bank transfer', note: 'UTR 9' });
  expect(words({ mode: 'cheque', reference: '' })).toEqual({ what: 'Receipt, cheque', note: '' });
  expect(words({ kind: 'opening', note: 'old' })).toEqual({ what: 'Opening advance', note: 'old' });
  expect(words({ kind: 'settlement', reason: 'tds', tdsKind: 'income-tax' }).what).toBe('TDS told later');
  expect(words({ kind: 'settlement', reason: '', tdsKind: 'gst' }).what).toBe('GST, section 51');
});

test('An entry adds to the balance or takes from it; what does not count and what only moves money does neither', () => {
  const sign = (changes: Partial<AccountEntry>) => signedAmount(entry({ amount: 70, ...changes }));
  expect([sign({}), sign({ takesBack: true })]).toEqual([70, -70]);
  expect([sign({ side: 'source' }), sign({ side: 'source', takesBack: true })]).toEqual([-70, 70]);
  for (const side of ['debt', 'source', 'transfer'] as const) expect(sign({ side, counts: false })).toBe(0);
  for (const takesBack of [false, true]) expect(sign({ side: 'transfer', takesBack })).toBe(0);
});

test('What is open stands on it with its age, and is added up by age', () => {
  const open = (due: string, paise: number) =>
    ({
      id: due,
      side: 'debt',
      kind: 'invoice',
      number: due,
      date: due,
      due,
      amount: paise,
      open: paise,
    }) as AccountItem;
  const debts = [open('2026-10-01', 500), open('2026-11-20', 30), open('2026-12-01', 4)];
  const facts = { from: '', to: '2026-11-21', opening: 7, entries: [], debts, advances: [open('2026-11-01', 9)] };
  const statement = statementOf(facts);
  expect(statement.open.map(({ id, daysOver }) => [id, daysOver])).toEqual([
    ['2026-10-01', 51],
    ['2026-11-20', 1],
    ['2026-12-01', -10],
  ]);
  expect(statement).toMatchObject({
    ageing: { notDue: 4, upTo30: 30, upTo60: 500, upTo90: 0, over90: 0 },
    ...{ overdue: 530, closing: 7, debit: 0, credit: 0, advances: facts.advances },
  });
});
