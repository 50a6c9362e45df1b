import { describe, expect, test } from 'vitest';
import { buildReceipt } from '#test/build/build-money.ts';
import { buildCompany } from '#test/build/factories.ts';
import { homeName } from '#test/specification/specified-firm.ts';
import type { Voucher } from './voucher.ts';
import { tdsBook, voucherBook } from './voucher-file.ts';
import { voucherSheet } from './voucher-sheet.ts';
import { modeText, referenceLabel } from './voucher-wording.ts';

function voucher(changes: Partial<Voucher> = {}): Voucher {
  const { customer: _, lines: __, ...draft } = buildReceipt({ amount: 2500_00, reference: 'UTR 9' });
  return {
    ...draft,
    id: 'v',
    number: 'RC-DL/26-27/0012',
    customer: { id: 'hotels', name: 'Example Hotels' },
    party: 'Example Hotels\n7 Example Marg\nNew Delhi 110037',
    partyGstin: '07AAACB5678L1ZA',
    issuedAt: '2026-11-21T06:00:00.000Z',
    issuedBy: 'meena',
    companyVersion: 1,
    specimen: false,
    open: 0,
    cancelled: null,
    ...changes,
  };
}

const invoice = { id: 'i', number: 'DL/26-27/0001', date: '2026-10-05', amount: 2000_00 };
const other = { ...invoice, id: 'j', number: 'DL/26-27/0002' };
const advance = { ...invoice, id: 'a', number: 'RC-DL/26-27/0003', date: '2026-09-01', amount: 900_00 };
const cancelled = { at: '2026-11-22T20:00:00.000Z', by: 'meena', reason: 'Cheque bounced' };

type Took = Parameters<typeof voucherSheet>[1];

function sheet(changes: Partial<Voucher> = {}, took: Partial<Took> = {}) {
  return voucherSheet(voucher(changes), { lines: [], uses: [], ...took }, buildCompany());
}

describe('The paper of a receipt', () => {
  test('says who paid what, for which invoices, and what is left as an advance', () => {
    const paper = sheet({}, { lines: [{ item: invoice, before: 2000_00, paid: 1500_00 }] });
    expect(paper).toMatchObject({
      title: 'Receipt',
      notThis: 'not a receipt',
      number: 'RC-DL/26-27/0012',
      date: '21/11/2026',
      strip: [
        ['Receipt No.', 'RC-DL/26-27/0012'],
        ['Date', '21/11/2026'],
        ['Mode', 'Bank transfer'],
      ],
      amountLabel: 'Amount received',
      amount: '2,500.00',
      partyLabel: 'Received from',
      party: { name: 'Example Hotels', gstin: '07AAACB5678L1ZA', state: `${homeName}, code\u00a007` },
      refs: [['Reference (UTR)', 'UTR 9']],
      words: 'Rupees Two Thousand Five Hundred Only',
      remark: '',
      totals: [],
      sumLabel: 'Amount received',
      sum: '2,500.00',
      cancelled: null,
      signFor: 'for Sample Interiors Trading',
      signName: '',
    });
    expect(paper.tables).toEqual([
      {
        head: ['Invoice paid', 'Its date', 'Amount ₹', 'Owed before ₹', 'Paid now ₹', 'Left ₹'],
        rows: [['DL/26-27/0001', '05/10/2026', '2,000.00', '2,000.00', '1,500.00', '500.00']],
        rest: ['Advance, to be used against later invoices', '1,000.00'],
      },
    ]);
  });

  test('has no rest when all of it paid invoices, and a table without rows when none', () => {
    expect(sheet({}, { lines: [{ item: invoice, before: 2500_00, paid: 2500_00 }] }).tables[0]?.rest).toBeNull();
    expect(sheet().tables).toMatchObject([{ rows: [], rest: [expect.any(String), '2,500.00'] }]);
  });

  test('counts the TDS as paid and asks for its certificate', () => {
    const paper = sheet({ tds: 25_00, tdsKind: 'gst', note: ' first\n second ' });
    expect(paper.refs).toEqual([
      ['Reference (UTR)', 'UTR 9'],
      ['TDS held back', '₹ 25.00'],
      ['TDS', 'GST, section 51'],
      ['Note', ' first second '],
    ]);
    expect(paper.totals).toEqual([
      ['Amount received', '2,500.00'],
      ['TDS held back', '25.00'],
    ]);
    expect([paper.sumLabel, paper.sum]).toEqual(['Counts as paid', '2,525.00']);
    expect(paper.remark).toBe('The tax held back counts as paid; please send us its certificate.');
    expect(sheet({ tds: 25_00, tdsKind: 'income-tax' }).refs.map(([name]) => name)).not.toContain('TDS');
  });

  test('by cheque names its number, and says when it counts; a cancelled one says why and no more', () => {
    const paper = sheet({ mode: 'cheque', reference: '004512' });
    expect([paper.refs, paper.remark]).toEqual([[['Cheque No.', '004512']], 'A cheque counts when it is realised.']);
    const gone = sheet({ mode: 'cheque', cancelled });
    // Half past one at night in India.
    expect([gone.cancelled, gone.remark]).toEqual([{ on: '23/11/2026', why: 'Cheque bounced' }, '']);
    // What was held back and what counted count no more.
    expect([paper.struck, gone.struck]).toEqual([[], ['TDS held back', 'Counts as paid']]);
  });
});

