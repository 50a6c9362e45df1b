import { beforeAll, describe, expect, test } from 'vitest';
import type { CustomerMoney } from '#contract/receivables/customer-money.ts';
import type { IssuedVoucher } from '#contract/receivables/receivables.ts';
import type { VoucherList, VoucherRecord } from '#contract/receivables/vouchers.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { buildInput } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { readPdf } from '#test/read/read-pdf.ts';

const app = withTestApp();
let token = '';
let buyers = 0;
beforeAll(async () => {
  token = await app().logIn();
});

type Refused = { message: string; problems: { field: string; message: string }[] };

async function send<T>(method: string, path: string, body?: unknown, key = '') {
  const headers: Record<string, string> = key === '' ? {} : { 'Idempotency-Key': key };
  const answer = await app().call(method, path, { token, headers, ...(body === undefined ? {} : { body }) });
  return { status: answer.status, headers: answer.headers, value: (await answer.json()) as T };
}

async function get<T>(path: string): Promise<T> {
  return (await send<T>('GET', path)).value;
}

/** A customer of his own for each test, with a tax invoice of ₹ 1,06,554.00 for each date. */
async function openAccount(...dates: string[]) {
  buyers += 1;
  const billingAddress = `Sample Hotel ${buyers}\n${buyers} Example Marg\nNew Delhi 110037`;
  const typed = buildCustomer({ gstin: '', billingAddress, phone: '', creditDays: 30 });
  const customer = (await send<{ customer: { id: string } }>('POST', '/api/customers', typed)).value.customer.id;
  const invoices = [];
  for (const orderDate of dates) {
    const body = buildInput({ buyerAddress: billingAddress, orderDate });
    const answer = await app().call('POST', '/api/generateInvoice', { token, body });
    invoices.push({
      id: answer.headers.get('Document') ?? '',
      number: answer.headers.get('Invoice-Number') ?? '',
    });
  }
  const money = () => get<CustomerMoney>(`/api/customers/${customer}/money?state=delhi`);
  const receipt = (changes: object = {}) => ({
    customer,
    taxState: 'delhi',
    date: '2026-11-20',
    amount: 5_000_000,
    mode: 'bank',
    reference: 'SMPLN26325000417',
    ...changes,
  });
  return { customer, invoices, money, receipt };
}

const payable = 10_655_400;

