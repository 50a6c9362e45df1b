import { beforeAll, expect, test } from 'vitest';
import type { IssuedVoucher } from '#contract/receivables/receivables.ts';
import type { MadeShareAnswer } from '#contract/shares.ts';
import type { SharedPage } from '#domain/shares/shared-page.ts';
import { linkDocuments } from '#operations/customers/link-documents.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { buildCompany, buildInput } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { readPdf } from '#test/read/read-pdf.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import { bytesOf } from '#test/wire/issue-over-wire.ts';

const { [home]: here, [branch]: there } = buildCompany().registrations;
const company = buildCompany({ registrations: { [home]: { ...here, upiId: 'sample@smplbank' }, [branch]: there } });
const app = withTestApp({ company });
const block = 'Sample Hotel\n1 Example Marg\nNew Delhi 110037';
let [token, customer, invoice] = ['', '', ''];

async function send<T>(method: string, path: string, body?: unknown): Promise<{ status: number; value: T }> {
  const answer = await app().call(method, path, { token, ...(body === undefined ? {} : { body }) });
  return { status: answer.status, value: (await answer.json()) as T };
}

async function share(body: object): Promise<string> {
  const { status, value } = await send<MadeShareAnswer>('POST', '/api/shares', body);
  expect(status).toBe(201);
  return new URL(value.url).pathname;
}

async function drawn(path: string): Promise<SharedPage> {
  const text = await (await app().call('GET', path)).text();
  return JSON.parse(/<pre>(.*)<\/pre>/.exec(text)?.[1] ?? '') as SharedPage;
}

async function receive(amount: number, changes = {}): Promise<IssuedVoucher> {
  const body = { customer, taxState: home, date: '2026-11-20', amount, mode: 'upi', ...changes };
  return (await send<IssuedVoucher>('POST', '/api/receipts', body)).value;
}

beforeAll(async () => {
  token = await app().logIn();
  const typed = buildCustomer({ gstin: '', billingAddress: block, phone: '', creditDays: 30, language: 'hi' });
  customer = (await send<{ customer: { id: string } }>('POST', '/api/customers', typed)).value.customer.id;
  const body = buildInput({ buyerAddress: block, orderDate: '2026-10-05' });
  invoice = (await app().call('POST', '/api/generateInvoice', { token, body })).headers.get('Document') ?? '';
});

const payable = 10_655_400;

test('An invoice says what is still to pay as it is now, in the language of the customer', async () => {
  const path = await share({ document: invoice });
  expect(await drawn(path)).toMatchObject({
    language: 'hi',
    payments: [],
    money: { kind: 'owed', owed: payable, due: '2026-11-04', overdue: true },
    pay: { upi: { id: 'sample@smplbank', withAmount: false } },
  });
  const first = await receive(3_000_000, { tds: 100_000, tdsKind: 'income-tax' });
  expect(await drawn(path)).toMatchObject({
    payments: [
      { kind: 'paid', date: '2026-11-20', mode: 'upi', amount: 3_000_000 },
      { kind: 'tds', date: '2026-11-20', amount: 100_000 },
    ],
    money: { kind: 'owed', owed: payable - 3_100_000 },
    pay: { upi: { link: expect.stringContaining('am=75554.00'), withAmount: true } },
  });
  const rest = await receive(payable - 3_100_000);
  expect(await drawn(path)).toMatchObject({ money: { kind: 'paid' }, pay: null });
  await app().call('DELETE', `/api/receipts/${first.id}?reason=Cheque+bounced`, { token });
  expect(await drawn(path)).toMatchObject({ payments: [{ amount: payable - 3_100_000 }], money: { owed: 3_100_000 } });
  await app().call('DELETE', `/api/receipts/${rest.id}?reason=Cheque+bounced`, { token });
});