test('The paper of a refund says which advance is paid back, and has no rest', () => {
  const paper = sheet(
    { kind: 'refund', number: 'RF-DL/26-27/0001', mode: 'upi', reference: '' },
    { lines: [{ item: advance, before: 900_00, paid: 100_00 }] },
  );
  expect(paper).toMatchObject({
    title: 'Refund',
    partyLabel: 'Paid to',
    refs: [],
    remark: '',
    notThis: 'nothing was paid',
  });
  expect(paper.tables).toEqual([
    {
      head: ['Advance paid back', 'Its date', 'Amount ₹', 'Left before ₹', 'Paid back now ₹', 'Left ₹'],
      rows: [['RC-DL/26-27/0003', '01/09/2026', '900.00', '900.00', '100.00', '800.00']],
      rest: null,
    },
  ]);
});

describe('The paper of a settlement', () => {
  const settlement = { kind: 'settlement', number: 'ST-DL/26-27/0001', mode: '', reference: '' } as const;

  test('says why, and that no money was paid', () => {
    const paper = sheet({ ...settlement, reason: 'discount' });
    expect(paper.strip[2]).toEqual(['Why', 'Discount']);
    expect([paper.title, paper.remark, paper.tables]).toEqual(['Settlement', 'No money was paid.', []]);
    const held = sheet({ ...settlement, reason: 'tds', tdsKind: 'income-tax' });
    expect([held.remark, held.refs]).toEqual(['Please send us the certificate of the tax.', [['TDS', 'Income tax']]]);
  });

  test('of a set-off has each invoice and each advance once, with what all of its lines took', () => {
    const paper = sheet(
      { ...settlement, reason: 'set-off' },
      {
        lines: [
          { item: invoice, before: 2000_00, paid: 500_00 },
          { item: other, before: 300_00, paid: 300_00 },
          { item: invoice, before: 2000_00, paid: 100_00 },
        ],
        uses: [
          { source: advance, amount: 500_00 },
          { source: advance, amount: 100_00 },
        ],
      },
    );
    expect(paper.tables).toEqual([
      {
        head: ['Invoice settled', 'Its date', 'Amount ₹', 'Owed before ₹', 'Settled now ₹', 'Left ₹'],
        rows: [
          ['DL/26-27/0001', '05/10/2026', '2,000.00', '2,000.00', '600.00', '1,400.00'],
          ['DL/26-27/0002', '05/10/2026', '2,000.00', '300.00', '300.00', '0.00'],
        ],
        rest: null,
      },
      {
        head: ['Advance used', 'Its date', 'Amount ₹', '', 'Used now ₹', ''],
        rows: [['RC-DL/26-27/0003', '01/09/2026', '900.00', '', '600.00', '']],
        rest: null,
      },
    ]);
  });
});