describe('A receipt', () => {
  test('pays the oldest debts first, keeps the rest as an advance, and is on half a page of paper', async () => {
    const { invoices, money, receipt } = await openAccount('2026-10-05', '2026-09-01');
    const { status, value } = await send<IssuedVoucher>(
      'POST',
      '/api/receipts',
      receipt({ amount: 2 * payable, tds: 100_000, tdsKind: 'income-tax', note: 'With thanks' }),
    );
    expect(status).toBe(201);
    expect(value).toMatchObject({ kind: 'receipt', number: 'RC-DL/26-27/0001', open: 100_000, warnings: [] });
    expect(value.allocations.map(({ debt, amount }) => [debt.number, amount])).toEqual([
      [invoices[1]?.number, payable],
      [invoices[0]?.number, payable],
    ]);
    expect(await money()).toMatchObject({ debts: [], advances: [{ kind: 'receipt', left: 100_000 }] });

    const paper = await app().call('GET', `/api/receipts/${value.id}/file.pdf`, { token });
    const bytes = new Uint8Array(await paper.arrayBuffer());
    expect(paper.headers.get('Content-Type')).toBe('application/pdf');
    const [page = '', ...more] = await readPdf(bytes);
    expect(more).toEqual([]);
    for (const said of ['Receipt', 'RC-DL/26-27/0001', '20/11/2026', 'Bank transfer', 'TDS held back', '2,13,108.00'])
      expect(page).toContain(said);
    expect(page).toContain('Rupees Two Lakh Thirteen Thousand One Hundred Eight Only');
    expect(page).toContain('Advance, to be used against later invoices 1,000.00');
    const link = await app().call('GET', paper.headers.get('Document-URL') ?? '');
    expect(new Uint8Array(await link.arrayBuffer())).toEqual(bytes);
  });

  test('is entered once for each key, and a cancelled one is not shown as valid', async () => {
    const { receipt, money } = await openAccount('2026-10-05');
    const key = '00000000-0000-4000-8000-00000000ca5b';
    const first = await send<IssuedVoucher>('POST', '/api/receipts', receipt(), key);
    const again = await send<IssuedVoucher>('POST', '/api/receipts', receipt(), key);
    expect([again.status, again.value.id]).toEqual([201, first.value.id]);
    expect(await money()).toMatchObject({ debts: [{ owed: payable - 5_000_000 }] });
    const other = await send<Refused>('POST', '/api/receipts', receipt({ amount: 7 }), key);
    expect(other).toMatchObject({
      status: 409,
      value: { message: `Already issued as ${first.value.number}: open it, or enter another.` },
    });
    expect(await send('POST', '/api/receipts', receipt(), 'mine')).toMatchObject({ status: 422 });
    await send('DELETE', `/api/receipts/${first.value.id}?reason=Cheque+bounced`);
    expect(await send<Refused>('POST', '/api/receipts', receipt(), key)).toMatchObject({
      status: 409,
      value: { message: `Already issued as ${first.value.number}, and cancelled since: enter another.` },
    });
  });

  test('that is cancelled says why, its paper says CANCELLED, and its debts are open again', async () => {
    const { receipt, money } = await openAccount('2026-10-05');
    const { value } = await send<IssuedVoucher>(
      'POST',
      '/api/receipts',
      receipt({ mode: 'cheque', reference: '004512' }),
    );
    const file = async () => {
      const answer = await app().call('GET', `/api/receipts/${value.id}/file.pdf`, { token });
      return new Uint8Array(await answer.arrayBuffer());
    };
    const before = await file();
    expect(await file()).toEqual(before);
    const path = `/api/receipts/${value.id}`;
    expect(await send<Refused>('DELETE', path)).toMatchObject({
      status: 422,
      value: { problems: [{ field: 'reason', message: 'Say in a few words why it is cancelled' }] },
    });
    const cancelled = await send<VoucherRecord>('DELETE', `${path}?reason=Cheque+bounced`);
    expect(cancelled).toMatchObject({
      status: 200,
      value: {
        open: 0,
        cancelled: { by: 'meena', reason: 'Cheque bounced' },
        allocations: [{ endedOn: '2026-11-21' }],
      },
    });
    expect(await send('DELETE', `${path}?reason=again`)).toMatchObject({ status: 409 });
    expect(await money()).toMatchObject({ debts: [{ owed: payable }], advances: [] });
    const marked = (await readPdf(await file())).join();
    expect(marked.match(/CANCELLED/g)).toHaveLength(2);
    expect(marked).toContain('CANCELLED 21/11/2026, Cheque bounced');
    expect(marked).toContain('50,000.00');
  });

  test('is checked before it is entered, with its number and warnings', async () => {
    const { receipt, money } = await openAccount('2026-10-05');
    const cash = receipt({ amount: 20_000_000, mode: 'cash' });
    const checked = await send('POST', '/api/receipts?preview=1', cash);
    expect(checked).toMatchObject({
      status: 200,
      value: {
        number: expect.stringMatching(/^RC-DL\/26-27\/\d{4}$/),
        warnings: [{ field: 'amount', message: expect.stringContaining('Cash of ₹ 2,00,000.00 on one day') }],
      },
    });
    expect(await money()).toMatchObject({ debts: [{ owed: payable }] });
    const issued = await send<IssuedVoucher>('POST', '/api/receipts', cash);
    expect(issued.value.warnings).toEqual((checked.value as IssuedVoucher).warnings);
    expect(issued.value.number).toBe((checked.value as IssuedVoucher).number);
  });

  test('in cash is warned of over both registrations on one day, and over all days against one invoice', async () => {
    const { receipt, customer } = await openAccount();
    const body = buildInput({ customer, qty1: '1', rate1: '500000' });
    const issued = await app().call('POST', '/api/generateInvoice', { token, body });
    const [document, number] = ['Document', 'Invoice-Number'].map((name) => issued.headers.get(name));
    const enter = async (date: string, amount: number, changes: object) => {
      const cash = receipt({ date, amount, mode: 'cash', allocations: [{ document, amount }], ...changes });
      const { status, value } = await send<IssuedVoucher>('POST', '/api/receipts', cash);
      expect(status).toBe(201);
      return value.warnings.map(({ field, message }) => `${field}: ${message.split('. ')[0]}`);
    };
    expect(await enter('2026-11-19', 9_500_000, { taxState: 'odisha', allocations: [] })).toEqual([]);
    expect(await enter('2026-11-19', 10_500_000, {})).toEqual(['amount: Cash of ₹ 2,00,000.00 on one day']);
    expect(await enter('2026-11-20', 9_500_000, {})).toEqual([
      `allocations.0: Cash of ₹ 2,00,000.00 in all against ${number}`,
    ]);
  });

  test('keeps the TDS of each invoice as it was told, and asks about GST that is not 2 % of the taxable value', async () => {
    const { receipt, invoices } = await openAccount('2026-10-05', '2026-09-01');
    const of = (tds: number[]) =>
      receipt({
        amount: 2 * payable - 400_000,
        tds: 400_000,
        tdsKind: 'gst',
        allocations: invoices.map(({ id }, index) => ({ document: id, amount: payable, tds: tds[index] })),
      });
    const wrong = await send<IssuedVoucher>('POST', '/api/receipts?preview=1', of([213_108, 180_600]));
    expect(wrong.value.warnings).toEqual([
      {
        field: 'allocations.0',
        message: `TDS of GST on ${invoices[0]?.number} is 2,131.08; 2 % of its taxable value is 1,806.00: check the certificate`,
      },
    ]);
    const { value } = await send<IssuedVoucher>('POST', '/api/receipts', of([180_600, 180_600]));
    expect(value).toMatchObject({ warnings: [], allocations: [{ tds: 180_600 }, { tds: 180_600 }] });
  });
});

