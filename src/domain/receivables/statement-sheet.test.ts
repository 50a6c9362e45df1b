import { describe, expect, test } from 'vitest';
import { buildCompany } from '#test/build/factories.ts';
import { branch, home, homeName } from '#test/specification/specified-firm.ts';
import type { AccountItem } from './account-item.ts';
import { noAgeing } from './ageing.ts';
import type { Statement } from './statement.ts';
import { statementSheet } from './statement-sheet.ts';
import { withOpen } from './with-open.ts';

const item: AccountItem = {
  id: 'i',
  side: 'debt',
  kind: 'invoice',
  customer: 'hotels',
  taxState: home,
  number: 'DL/26-27/0001',
  date: '2026-10-05',
  due: '2026-11-04',
  amount: 2000_00,
  open: 1500_00,
  endedOn: null,
};

const line: Statement['lines'][number] = {
  ...{ date: '2026-10-05', id: 'i', kind: 'invoice', cancelled: false, number: 'DL/26-27/0001', what: 'Tax invoice' },
  ...{ note: 'two\n lines', due: '2026-11-04', debit: 2000_00, credit: 0, balance: 2500_00 },
};

function statement(changes: Partial<Statement> = {}): Statement {
  return {
    from: '2026-10-01',
    to: '2026-11-21',
    opening: 500_00,
    lines: [line, { ...line, kind: 'receipt', due: '', debit: 0, credit: 3000_00, balance: -500_00 }],
    debit: 2000_00,
    credit: 3000_00,
    closing: 1500_00,
    open: [{ ...item, daysOver: 17 }],
    advances: [],
    ageing: { ...noAgeing, upTo30: 1500_00 },
    overdue: 1500_00,
    ...changes,
  };
}

const customer = { billingAddress: 'Example Hotels\n7 Example Marg\nNew Delhi 110037', gstin: '07AAACB5678L1ZA' };

function sheet(changes: Partial<Statement> = {}, company = buildCompany(), isAbroad = false) {
  return statementSheet(statement(changes), { customer, taxState: home, specimen: false, isAbroad }, company);
}

test('A statement says what was billed and paid, line by line, with the balance after each', () => {
  const paper = sheet();
  expect(paper).toMatchObject({
    title: 'Statement of account',
    period: '01/10/2026 to 21/11/2026',
    strip: [
      ['From', '01/10/2026'],
      ['To', '21/11/2026'],
      ['Overdue', '₹ 1,500.00'],
    ],
    dueLabel: 'Balance due',
    due: '1,500.00',
    totals: { label: 'Total of the period and balance', debit: '2,000.00', credit: '3,000.00', balance: '1,500.00 Dr' },
    openLabel: 'What is open on 21/11/2026',
    ageLabel: 'By days past the due date, ₹',
    closing:
      'If this does not agree with your books, please tell us within 15 days. Cheques count when they are realised. E. & O. E.',
  });
  expect(paper.party.name).toBe('Example Hotels');
  expect(paper.about).toContain(`received by Sample Interiors Trading, ${homeName}, in this time`);
  const blank = { struck: false, number: '', note: '', due: '', debit: '', credit: '' };
  expect(paper.rows).toEqual([
    { ...blank, date: '01/10/2026', what: 'Opening balance', balance: '500.00 Dr' },
    {
      ...{ struck: false, date: '05/10/2026', number: 'DL/26-27/0001', what: 'Tax invoice', note: 'two lines' },
      ...{ due: '04/11/2026', debit: '2,000.00', credit: '', balance: '2,500.00 Dr' },
    },
    expect.objectContaining({ due: '', debit: '', credit: '3,000.00', balance: '500.00 Cr' }),
  ]);
});

