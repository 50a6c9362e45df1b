import { expect, test } from 'vitest';
import type { CallbackList } from '#contract/callbacks.ts';
import type {
  AddedBuyersAnswer,
  LastPriceAnswer,
  LedgerAnswer,
  UnknownBuyersAnswer,
} from '#contract/customer-documents.ts';
import type { ListedCustomer } from '#contract/customer-list.ts';
import type { OneCustomer } from '#contract/customers.ts';
import type { DocumentRecord } from '#contract/documents.ts';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import { buildInput } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { branch, home } from '#test/specification/specified-firm.ts';

const app = withTestApp();

async function openDesk() {
  const token = await app().logIn();
  const call = async <T>(method: 'GET' | 'POST', path: string, body?: unknown, headers = {}) => {
    const answer = await app().call(method, path, { token, ...(body === undefined ? {} : { body }), headers });
    return { status: answer.status, value: (await answer.json()) as T };
  };
  const get = async <T>(path: string) => (await call<T>('GET', path)).value;
  const issue = async (changes: InvoiceInput) => {
    const answer = await app().call('POST', '/api/generateInvoice', { token, body: buildInput(changes) });
    const message = answer.ok ? '' : ((await answer.json()) as { message: string }).message;
    const [id, number] = [answer.headers.get('Document') ?? '', answer.headers.get('Invoice-Number') ?? ''];
    return { status: answer.status, id, number, message };
  };
  const add = async (billingAddress: string) =>
    (await call<{ customer: { id: string } }>('POST', '/api/customers', { billingAddress })).value.customer.id;
  return { call, get, issue, add };
}

const villa = 'Sample Villa 11\nNoida 201305';
const payable = 10_655_400;

test('The ledger has invoices and credit notes with the running balance, and pro-formas beside it', async () => {
  const { get, issue, add, call } = await openDesk();
  const buyer = { buyerAddress: villa };
  const first = await issue({ ...buyer, orderDate: '2026-03-30' });
  const cancelled = await issue({ ...buyer, orderDate: '2026-04-02' });
  await app().call('DELETE', `/api/deleteInvoice/tax/${home}/${encodeURIComponent(cancelled.number)}`, {
    token: await app().logIn(),
  });
  const second = await issue({ ...buyer, orderDate: '2026-04-10', qty1: '1' });
  const pro = await issue({ ...buyer, type: 'pro', orderDate: '2026-04-11' });
  const note = await issue({
    ...buyer,
    type: 'credit',
    referenceNumber: first.number,
    orderDate: '2026-05-01',
    qty1: '2',
  });
  const id = await add(villa);
  const path = `/api/customers/${id}/ledger`;
  const whole = await get<LedgerAnswer>(path);
  expect(whole).toMatchObject({ opening: 0, billed: payable + 253_700, credited: 507_400, count: 3 });
  expect(whole.entries.map(({ number, amount, balance }) => [number, amount, balance])).toEqual([
    [first.number, payable, payable],
    [second.number, 253_700, payable + 253_700],
    [note.number, -507_400, payable - 253_700],
  ]);
  expect(whole.proFormas).toMatchObject([{ id: pro.id, number: pro.number, payable }]);
  const year = await get<LedgerAnswer>(`${path}?from=2026-04-01&to=2026-04-30`);
  expect(year).toMatchObject({ opening: payable, closing: payable + 253_700, credited: 0, count: 1 });
  const newest = await get<LedgerAnswer>(`${path}?order=newest&size=2`);
  expect(newest.entries.map(({ number, balance }) => [number, balance])).toEqual([
    [note.number, payable - 253_700],
    [second.number, payable + 253_700],
  ]);
  expect((await get<LedgerAnswer>(`${path}?order=newest&size=2&page=2`)).entries).toMatchObject([{ balance: payable }]);
  expect((await get<LedgerAnswer>(`${path}?page=2&size=2`)).entries).toMatchObject([{ number: note.number }]);
  expect((await get<LedgerAnswer>(`${path}?page=9`)).entries).toEqual([]);
  expect(await get<LedgerAnswer>(`${path}?state=${branch}`)).toMatchObject({ count: 0, closing: 0 });
  expect((await call('GET', '/api/customers/nobody/ledger')).status).toBe(404);
  const [listed] = await get<ListedCustomer[]>('/api/customers?q=villa');
  expect(listed).toMatchObject({ documents: 4, billed: 253_700 - 507_400, lastDate: '2026-05-01' });
  expect(listed?.lastDocument).toEqual({ id: note.id, number: note.number });
  expect(await get<OneCustomer>(`/api/customers/${id}`)).toMatchObject({ billed: 253_700 - 507_400 });
});