test('The page quotes the terms of payment until nothing is left to pay', async () => {
  const paymentTerms = 'Half now\nrest in 30 days';
  const buyerAddress = 'Terms House\n2 Example Marg\nNew Delhi 110037';
  const typed = buildCustomer({ gstin: '', billingAddress: buyerAddress, phone: '' });
  const buyer = (await send<{ customer: { id: string } }>('POST', '/api/customers', typed)).value.customer.id;
  const body = buildInput({ buyerAddress, orderDate: '2026-10-04', paymentTerms });
  const issued = await app().call('POST', '/api/generateInvoice', { token, body });
  const path = await share({ document: issued.headers.get('Document') ?? '' });
  expect(await drawn(path)).toMatchObject({ money: { kind: 'owed' }, terms: paymentTerms });
  await receive(payable, { customer: buyer });
  expect(await drawn(path)).toMatchObject({ money: { kind: 'paid' }, terms: '' });
});

test('A buyer abroad is shown the bank, and no UPI', async () => {
  const importer = 'Sample Imports\n5 Example Avenue\nAustin, Texas 78701';
  const typed = buildCustomer({ gstin: '', billingAddress: importer, phone: '' });
  const buyer = (await send<{ customer: { id: string } }>('POST', '/api/customers', typed)).value.customer.id;
  const body = buildInput({
    ...{ buyerAddress: importer, consigneeAddress: importer, taxType: 'central' },
    ...{ supplyType: 'EXPWP', exportCountry: 'US', orderDate: '2026-10-05' },
  });
  const issued = await app().call('POST', '/api/generateInvoice', { token, body });
  const page = await drawn(await share({ document: issued.headers.get('Document') ?? '' }));
  expect([page.money?.kind, page.pay?.upi, page.pay?.bank]).toEqual(['owed', null, company.bank]);

  // His statement and its paper too.
  const path = await share({ statement: { customer: buyer, state: home, from: '2026-04-01', to: '2026-11-21' } });
  const account = await drawn(path);
  expect([account.money?.kind, account.pay?.upi, account.pay?.bank]).toEqual(['owed', null, company.bank]);
  const text = (await readPdf(await bytesOf(await app().call('GET', `${path}/file.pdf`)))).join();
  expect(text).toContain(company.bank?.accountNumber);
  expect(text).not.toContain('UPI');
});

test('What was credited is never said to be paid', async () => {
  const body = buildInput({ buyerAddress: block, orderDate: '2026-10-05' });
  const issued = await app().call('POST', '/api/generateInvoice', { token, body });
  const referenceNumber = issued.headers.get('Invoice-Number') ?? '';
  const path = await share({ document: issued.headers.get('Document') ?? '' });
  const note = { ...body, type: 'credit', referenceNumber, orderDate: '2026-10-06' };
  expect((await app().call('POST', '/api/generateInvoice', { token, body: note })).status).toBe(200);
  expect(await drawn(path)).toMatchObject({ money: { kind: 'closed' }, pay: null });
});

test('A receipt shows its money and its paper; a cancelled one says so', async () => {
  const receipt = await receive(2_000_000, { tds: 50_000, tdsKind: 'income-tax', mode: 'bank' });
  const path = await share({ receipt: receipt.id });
  expect(await drawn(path)).toMatchObject({
    kind: 'receipt',
    number: receipt.number,
    buyer: 'Sample Hotel',
    amount: 2_050_000,
    payments: [
      { kind: 'paid', mode: 'bank', amount: 2_000_000 },
      { kind: 'tds', amount: 50_000 },
    ],
    money: null,
    pay: null,
    paper: { pages: 1 },
  });
  const [text] = await readPdf(await bytesOf(await app().call('GET', `${path}/file.pdf`)));
  expect(text).toContain(receipt.number);
  await app().call('DELETE', `/api/receipts/${receipt.id}?reason=Cheque+bounced`, { token });
  expect((await drawn(path)).money).toEqual({ kind: 'voided', on: '2026-11-21' });
});

