import { beforeAll, expect, test } from 'vitest';
import type { LedgerAnswer } from '#contract/customer-documents.ts';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import type { CustomerMoney, OpeningBillAnswer, StatementAnswer } from '#contract/receivables/customer-money.ts';
import type { IssuedVoucher } from '#contract/receivables/receivables.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { buildInput } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { readPdf } from '#test/read/read-pdf.ts';
import { home } from '#test/specification/specified-firm.ts';

const app = withTestApp();
let token = '';
let buyers = 0;
beforeAll(async () => {
  token = await app().logIn();
});

type Refused = { message: string; problems: { field: string; message: string }[] };

async function send<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const answer = await app().call(method, path, { token, headers, ...(body === undefined ? {} : { body }) });
  return { status: answer.status, value: (await answer.json()) as T };
}

async function openAccount() {
  buyers += 1;
  const billingAddress = `Example Clinic ${buyers}\n${buyers} Sample Marg\nNew Delhi 110024`;
  const typed = buildCustomer({ gstin: '', billingAddress, phone: '', creditDays: 30 });
  const customer = (await send<{ customer: { id: string } }>('POST', '/api/customers', typed)).value.customer.id;
  const issue = async (orderDate: string, changes: InvoiceInput = {}) => {
    const body = buildInput({ buyerAddress: billingAddress, orderDate, ...changes });
    const answer = await app().call('POST', '/api/generateInvoice', { token, body });
    return { id: answer.headers.get('Document') ?? '', number: answer.headers.get('Invoice-Number') ?? '' };
  };
  const pay = async (date: string, amount: number, changes: object = {}) => {
    const body = { customer, taxState: home, date, amount, mode: 'bank', ...changes };
    return (await send<IssuedVoucher>('POST', '/api/receipts', body)).value;
  };
  const statement = (query = '') =>
    send<StatementAnswer>('GET', `/api/customers/${customer}/statement?state=${home}${query}`);
  const ledger = async (query = '') =>
    (await send<LedgerAnswer>('GET', `/api/customers/${customer}/ledger?${query}`)).value;
  const money = async () => (await send<CustomerMoney>('GET', `/api/customers/${customer}/money?state=${home}`)).value;
  return { customer, issue, pay, statement, ledger, money };
}

const payable = 10_655_400;

/** An account with a bit of everything. */
async function openBusyAccount() {
  const account = await openAccount();
  const { customer, issue, pay } = account;
  const bill = { taxState: home, side: 'dr', reference: 'OLD/88', date: '2026-03-10', amount: 3_540_000 };
  await send('POST', `/api/customers/${customer}/openings`, bill);
  const invoice = await issue('2026-05-22', { buyerOrderNumber: 'EH/1102' });
  await pay('2026-06-19', 3_000_000, { reference: 'UTR 1', tds: 100_000, tdsKind: 'gst' });
  const bounced = await pay('2026-07-01', 1_000_000, { mode: 'cheque', reference: '004512' });
  const note = await issue('2026-07-20', { type: 'credit', referenceNumber: invoice.number, qty1: '2' });
  await send('DELETE', `/api/receipts/${bounced.id}?reason=Cheque+bounced`);
  return { ...account, invoice, bounced, note };
}

test('The statement has every line with its balance, and what is open comes to the closing balance', async () => {
  const { statement, invoice, note, bounced, money } = await openBusyAccount();
  const { status, value } = await statement();
  expect(status).toBe(200);
  expect(value).toMatchObject({ from: '2026-04-01', to: '2026-11-21', opening: 3_540_000 });
  expect(
    value.lines.map(({ date, number, what, note: said, debit, credit }) => [date, number, what, said, debit, credit]),
  ).toEqual([
    ['2026-05-22', invoice.number, 'Tax invoice', 'Buyer Order No EH/1102', payable, 0],
    ['2026-06-19', expect.any(String), 'Receipt, bank transfer', 'UTR 1', 0, 3_000_000],
    ['2026-06-19', expect.any(String), 'TDS held back, GST, section 51', '', 0, 100_000],
    ['2026-07-01', bounced.number, 'Receipt, cheque 004512', '', 0, 1_000_000],
    ['2026-07-20', note.number, 'Credit note', `Against ${invoice.number}`, 0, 507_400],
    ['2026-11-21', bounced.number, 'Receipt, cheque 004512, cancelled', 'Cheque bounced', 1_000_000, 0],
  ]);
  const closing = 3_540_000 + payable - 3_100_000 - 507_400;
  expect(value.lines.at(-1)?.balance).toBe(closing);
  expect(value).toMatchObject({ closing, debit: payable + 1_000_000, credit: 4_607_400 });
  const { debts, advances } = await money();
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  expect(sum(debts.map(({ owed }) => owed)) - sum(advances.map(({ left }) => left))).toBe(closing);
  expect(value.open.map(({ number, owed, daysOver }) => [number, owed, daysOver])).toEqual([
    ['OLD/88', 440_000, 226],
    [invoice.number, payable - 507_400, 153],
  ]);
  expect(value.ageing).toEqual({ notDue: 0, upTo30: 0, upTo60: 0, upTo90: 0, over90: closing });
  expect(value.overdue).toBe(closing);
});