describe('Bad input is refused with a sentence for each field', () => {
  const tooMuch = 'More than 99,99,99,999.99 is not possible: check the digits';
  test.each([
    ['0', { amount: 0 }, { amount: 'Type the amount that came' }],
    ['below 0', { amount: -5 }, { amount: 'Type the amount that came' }],
    ['a part of a paisa', { amount: 0.5 }, { amount: 'Type the amount that came' }],
    ['1e18', { amount: 1e18 }, { amount: 'Type the amount that came' }],
    ['1e12', { amount: 1e12 }, { amount: tooMuch }],
    ['text', { amount: '1e9' }, { amount: 'amount is missing, or its value is not accepted.' }],
    ['tomorrow', { date: '2026-11-22' }, { date: 'Date is after today' }],
    ['no date', { date: 'today' }, { date: 'Type a date' }],
    ['no mode', { mode: 'gold' }, { mode: 'Choose how the money was paid' }],
    ['nobody', { customer: 'nobody' }, { customer: 'This customer is not in the book: choose another' }],
    ['no registration', { taxState: 'goa' }, { taxState: 'Choose the registration' }],
    ['TDS of no kind', { tds: 500 }, { tdsKind: 'Choose the tax that was held back: income tax or GST' }],
    [
      'more TDS than money',
      { tds: 6_000_000, tdsKind: 'gst' },
      { tds: 'More is held back than came: check the two amounts' },
    ],
    ['a long note', { note: 'x'.repeat(201) }, { note: 'Note can have at most 200 characters' }],
    [
      'a line that pays nothing',
      { allocations: [{ amount: 5 }] },
      { allocations: 'A line names what it pays, and what pays it' },
    ],
    [
      'an invoice that does not exist',
      { allocations: [{ document: 'nothing', amount: 5 }] },
      { 'allocations.0': 'There is no such invoice in the accounts' },
    ],
    [
      '501 lines',
      { allocations: Array(501).fill({ document: 'x', amount: 1 }) },
      { allocations: 'allocations is missing, or its value is not accepted.' },
    ],
  ])('%s', async (_, changes, problems) => {
    const { receipt } = await openAccount();
    for (const path of ['/api/receipts', '/api/receipts?preview=1']) {
      const { status, value } = await send<Refused>('POST', path, receipt(changes));
      expect([status, Object.fromEntries(value.problems.map(({ field, message }) => [field, message]))]).toEqual([
        422,
        problems,
      ]);
    }
  });

  test('more than an invoice owes, and for a cancelled invoice', async () => {
    const { receipt, invoices } = await openAccount('2026-10-05', '2026-10-06');
    const [first, second] = invoices;
    const above = receipt({
      amount: 30_000_000,
      allocations: [{ document: first?.id, amount: payable + 1 }],
    });
    expect(await send<Refused>('POST', '/api/receipts', above)).toMatchObject({
      status: 422,
      value: {
        problems: [{ field: 'allocations.0', message: `More than ${first?.number} owes: 1,06,554.00 at most` }],
      },
    });
    await app().call('DELETE', `/api/deleteInvoice/tax/delhi/${encodeURIComponent(second?.number ?? '')}`, { token });
    const cancelled = receipt({ allocations: [{ document: second?.id, amount: 5 }] });
    for (const path of ['/api/receipts', '/api/receipts?preview=1'])
      expect(await send<Refused>('POST', path, cancelled)).toMatchObject({
        status: 422,
        value: { problems: [{ field: 'allocations.0', message: `${second?.number} is cancelled` }] },
      });
  });

  test('a body of more than a megabyte', async () => {
    const { receipt } = await openAccount();
    const body = JSON.stringify(receipt({ note: 'x'.repeat(1_000_001) }));
    const answer = await app().call('POST', '/api/receipts', {
      token,
      body,
      headers: { 'Content-Type': 'application/json', 'Content-Length': String(body.length) },
    });
    expect([answer.status, ((await answer.json()) as Refused).message]).toEqual([
      413,
      'The body is too large: at most 1 MB.',
    ]);
  });
});

