import { expect, test } from 'vitest';
import { buildReceipt } from '#test/build/build-money.ts';
import { branch, branchName, home, homeName } from '#test/specification/specified-firm.ts';
import type { AccountItem } from './account-item.ts';
import type { VoucherDraft } from './voucher.ts';
import { roundingWarnings, voucherProblems } from './voucher-problems.ts';

const invoice: AccountItem = {
  id: 'invoice',
  side: 'debt',
  kind: 'invoice',
  customer: 'hotels',
  taxState: home,
  number: 'DL/26-27/0019',
  date: '2026-10-06',
  due: '2026-11-05',
  amount: 64_263_00,
  open: 50_492_00,
  endedOn: null,
};
const advance: AccountItem = { ...invoice, id: 'advance', side: 'source', kind: 'receipt', number: 'RC-DL/26-27/0005' };

function problemsOf(
  changes: Partial<VoucherDraft>,
  items: AccountItem[] = [invoice, advance],
  customer: { name: string; isArchived: boolean } | null = { name: 'Example Hotels', isArchived: false },
) {
  const draft = buildReceipt({ customer: 'hotels', amount: 2_50_000_00, ...changes });
  const facts = { today: '2026-11-21', customer, items: new Map(items.map((item) => [item.id, item])) };
  return voucherProblems(draft, facts).map(({ field, message }) => `${field}: ${message}`);
}

const pays = { source: null, debt: 'invoice', amount: 50_492_00, tds: 0 };

test('A receipt that pays all that is owed has no problem, nor has one that pays nothing yet', () => {
  expect(problemsOf({ lines: [pays] })).toEqual([]);
  expect(problemsOf({})).toEqual([]);
});

test.each<[string, Partial<VoucherDraft>, string[]]>([
  ['of 0', { amount: 0 }, ['amount: Type the amount that came']],
  ['of half a paisa', { amount: 0.5 }, ['amount: Type the amount that came']],
  ['of less than nothing', { amount: -1 }, ['amount: Type the amount that came']],
  ['dated tomorrow', { date: '2026-11-22' }, ['date: Date is after today']],
  ['on no day', { date: '2026-02-30' }, ['date: Type a date']],
  ['of the year 26', { date: '0026-11-21' }, ['date: Date is before 01/07/2017, the first day of GST']],
  ['without a mode', { mode: '' }, ['mode: Choose how the money was paid']],
  ['of 1e9 rupees', { amount: 1e11 }, ['amount: More than 99,99,99,999.99 is not possible: check the digits']],
  [
    'above what is owed',
    { lines: [{ ...pays, amount: 60_000_00 }] },
    ['allocations.0: More than DL/26-27/0019 owes: 50,492.00 at most'],
  ],
  [
    'that gives more than came',
    { amount: 50_000_00, lines: [pays] },
    ['allocations: The invoices take 492.00 more than came'],
  ],
  [
    'with a blank line',
    { lines: [{ ...pays, amount: 0 }] },
    ['allocations.0: Type an amount above 0, or leave the line out'],
  ],
  [
    'with one invoice twice',
    {
      lines: [
        { ...pays, amount: 1 },
        { ...pays, amount: 1 },
      ],
    },
    ['allocations: Two lines name the same item: put them together'],
  ],
  ['with TDS of no kind', { tds: 1_285_00 }, ['tdsKind: Choose the tax that was held back: income tax or GST']],
  [
    'with more TDS than money',
    { amount: 1, tds: 2, tdsKind: 'gst' },
    ['tds: More is held back than came: check the two amounts'],
  ],
  ['that pays an advance', { lines: [{ ...pays, debt: 'advance' }] }, ['allocations.0: RC-DL/26-27/0005 is no debt']],
  [
    'that pays nothing known',
    { lines: [{ ...pays, debt: 'x' }] },
    ['allocations.0: There is no such invoice in the accounts'],
  ],
  [
    'of another registration',
    { taxState: branch, lines: [pays] },
    [`allocations.0: DL/26-27/0019 is of the registration of ${homeName}, not of ${branchName}`],
  ],
  [
    'of another customer',
    { customer: 'clinics', lines: [pays] },
    ['allocations.0: DL/26-27/0019 is another customer’s'],
  ],
  [
    'with an unprintable note',
    { note: 'a\u0000' },
    ['note: Note holds a character that cannot be printed: type it again'],
  ],
  [
    'with 501 lines',
    { lines: Array.from({ length: 501 }, () => pays) },
    ['allocations: At most 500 bills at once: the rest can be paid from the advance'],
  ],
])('A receipt %s is refused', (_, changes, problems) => {
  expect(problemsOf(changes)).toEqual(problems);
});