test('A reference is called what it is for each way to pay', () => {
  expect((['upi', 'bank', 'cheque', 'cash', ''] as const).map(referenceLabel)).toEqual([
    'Reference (UPI)',
    'Reference (UTR)',
    'Cheque No.',
    'Reference',
    'Reference',
  ]);
  expect([modeText('card'), modeText('')]).toEqual(['Card', '']);
});

async function* each(...vouchers: Voucher[]) {
  yield* vouchers;
}

async function read({ columns, rows }: ReturnType<typeof voucherBook>) {
  const found = [];
  for await (const cells of rows)
    found.push(Object.fromEntries(columns.map(({ head }, index) => [head, cells[index]])));
  return found;
}

test('A book has the columns of its kind, and a cancelled voucher counts nothing in it', async () => {
  const receipts = await read(
    voucherBook(
      'receipt',
      each(voucher({ tds: 25_00, tdsKind: 'gst', note: 'first' }), voucher({ tds: 5, cancelled })),
    ),
  );
  expect(receipts).toEqual([
    {
      ...{ Number: 'RC-DL/26-27/0012', Date: '2026-11-21', Registration: homeName, Customer: 'Example Hotels' },
      ...{ GSTIN: '07AAACB5678L1ZA', Mode: 'Bank transfer', Amount: 2500_00, TDS: 25_00 },
      ...{ 'Kind of TDS': 'GST, section 51', Reference: 'UTR 9', Note: 'first', Status: 'Issued' },
      ...{ 'Cancelled on': '', Reason: '', 'Amount before it was cancelled': '' },
    },
    expect.objectContaining({
      ...{ Amount: 0, TDS: 0, Status: 'Cancelled', 'Cancelled on': '2026-11-23', Reason: 'Cheque bounced' },
      ...{ 'Kind of TDS': '', 'Amount before it was cancelled': 2500_00 },
    }),
  ]);
  const headsOf = (kind: Voucher['kind']) => voucherBook(kind, each()).columns.map(({ head }) => head);
  expect(headsOf('receipt').filter((head) => !headsOf('refund').includes(head))).toEqual(['TDS', 'Kind of TDS']);
  expect(headsOf('settlement').filter((head) => !headsOf('receipt').includes(head))).toEqual(['Settled as']);
  expect(headsOf('receipt').filter((head) => !headsOf('settlement').includes(head))).toEqual(['Mode', 'TDS']);
  const kinds = ['receipt', 'refund', 'settlement'] as const;
  expect(kinds.map((kind) => voucherBook(kind, each()).name)).toEqual(['Receipts', 'Refunds', 'Settlements']);
  const [settled] = await read(voucherBook('settlement', each(voucher({ kind: 'settlement', reason: 'bad-debt' }))));
  expect(settled).toMatchObject({ 'Settled as': 'Bad debt', Amount: 2500_00 });
});

test('The book of TDS has what was held back, at once or told later, and nothing that was cancelled', async () => {
  const later = { kind: 'settlement', reason: 'tds', tdsKind: 'income-tax', amount: 7_00 } as const;
  const book = tdsBook(
    each(
      voucher({ tds: 25_00, tdsKind: 'gst' }),
      voucher({ tds: 0 }),
      voucher({ tds: 5_00, cancelled }),
      voucher(later),
      voucher({ ...later, reason: 'discount', number: 'ST-DL/26-27/0009' }),
    ),
  );
  expect(book.name).toBe('TDS');
  expect(await read(book)).toEqual([
    {
      ...{ Number: 'RC-DL/26-27/0012', Date: '2026-11-21', Registration: homeName, Customer: 'Example Hotels' },
      ...{ GSTIN: '07AAACB5678L1ZA', TDS: 25_00, 'Kind of TDS': 'GST, section 51', Reference: 'UTR 9' },
    },
    expect.objectContaining({ Number: 'RC-DL/26-27/0012', TDS: 7_00, 'Kind of TDS': 'Income tax' }),
  ]);
});