describe('Refunds, settlements and advances', () => {
  test('A refund pays back the oldest advances, and cancelling it gives them back', async () => {
    const { receipt, money } = await openAccount();
    const refund = receipt({ amount: 6_000_000, mode: 'upi', reference: '' });
    expect(await send<Refused>('POST', '/api/refunds', refund)).toMatchObject({ status: 422 });
    const older = await send<IssuedVoucher>('POST', '/api/receipts', receipt({ date: '2026-11-01' }));
    const newer = await send<IssuedVoucher>('POST', '/api/receipts', receipt());
    const paid = await send<IssuedVoucher>('POST', '/api/refunds', refund);
    expect(paid).toMatchObject({ status: 201, value: { kind: 'refund', number: 'RF-DL/26-27/0001', open: 0 } });
    expect(paid.value.allocations.map(({ source, amount }) => [source.id, amount])).toEqual([
      [older.value.id, 5_000_000],
      [newer.value.id, 1_000_000],
    ]);
    expect(await money()).toMatchObject({ advances: [{ id: newer.value.id, left: 4_000_000 }] });
    const paper = await app().call('GET', `/api/refunds/${paid.value.id}/file.pdf`, { token });
    const page = (await readPdf(new Uint8Array(await paper.arrayBuffer()))).join();
    for (const said of ['Refund', 'Paid to', 'Advance paid back', 'UPI', '10,000.00']) expect(page).toContain(said);
    expect((await send('DELETE', `/api/refunds/${paid.value.id}?reason=Not+sent`)).status).toBe(200);
    expect((await money()).advances.map(({ left }) => left)).toEqual([5_000_000, 5_000_000]);
  });

  test('A settlement ends debts without money, and says why on its paper', async () => {
    const { invoices, money, customer } = await openAccount('2026-10-05');
    const settlement = {
      ...{ customer, taxState: 'delhi', date: '2026-11-20', note: 'As agreed by phone' },
      allocations: [{ document: invoices[0]?.id, amount: 55_400 }],
    };
    expect(await send<Refused>('POST', '/api/settlements', settlement)).toMatchObject({
      value: { problems: [{ field: 'reason', message: 'Choose why the debt ends' }] },
    });
    const { status, value } = await send<IssuedVoucher>('POST', '/api/settlements', {
      ...settlement,
      reason: 'discount',
    });
    expect([status, value.number, value.amount]).toEqual([201, 'ST-DL/26-27/0001', 55_400]);
    expect(await money()).toMatchObject({ debts: [{ owed: 10_600_000 }], advances: [] });
    const paper = await app().call('GET', `/api/settlements/${value.id}/file.pdf`, { token });
    const page = (await readPdf(new Uint8Array(await paper.arrayBuffer()))).join();
    for (const said of ['Settlement', 'Discount', 'As agreed by phone', 'Settled now', '554.00', 'No money was paid.'])
      expect(page).toContain(said);
  });

  test('An advance pays an invoice later, by itself or by a set-off, and never more than is left', async () => {
    const { invoices, money, receipt, customer } = await openAccount('2026-10-05');
    const { value } = await send<IssuedVoucher>('POST', '/api/receipts', receipt({ allocations: [] }));
    const use = (amount: number) => ({ source: value.id, allocations: [{ document: invoices[0]?.id, amount }] });
    expect(await send<Refused>('POST', '/api/advances/use', use(5_000_001))).toMatchObject({
      status: 422,
      value: {
        problems: [{ field: 'allocations.0', message: `More than is left of ${value.number}: 50,000.00 at most` }],
      },
    });
    const key = '00000000-0000-4000-8000-00000000ad5e';
    for (let turn = 0; turn < 2; turn += 1)
      expect(await send('POST', '/api/advances/use', use(1_000_000), key)).toMatchObject({
        status: 201,
        value: { allocations: [{ amount: 1_000_000, date: '2026-11-21', voucher: null, endedOn: null }] },
      });
    expect(await money()).toMatchObject({ debts: [{ owed: payable - 1_000_000 }], advances: [{ left: 4_000_000 }] });
    const setOff = await send<IssuedVoucher>('POST', '/api/settlements', {
      ...{ customer, taxState: 'delhi', date: '2026-11-20', reason: 'set-off' },
      allocations: [{ source: value.id, document: invoices[0]?.id, amount: 4_000_000 }],
    });
    expect(setOff.status).toBe(201);
    expect(await money()).toMatchObject({ debts: [{ owed: payable - 5_000_000 }], advances: [] });
    const paper = await app().call('GET', `/api/settlements/${setOff.value.id}/file.pdf`, { token });
    const page = (await readPdf(new Uint8Array(await paper.arrayBuffer()))).join();
    for (const said of ['Set-off against an advance', 'Advance used', value.number, '40,000.00'])
      expect(page).toContain(said);
  });
});