test('A pro-forma beside the ledger says how it stands and which enquiry it answers, and a merge takes both along', async () => {
  const { get, issue, add, call } = await openDesk();
  const visitor = { user_name: 'Esha', contact_number: '98100 12345', message: 'Carpets for the lobby', pictures: [] };
  expect((await app().call('POST', '/api/callback', { body: visitor })).status).toBe(200);
  const [enquiry] = (await get<CallbackList>('/api/callbacks')).callbacks;
  const from = enquiry?.id ?? '';
  const buyer = { buyerAddress: 'Enquiring Hotels\nPuri 752001' };
  const id = await add(buyer.buyerAddress);
  const pro = await issue({ ...buyer, type: 'pro', from, validUntil: '2026-11-30' });
  const lapsed = await issue({ ...buyer, type: 'pro', orderDate: '2026-11-01', validUntil: '2026-11-10' });
  const path = (customer: string) => `/api/customers/${customer}/ledger`;
  const answered = { id: from, receivedAt: enquiry?.receivedAt, pictures: 0 };
  const open = { id: pro.id, payable, state: 'open', validUntil: '2026-11-30', left: payable, enquiry: answered };
  const late = { id: lapsed.id, state: 'lapsed', validUntil: '2026-11-10', left: payable, enquiry: null };
  expect((await get<LedgerAnswer>(path(id))).proFormas).toMatchObject([open, late]);

  expect(await issue({ ...buyer, from: pro.id, fromRow1: '1', qty1: '2' })).toMatchObject({ status: 200 });
  await call('POST', `/api/documents/${lapsed.id}/decline`, { reason: 'Too late' });
  const partly = { ...open, state: 'invoiced in part', left: payable - 507_400 };
  const declined = { ...late, state: 'declined', left: 0 };
  expect((await get<LedgerAnswer>(path(id))).proFormas).toMatchObject([partly, declined]);

  const into = await add('Enquiring Hotels and Sons\nPuri 752001');
  await app().addPerson('olga', 'owner');
  const token = await app().logIn('olga');
  const merge = () => app().call('POST', `/api/customers/${id}/merge`, { token, body: { into } });
  expect((await merge()).status).toBe(200);
  expect((await merge()).status).toBe(200);
  expect((await get<LedgerAnswer>(path(into))).proFormas).toMatchObject([partly, declined]);
  expect((await get<LedgerAnswer>(path(id))).proFormas).toEqual([]);
});

test('The last prices of a product are those of the customer’s newest tax invoices that are not cancelled', async () => {
  const { get, issue, add } = await openDesk();
  const buyer = { buyerAddress: 'Example Clinics\nNew Delhi 110024' };
  for (const [rate1, orderDate] of [
    ['100', '2026-10-04'],
    ['90.50', '2026-10-02'],
    ['80', '2026-10-01'],
    ['110', '2026-10-03'],
  ])
    await issue({ ...buyer, rate1, orderDate });
  await issue({ ...buyer, type: 'pro', rate1: '1' });
  const wrong = await issue({ ...buyer, rate1: '5', orderDate: '2026-10-05' });
  await app().call('DELETE', `/api/deleteInvoice/tax/${home}/${encodeURIComponent(wrong.number)}`, {
    token: await app().logIn(),
  });
  const id = await add(buyer.buyerAddress);
  const prices = await get<LastPriceAnswer[]>(`/api/customers/${id}/lastPrices?product=Wallpaper`);
  expect(prices.map(({ rate, unit, document }) => [rate, unit, document.date])).toEqual([
    [10_000, 'roll', '2026-10-04'],
    [11_000, 'roll', '2026-10-03'],
    [9050, 'roll', '2026-10-02'],
  ]);
  expect(await get(`/api/customers/${id}/lastPrices?product=Blinds`)).toEqual([]);
  // Cancelled after the customer was in the book.
  const late = await issue({ ...buyer, rate1: '7', orderDate: '2026-10-06' });
  const newest = async () =>
    (await get<LastPriceAnswer[]>(`/api/customers/${id}/lastPrices?product=Wallpaper`)).map(({ rate }) => rate);
  expect(await newest()).toEqual([700, 10_000, 11_000]);
  await app().call('DELETE', `/api/deleteInvoice/tax/${home}/${encodeURIComponent(late.number)}`, {
    token: await app().logIn(),
  });
  expect(await newest()).toEqual([10_000, 11_000, 9050]);
});