test('The statement of a customer who was made one with another says what the other owes', async () => {
  const { addPerson, call, logIn, ports } = app();
  await addPerson('owner', 'owner');
  const add = async (billingAddress: string) => {
    const typed = buildCustomer({ gstin: '', billingAddress, phone: '' });
    return (await send<{ customer: { id: string } }>('POST', '/api/customers', typed)).value.customer.id;
  };
  const buyerAddress = 'Sample Hotels Twice\n2 Example Marg\nNew Delhi 110037';
  const [merged, kept] = [await add(buyerAddress), await add('Sample Hotels Once\n2 Example Marg\nNew Delhi 110037')];
  await call('POST', '/api/generateInvoice', { token, body: buildInput({ buyerAddress }) });
  const path = await share({ statement: { customer: merged, state: home, from: '2026-04-01', to: '2026-11-21' } });
  const owed = { kind: 'owed', owed: payable };
  expect(await drawn(path)).toMatchObject({ money: owed });
  const made = await call('POST', `/api/customers/${merged}/merge`, {
    token: await logIn('owner'),
    body: { into: kept },
  });
  expect(made.status).toBe(200);
  await linkDocuments(ports, new AbortController().signal);
  expect(await drawn(path)).toMatchObject({ money: owed, pay: { upi: { id: 'sample@smplbank' } } });
  // His own page, in a tab from before, shows the account that he became a part of.
  const statement = await call('GET', `/api/customers/${merged}/statement?state=${home}&to=2026-11-21`, { token });
  expect(await statement.json()).toMatchObject({ closing: payable, open: [{ amount: payable }] });
});

test('A statement is one period: its paper stays as it was shared, and the page says what is owed today', async () => {
  const statement = { customer, state: home, from: '2026-04-01', to: '2026-11-21' };
  const path = await share({ statement });
  const before = await bytesOf(await app().call('GET', `${path}/file.pdf`));
  expect(await drawn(path)).toMatchObject({
    kind: 'statement',
    period: { from: '2026-04-01', to: '2026-11-21' },
    buyer: 'Sample Hotel',
    amount: null,
    money: { kind: 'owed', owed: payable, due: null },
    pay: { upi: { link: expect.stringContaining('tr=ACCOUNT-20261121') } },
  });
  // What is dated later is not asked for yet.
  const input = buildInput({ orderDate: '2026-12-05', buyerAddress: block });
  expect((await app().call('POST', '/api/generateInvoice', { token, body: input })).status).toBe(200);
  expect((await drawn(path)).money).toMatchObject({ owed: payable });
  const receipt = await receive(payable);
  expect(await drawn(path)).toMatchObject({ money: { kind: 'closed' }, payments: [] });
  expect((await bytesOf(await app().call('GET', `${path}/file.pdf`))).equals(before)).toBe(true);
  expect((await app().call('GET', `${path}/page/1.png`)).status).toBe(200);
  await app().call('DELETE', `/api/receipts/${receipt.id}?reason=Cheque+bounced`, { token });
});

test('The page of a statement in the favour of the customer names what of it is left, by number and amount', async () => {
  const buyerAddress = 'Sample Saver\n5 Example Marg\nNew Delhi 110037';
  const typed = buildCustomer({ gstin: '', billingAddress: buyerAddress, phone: '' });
  const { id } = (await send<{ customer: { id: string } }>('POST', '/api/customers', typed)).value.customer;
  const path = await share({ statement: { customer: id, state: home, from: '2026-04-01', to: '2026-11-21' } });
  expect(await drawn(path)).toMatchObject({ money: { kind: 'closed' }, payments: [] });
  const early = await receive(50_000, { customer: id });
  const left = { kind: 'advance', number: early.number, amount: 50_000 };
  expect(await drawn(path)).toMatchObject({ money: { kind: 'closed' }, payments: [left] });
  await app().call('POST', '/api/generateInvoice', { token, body: buildInput({ buyerAddress }) });
  expect(await drawn(path)).toMatchObject({ money: { kind: 'owed', owed: payable - 50_000 }, payments: [] });
});

test.each([
  [{ from: '2026-11-22', to: '2026-11-21' }, 422],
  [{ from: '2026-04-01', to: '2026-11-22' }, 422],
  [{ from: '', to: '2026-11-21' }, 422],
  [{ from: '2026-04-01', to: '2026-02-30' }, 422],
  [{ from: '2026-04-01', to: '2026-11-21', customer: 'nobody' }, 404],
])('A statement of %j is refused with %i', async (change, status) => {
  const statement = { customer, state: home, ...change };
  expect((await send('POST', '/api/shares', { statement })).status).toBe(status);
});