test('What is just possible is taken: the first day of GST, the largest amount and 500 lines', () => {
  expect(problemsOf({ date: '2017-07-01', amount: 99_99_99_999_99 })).toEqual([]);
  expect(problemsOf({ date: '2017-06-30' })).toHaveLength(1);
  const bills = Array.from({ length: 500 }, (_, index) => ({ ...invoice, id: `bill ${index}` }));
  const lines = bills.map(({ id }) => ({ ...pays, debt: id, amount: 1 }));
  expect(problemsOf({ lines }, bills)).toEqual([]);
});

test('A reference that is too long and a missing customer are named', () => {
  expect(problemsOf({ reference: 'x'.repeat(51) })).toEqual(['reference: Reference can have at most 50 characters']);
  expect(problemsOf({ customer: '' })).toEqual(['customer: Choose the customer']);
});

test('Of two lines that take from one invoice the second says what the first leaves', () => {
  const lines = [
    { ...pays, amount: 30_000_00 },
    { ...pays, amount: 30_000_00 },
  ];
  expect(problemsOf({ lines })[0]).toBe('allocations.1: More than DL/26-27/0019 owes: 20,492.00 at most');
});

test('Several advances may pay one invoice, and TDS that no receipt has is not looked at', () => {
  const other = { ...advance, id: 'other' };
  const lines = ['advance', 'other'].map((source) => ({ ...pays, source, amount: 1 }));
  const setOff = { kind: 'settlement', amount: 0, mode: '', reason: 'set-off', lines } as const;
  expect(problemsOf({ ...setOff, lines: [...lines] }, [invoice, advance, other])).toEqual([]);
  const refund = { source: 'advance', debt: null, amount: 1, tds: 0 };
  expect(problemsOf({ kind: 'refund', amount: 1, lines: [{ ...refund, debt: 'invoice' }] })).toEqual([
    'allocations: A line names what it pays, and what pays it',
  ]);
});

test('Money comes from somebody in the book, who is not archived', () => {
  expect(problemsOf({}, [], null)).toEqual(['customer: This customer is not in the book: choose another']);
  expect(problemsOf({}, [], { name: 'Example Hotels', isArchived: true })).toEqual([
    'customer: Example Hotels is archived: an owner can bring the customer back',
  ]);
});

test('TDS is a part of what came, in all and line by line', () => {
  const tds = { tdsKind: 'gst', tds: 100 } as const;
  expect(problemsOf({ ...tds, amount: 100 })).toEqual([]);
  const negative = problemsOf({ ...tds, tds: -1 });
  expect(negative).toContain('tds: Type the tax that was held back, or leave it blank');
  expect(problemsOf({ ...tds, tds: 0.5 })).toContain('tds: Type the tax that was held back, or leave it blank');
  const line = { ...pays, amount: 1000 };
  expect(problemsOf({ ...tds, lines: [{ ...line, tds: 100 }] })).toEqual([]);
  expect(problemsOf({ ...tds, lines: [{ ...line, tds: 101 }] })).toEqual(['tds: The lines hold back more than 1.00']);
  const above = ['allocations.0: The TDS of a line is a part of its amount'];
  expect(problemsOf({ ...tds, tds: 2000, lines: [{ ...line, tds: 1001 }] })).toEqual(above);
  expect(problemsOf({ ...tds, lines: [{ ...line, tds: -1 }] })).toEqual(above);
  expect(problemsOf({ ...tds, tds: 2000, lines: [{ ...line, tds: 1000 }] })).toEqual([]);
});

test('A refund pays back advances, and nothing else', () => {
  const refund = (source: string) => ({
    ...({ kind: 'refund', amount: 1 } as const),
    lines: [{ source, debt: null, amount: 1, tds: 0 }],
  });
  expect(problemsOf(refund('advance'))).toEqual([]);
  expect(problemsOf(refund('nothing'))).toEqual(['allocations.0: There is no such advance']);
  expect(problemsOf(refund('invoice'))).toEqual(['allocations.0: DL/26-27/0019 is no advance']);
  expect(problemsOf({ ...refund('advance'), date: advance.date })).toEqual([]);
  expect(problemsOf({ ...refund('advance'), date: '2026-10-05' })).toEqual([
    'date: Date is before that of RC-DL/26-27/0005, 06/10/2026',
  ]);
  expect(problemsOf({ ...refund('advance'), amount: 0 })).toContain('amount: Type the amount that is paid back');
});