test('Buyers of documents are added once, with all spellings, and a refused one does not stop the others', async () => {
  const { call, get, issue } = await openDesk();
  await issue({
    buyerAddress: 'Trial Schools\n4 Example Road\nGurugram 122001\nGSTIN 06ABCDE1234F1Z4',
    taxType: 'central',
  });
  await issue({ buyerAddress: 'Demo Homes, Flat 3B\n9 Example Lane\nCuttack 753001' });
  await issue({ buyerAddress: 'DEMO HOMES, FLAT 3B\n9, Example Ln.\nCuttack 753 001' });
  const all = await get<UnknownBuyersAnswer>('/api/customers/fromDocuments');
  const find = (name: string) => all.buyers.find((buyer) => buyer.name.startsWith(name));
  const [schools, homes] = [find('Trial'), find('DEMO')];
  expect(schools).toMatchObject({ gstin: '06ABCDE1234F1Z4', documents: 1, billed: payable, likely: true });
  expect(homes).toMatchObject({ gstin: '', place: 'Cuttack', pin: '753001', documents: 2, billed: 2 * payable });
  expect(homes?.addresses).toHaveLength(2);
  expect(all.count).toBe(all.buyers.length);
  const chosen = [
    { buyer: homes?.buyer, billingAddress: homes?.addresses[1], phone: '98100 12345' },
    { buyer: schools?.buyer, billingAddress: '' },
  ];
  const key = { 'Idempotency-Key': '00000000-0000-4000-8000-00000000b0b0' };
  const add = () => call<AddedBuyersAnswer>('POST', '/api/customers/fromDocuments', { customers: chosen }, key);
  const { value: added } = await add();
  expect(added.customers).toMatchObject([
    { buyer: homes?.buyer, name: 'Demo Homes, Flat 3B', message: '' },
    { buyer: schools?.buyer, id: null, problems: [{ field: 'billingAddress' }] },
  ]);
  expect((await add()).value.customers[0]).toEqual(added.customers[0]);
  const again = await call<AddedBuyersAnswer>('POST', '/api/customers/fromDocuments', { customers: chosen });
  expect(again.value.customers[0]?.message).toBe(
    'Somebody has added this buyer meanwhile: the documents have a customer.',
  );
  const ledger = await get<LedgerAnswer>(`/api/customers/${added.customers[0]?.id}/ledger`);
  expect(ledger).toMatchObject({ count: 2, closing: 2 * payable });
  const rest = await get<UnknownBuyersAnswer>('/api/customers/fromDocuments');
  expect(rest).toMatchObject({ count: all.count - 1, documents: all.documents - 2 });
});

test('A buyer whom an import has brought meanwhile is not asked about: the documents are linked to that customer', async () => {
  const { call, get, issue } = await openDesk();
  const gstin = '06AAFCP7373R1ZL';
  const billingAddress = `Trial Builders\n4 Example Road\nGurugram 122001\nGSTIN ${gstin}`;
  await issue({ buyerAddress: billingAddress, taxType: 'central' });
  const form = new FormData();
  form.set('file', new Blob([`Party Name,GSTIN,City,Pin\nTrial Builders,${gstin},Gurugram,122001\n`]), 'parties.csv');
  const headers = { Authorization: `Bearer ${await app().logIn()}`, 'Idempotency-Key': crypto.randomUUID() };
  const imported = await app().app.request('/api/customers/import', { method: 'POST', headers, body: form });
  expect(await imported.text()).toContain('"added":1');
  const chosen = { customers: [{ buyer: gstin, billingAddress }] };
  const { value } = await call<AddedBuyersAnswer>('POST', '/api/customers/fromDocuments', chosen);
  expect(value.customers).toMatchObject([
    {
      id: null,
      message: 'Trial Builders is in the book with the GSTIN 06AAFCP7373R1ZL: the documents are linked to it.',
    },
  ]);
  const { buyers } = await get<UnknownBuyersAnswer>('/api/customers/fromDocuments');
  expect(buyers.map(({ buyer }) => buyer)).not.toContain(gstin);
  const [known] = await get<{ id: string; documents: number }[]>(`/api/customers?q=${gstin}`);
  expect(known).toMatchObject({ documents: 1 });
});

test('A document is given to a customer at the issue, and to another one later, and its page says so', async () => {
  const { call, get, issue, add } = await openDesk();
  const [gym, cafe] = [await add('Example Gym\nNew Delhi 110018'), await add('Trial Cafe\nGurugram 122018')];
  const { id } = await issue({ buyerAddress: 'Somebody\nElsewhere', customer: gym });
  expect(await get<DocumentRecord>(`/api/documents/${id}`)).toMatchObject({
    customer: { id: gym, name: 'Example Gym' },
    customerVersion: 1,
  });
  const refused = await issue({ customer: 'nobody' });
  expect(refused).toMatchObject({ status: 422, message: 'This customer is not in the book. Choose another, or none.' });
  const link = (body: unknown) => call<DocumentRecord>('POST', `/api/documents/${id}/customer`, body);
  const linked = await link({ customer: cafe, version: 1 });
  expect(linked).toMatchObject({ status: 200, value: { customer: { id: cafe }, customerVersion: 2 } });
  expect(linked.value.history.at(-1)?.words).toMatch(/Trial Cafe/);
  expect(await link({ customer: null, version: 1 })).toMatchObject({
    status: 409,
    value: {
      message: 'Somebody has changed this meanwhile: the document is Trial Cafe’s now. Look, and choose again.',
    },
  });
  expect((await link({ customer: 'nobody', version: 2 })).status).toBe(422);
  expect((await call('POST', '/api/documents/nothing/customer', { customer: null, version: 1 })).status).toBe(404);
  expect(await link({ customer: null, version: 2 })).toMatchObject({ status: 200, value: { customer: null } });
});