test('The TDS of a cancelled receipt is struck through on both of its lines, while both are on the statement', () => {
  const held = (id: string, cancelled = false) => ({ ...line, id, kind: 'tds' as const, cancelled });
  const struck = (...lines: Statement['lines']) => sheet({ opening: 0, lines }).rows.map((row) => row.struck);
  expect(struck(held('one'), held('other'))).toEqual([false, false]);
  expect(struck({ ...line, id: 'one' }, held('one'), held('other'), held('one', true))).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test('A buyer abroad pays into the bank: his statement has no UPI', () => {
  const { [home]: here, [branch]: there } = buildCompany().registrations;
  const firm = buildCompany({ registrations: { [home]: { ...here, upiId: 'sample@smplbank' }, [branch]: there } });
  expect(sheet({}, firm).upi?.id).toBe('sample@smplbank');
  const abroad = sheet({}, firm, true);
  expect([abroad.upi, abroad.bank.map(([name]) => name).includes('UPI')]).toEqual([null, false]);
  expect(abroad.bank.length).toBeGreaterThan(0);
});

test('Without an opening balance there is no line of it, and 0 is neither Dr nor Cr', () => {
  const paper = sheet({ opening: 0, closing: 0, lines: [] });
  expect([paper.rows, paper.totals.balance, paper.dueLabel]).toEqual([[], '0.00', 'Balance due']);
  const theirs = sheet({ closing: -200_00 });
  expect([theirs.dueLabel, theirs.due, theirs.totals.balance]).toEqual([
    'Balance in your favour',
    '200.00',
    '200.00 Cr',
  ]);
});

test('What is open says how old it is, to the day', () => {
  const ages = [17, 1, 0, -1, -30].map((daysOver) => ({ ...item, daysOver }));
  expect(sheet({ open: ages }).open.map(({ age }) => age)).toEqual([
    '17 days past the due date',
    '1 day past the due date',
    'due on this day',
    'due in 1 day',
    'due in 30 days',
  ]);
  expect(sheet().open).toEqual([
    {
      ...{ number: 'DL/26-27/0001', date: '05/10/2026', due: '04/11/2026' },
      ...{ age: '17 days past the due date', owed: '1,500.00' },
    },
  ]);
});

test('Of more than 200 open bills the oldest are listed, and the others are summed up', () => {
  const many = (count: number) => Array.from({ length: count }, () => ({ ...item, open: 1_00, daysOver: 1 }));
  expect(sheet({ open: many(200) }).open).toHaveLength(200);
  const paper = sheet({ open: many(203) });
  expect(paper.open).toHaveLength(201);
  expect(paper.open.at(-1)).toEqual({ number: 'and 3 more', date: '', due: '', age: '', owed: '3.00' });
});

test('Advances are named by what they came from, and taken from the ages', () => {
  const advances = (['receipt', 'note', 'opening', 'settlement', 'invoice', 'refund'] as const).map((kind) => ({
    ...item,
    kind,
    open: 10_00,
  }));
  const paper = sheet({ advances });
  expect(paper.advances.map(({ age, due }) => [age, due])).toEqual([
    ['Receipt', ''],
    ['Credit note', ''],
    ['Opening advance', ''],
    ['Settlement', ''],
    ['Paid twice on this day', ''],
    ['', ''],
  ]);
  expect(paper.ageing).toEqual([
    ['Not due', '0.00'],
    ['1–30', '1,500.00'],
    ['31–60', '0.00'],
    ['61–90', '0.00'],
    ['Over 90', '0.00'],
    ['Advance', '−60.00'],
  ]);
  expect(sheet().ageing).toHaveLength(5);
});

describe('How to pay', () => {
  const { registrations } = buildCompany();
  const withUpi = buildCompany({
    registrations: { ...registrations, [home]: { ...registrations[home], upiId: 'sample@smplbank' } },
  });

  test('is on it while something is owed', () => {
    const paper = sheet({}, withUpi);
    expect(paper.bank.map(([name]) => name)).toEqual(['Account name', 'Bank', 'Account no.', 'IFSC', 'UPI']);
    expect(paper.upi).toMatchObject({ id: 'sample@smplbank', says: 'UPI, amount filled in' });
    const link = decodeURIComponent(paper.upi?.link ?? '');
    expect(link).toContain('ACCOUNT-20261121');
    expect(link.replaceAll('+', ' ')).toContain('Account on 21/11/2026');
    expect(link).toContain('am=1500.00');
  });

  test('is not on it when nothing is owed, nor for a firm without a bank or an id', () => {
    for (const closing of [0, -1]) expect(sheet({ closing }, withUpi)).toMatchObject({ bank: [], upi: null });
    expect(sheet().upi).toBeNull();
    expect(sheet({}, { ...withUpi, bank: null }).bank).toEqual([['UPI', 'sample@smplbank']]);
  });
});

test('An invoice that was paid twice on a day is an advance on it, and what was overpaid of an advance is a debt', () => {
  expect(withOpen({ side: 'debt', open: 5 }, -118_000)).toEqual({ side: 'source', open: 118_000 });
  expect(withOpen({ side: 'source', open: 5 }, -1)).toEqual({ side: 'debt', open: 1 });
  expect(withOpen({ side: 'debt', open: 5 }, 0)).toEqual({ side: 'debt', open: 0 });
  expect(withOpen({ side: 'transfer', open: 5 }, -3)).toEqual({ side: 'transfer', open: 3 });
});