test('The statement of an earlier time begins and ends with the balances of its days', async () => {
  const { statement } = await openBusyAccount();
  const { value } = await statement('&from=2026-06-01&to=2026-06-30');
  expect(value).toMatchObject({
    opening: 3_540_000 + payable,
    closing: 440_000 + payable,
    debit: 0,
    credit: 3_100_000,
  });
  expect(value.open.map(({ owed }) => owed)).toEqual([440_000, payable]);
  for (const [query, field] of [
    ['&to=2026-11-22', 'to'],
    ['&from=2026-11-02&to=2026-11-01', 'from'],
  ])
    expect(await statement(query)).toMatchObject({ status: 422, value: { problems: [{ field }] } });
  expect((await send('GET', `/api/customers/nobody/statement?state=${home}`)).status).toBe(404);
  expect((await send('GET', '/api/customers/nobody/statement')).status).toBe(422);
});

test('The statement on paper shows lines, balances with Dr or Cr, what is open, its age and the bank', async () => {
  const { customer, invoice } = await openBusyAccount();
  const answer = await app().call('GET', `/api/customers/${customer}/statement.pdf?state=${home}`, { token });
  const page = (await readPdf(new Uint8Array(await answer.arrayBuffer()))).join();
  for (const said of [
    ...[
      'Statement of account',
      '01/04/2026',
      '21/11/2026',
      'Balance due',
      '₹ 1,05,880.00',
      'Account of',
      'Example Clinic',
    ],
    ...['Opening balance', '35,400.00 Dr', invoice.number, 'Buyer Order No EH/1102', '21/06/2026', '1,41,954.00 Dr'],
    ...['Total of the period and balance', 'What is open on 21/11/2026', '226 days past the due date', 'Over 90'],
    ...['Bank details', '000012345678', 'E. & O. E.', 'page 1 of 1'],
  ])
    expect(page).toContain(said);
  const link = await app().call('GET', answer.headers.get('Document-URL') ?? '');
  expect([link.status, link.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
});

test('A customer with more paid than billed has a balance in his favour, and nobody asks him for money', async () => {
  const { customer, issue, pay, statement } = await openAccount();
  await issue('2026-10-01');
  await pay('2026-11-01', payable + 250_000);
  const { value } = await statement();
  expect(value).toMatchObject({ closing: -250_000, overdue: 0, open: [], advances: [{ left: 250_000 }] });
  const answer = await app().call('GET', `/api/customers/${customer}/statement.pdf?state=${home}`, { token });
  const page = (await readPdf(new Uint8Array(await answer.arrayBuffer()))).join();
  for (const said of ['Balance in your favour', '2,500.00 Cr', 'Advances not used yet', '−2,500.00'])
    expect(page).toContain(said);
  expect(page).not.toContain('Bank details');
});

test('The ledger has money in it, page by page, and the documents alone for who asks for them', async () => {
  const { ledger, bounced, invoice, note } = await openBusyAccount();
  const whole = await ledger();
  const closing = 3_540_000 + payable - 3_100_000 - 507_400;
  expect(whole).toMatchObject({ count: 6, closing, billed: payable, credited: 507_400, received: 3_100_000 });
  expect(whole.entries.map(({ kind, cancelled, amount, tds }) => [kind, cancelled, amount, tds])).toEqual([
    ['opening', false, 3_540_000, 0],
    ['tax', false, payable, 0],
    ['receipt', false, -3_100_000, 100_000],
    ['receipt', false, -1_000_000, 0],
    ['credit', false, -507_400, 0],
    ['receipt', true, 1_000_000, 0],
  ]);
  const balances = whole.entries.map(({ balance }) => balance);
  const pages = [await ledger('size=4'), await ledger('size=4&page=2')];
  expect(pages.flatMap(({ entries }) => entries.map(({ balance }) => balance))).toEqual(balances);
  const newest = [await ledger('size=4&order=newest'), await ledger('size=4&order=newest&page=2')];
  expect(newest.flatMap(({ entries }) => entries.map(({ balance }) => balance))).toEqual(balances.toReversed());
  expect(await ledger('from=2026-07-01&to=2026-07-31')).toMatchObject({ count: 2, received: 1_000_000 });
  const documents = await ledger('what=documents');
  expect(documents.entries.map(({ id, balance }) => [id, balance])).toEqual([
    [invoice.id, payable],
    [note.id, payable - 507_400],
  ]);
  expect(whole.entries.at(-1)).toMatchObject({ number: bounced.number, note: 'Cheque bounced' });
});

test('An opening bill is added once, changed in versions, never below what is paid of it, and removed', async () => {
  const { customer, pay, money } = await openAccount();
  const path = `/api/customers/${customer}/openings`;
  const typed = { taxState: home, side: 'dr', reference: 'OLD/7', date: '2026-10-01', amount: 500_000 };
  const key = { 'Idempotency-Key': '00000000-0000-4000-8000-00000000b111' };
  const added = await send<OpeningBillAnswer>('POST', path, typed, key);
  expect(added).toMatchObject({ status: 201, value: { version: 1, due: '2026-10-31', open: 500_000 } });
  expect((await send<OpeningBillAnswer>('POST', path, typed, key)).value).toEqual(added.value);
  expect((await send('POST', path, { ...typed, amount: 1 }, key)).status).toBe(409);
  await pay('2026-11-01', 200_000);
  const { id } = added.value;
  const change = (changes: object) =>
    send<OpeningBillAnswer & Refused>('POST', `/api/openings/${id}`, {
      ...{ version: 1, reference: 'OLD/7', date: '2026-10-01', due: '2026-11-15', amount: 400_000 },
      ...changes,
    });
  expect(await change({ amount: 100_000 })).toMatchObject({
    status: 422,
    value: { problems: [{ field: 'amount', message: '2,000.00 of it is paid already: not below that' }] },
  });
  expect(await change({})).toMatchObject({ status: 200, value: { version: 2, open: 200_000, due: '2026-11-15' } });
  expect(await change({})).toMatchObject({ status: 409, value: { problems: [{ field: 'version' }] } });
  expect((await send<OpeningBillAnswer[]>('GET', path)).value).toMatchObject([{ id, amount: 400_000 }]);
  expect((await send('DELETE', `/api/openings/${id}?version=1`)).status).toBe(409);
  expect((await send('DELETE', `/api/openings/${id}?version=2`)).status).toBe(200);
  expect((await send<OpeningBillAnswer[]>('GET', path)).value).toEqual([]);
  expect(await money()).toMatchObject({ debts: [], advances: [{ left: 200_000 }] });
  for (const [changes, field, message] of [
    [{ side: 'left' }, 'side', 'Choose whether it was owed or paid in advance'],
    [{ taxState: '' }, 'taxState', 'Choose the registration'],
    [{ amount: 0 }, 'amount', 'Type what was owed'],
    [{ reference: ' ' }, 'reference', 'Type the number of the bill'],
    [{ date: '2026-11-30', due: '2026-12-01' }, 'date', 'Date is after today'],
  ] as const)
    expect(await send('POST', path, { ...typed, ...changes })).toMatchObject({
      status: 422,
      value: { problems: [{ field, message }] },
    });
  expect((await send('POST', '/api/customers/nobody/openings', typed)).status).toBe(404);
  expect((await send('GET', '/api/customers/nobody/openings')).status).toBe(404);
  expect((await send('GET', `/api/customers/nobody/money?state=${home}`)).status).toBe(404);
});