test('A settlement is of something, up to 100 crore', () => {
  const settlement = { kind: 'settlement', amount: 0, mode: '' } as const;
  expect(problemsOf({ ...settlement, reason: 'set-off' })).toEqual(['allocations: Choose an advance and what it pays']);
  const large = { ...invoice, open: 2e11 };
  const most = { ...settlement, reason: 'bad-debt' } as const;
  expect(problemsOf({ ...most, lines: [{ ...pays, amount: 99_99_99_999_99 }] }, [large])).toEqual([]);
  expect(problemsOf({ ...most, lines: [{ ...pays, amount: 100_00_00_000_00 }] }, [large])).toEqual([
    'allocations: More than 99,99,99,999.99 is not possible: check the digits',
  ]);
});

test('A cancelled invoice takes no money', () => {
  const cancelled = { ...invoice, open: 0, endedOn: '2026-11-20' };
  expect(problemsOf({ lines: [pays] }, [cancelled])).toEqual(['allocations.0: DL/26-27/0019 is cancelled']);
});

test('Every problem is said at once', () => {
  const wrong = {
    customer: '',
    date: '',
    amount: 0,
    mode: '' as const,
    reference: 'x'.repeat(51),
    lines: [{ ...pays, debt: null }],
  };
  expect(problemsOf(wrong).map((each) => each.split(':')[0])).toEqual([
    'customer',
    'date',
    'amount',
    'mode',
    'reference',
    'allocations',
  ]);
});

test('A refund is what its advances give', () => {
  const refund = {
    kind: 'refund',
    amount: 100_00,
    lines: [{ source: 'advance', debt: null, amount: 90_00, tds: 0 }],
  } as const;
  expect(problemsOf({ ...refund, lines: [...refund.lines] })).toEqual([
    'allocations: The advances below give 90.00, and the refund is 100.00',
  ]);
});

test('A settlement says why, TDS says which, and a set-off names both ends', () => {
  const settlement = { kind: 'settlement', amount: 0, mode: '' } as const;
  expect(problemsOf({ ...settlement, lines: [pays] })).toEqual(['reason: Choose why the debt ends']);
  expect(problemsOf({ ...settlement, reason: 'tds', lines: [pays] })).toEqual([
    'tdsKind: Choose the tax that was held back: income tax or GST',
  ]);
  expect(problemsOf({ ...settlement, reason: 'discount' })).toEqual(['allocations: Choose what it settles']);
  expect(problemsOf({ ...settlement, reason: 'set-off', lines: [pays] })).toEqual([
    'allocations: A line names what it pays, and what pays it',
  ]);
  expect(problemsOf({ ...settlement, reason: 'set-off', lines: [{ ...pays, source: 'advance' }] })).toEqual([]);
});

test.each(['discount', 'bad-debt', 'rounding', 'tds'] as const)(
  'A settlement of %s is not dated before its debt',
  (reason) => {
    const dated = (date: string, lines = [{ ...pays, amount: 50 }]) =>
      problemsOf({
        kind: 'settlement',
        amount: 0,
        mode: '',
        reason,
        tdsKind: reason === 'tds' ? 'gst' : '',
        date,
        lines,
      });
    expect(dated('2026-10-05')).toEqual(['date: Date is before that of DL/26-27/0019, 06/10/2026']);
    expect(dated('2026-10-06')).toEqual([]);
  },
);

test('A rounding of more than a rupee for a bill is asked about', () => {
  const rounded = (amount: number, reason: 'rounding' | 'discount' = 'rounding') =>
    roundingWarnings({
      reason,
      lines: [
        { ...pays, amount: 1_00 },
        { ...pays, debt: 'other', amount },
      ],
    });
  expect(rounded(1_00)).toEqual([]);
  expect(rounded(1_01, 'discount')).toEqual([]);
  expect(rounded(1_01)).toEqual([
    {
      field: 'allocations.1',
      message: '₹ 1.01 is more than rounding, which is at most ₹ 1 for a bill: choose Discount',
    },
  ]);
});