test('The day book has receipts by day, mode, registration and customer, with sums that leave cancelled ones out', async () => {
  const { receipt, customer } = await openAccount();
  const one = await send<IssuedVoucher>('POST', '/api/receipts', receipt({ date: '2026-11-02' }));
  await send('POST', '/api/receipts', receipt({ date: '2026-11-03', mode: 'cash', amount: 700_000, reference: '' }));
  await send('POST', '/api/receipts', receipt({ date: '2026-11-03', tds: 100, tdsKind: 'gst', reference: 'UTR 88' }));
  await send('DELETE', `/api/receipts/${one.value.id}?reason=Entered+twice`);
  const list = (query: string) =>
    send<VoucherList>('GET', `/api/receipts?customer=${customer}&from=2026-11-01&to=2026-11-30&${query}`);
  const all = await list('');
  expect(all.headers.get('X-Total-Count')).toBe('3');
  expect(all.value.sums.toSorted((a, b) => a.mode.localeCompare(b.mode))).toEqual([
    { mode: 'bank', count: 1, amount: 5_000_000, tds: 100 },
    { mode: 'cash', count: 1, amount: 700_000, tds: 0 },
  ]);
  const found = async (query: string) => (await list(query)).value.vouchers.map(({ amount, mode }) => [mode, amount]);
  expect(await found('mode=cash')).toEqual([['cash', 700_000]]);
  expect(await found('cancelled=false')).toHaveLength(2);
  expect(await found('q=utr+88')).toEqual([['bank', 5_000_000]]);
  expect(await found('state=odisha')).toEqual([]);
  expect(await found('size=1&page=3')).toHaveLength(1);
  expect((await list('size=0')).status).toBe(422);
  expect(await get<VoucherRecord>(`/api/receipts/${one.value.id}`)).toMatchObject({ number: one.value.number });
  for (const path of [`/api/refunds/${one.value.id}`, '/api/receipts/nothing', '/api/settlements/nothing/file.pdf'])
    expect((await send('GET', path)).status).toBe(404);
});
