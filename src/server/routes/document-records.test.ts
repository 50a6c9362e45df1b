import { beforeAll, expect, test } from 'vitest';
import type { DocumentRecord, NextDraft } from '#contract/documents.ts';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { buildInput, buildPhoto } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { home } from '#test/specification/specified-firm.ts';

const app = withTestApp();
let token = '';
beforeAll(async () => {
  token = await app().logIn();
});

async function issue(changes: InvoiceInput): Promise<{ status: number; id: string; number: string; message: string }> {
  const answer = await app().call('POST', '/api/generateInvoice', { token, body: buildInput(changes) });
  const [id, number] = [answer.headers.get('Document') ?? '', answer.headers.get('Invoice-Number') ?? ''];
  const message = answer.ok ? '' : ((await answer.json()) as { message: string }).message;
  return { status: answer.status, id, number, message };
}

async function get<T>(path: string): Promise<T> {
  const answer = await app().call('GET', path, { token });
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}

function read(id: string): Promise<DocumentRecord> {
  return get(`/api/documents/${id}`);
}

const second = {
  productname2: 'Carpet Tile',
  hsn2: '57032990',
  qty2: '150',
  rate2: '865.40',
  ratePerQty2: 'sqmtr',
  gst2: '5',
};

function issueProForma(changes: InvoiceInput = {}) {
  return issue({ type: 'pro', validUntil: '2026-11-30', ...second, ...changes });
}

/** Issues what the form begins with, with these changes. */
async function issueNext(id: string, changes: InvoiceInput = {}) {
  const { input } = await get<NextDraft>(`/api/documents/${id}/next?kind=tax`);
  return issue({ ...input, ...changes });
}

test('A document says what is owed of it and what paid it, also what was taken back', async () => {
  const buyerAddress = 'Record Hotels\n7 Example Marg\nNew Delhi 110037';
  const send = async (method: string, path: string, body?: object) =>
    (await app().call(method, path, { token, ...(body ? { body } : {}) })).json();
  const customer = buildCustomer({ gstin: '', billingAddress: buyerAddress, phone: '', creditDays: 15 });
  const { customer: added } = (await send('POST', '/api/customers', customer)) as { customer: { id: string } };
  const invoice = await issue({ buyerAddress, orderDate: '2026-11-02' });
  const payable = 10_655_400;
  expect((await read(invoice.id)).money).toEqual({ due: '2026-11-17', open: payable, allocations: [] });
  const receive = (amount: number) =>
    send('POST', '/api/receipts', {
      ...{ customer: added.id, taxState: home, date: '2026-11-20', mode: 'cheque', reference: '004417', amount },
      allocations: [{ document: invoice.id, amount }],
    }) as Promise<{ id: string; number: string }>;
  const [bounced, kept] = [await receive(1_000_00), await receive(400_00)];
  await send('DELETE', `/api/receipts/${bounced.id}?reason=Cheque%20bounced`);
  const note = await issue({ type: 'credit', buyerAddress, referenceNumber: invoice.number, qty1: '1', rate1: '100' });
  const { money } = await read(invoice.id);
  expect(money).toMatchObject({
    open: payable - 400_00 - 118_00,
    allocations: [
      { source: { number: bounced.number, kind: 'receipt' }, amount: 1_000_00, endedOn: expect.any(String) },
      { source: { number: kept.number, kind: 'receipt' }, amount: 400_00, endedOn: null },
      { source: { number: note.number, kind: 'note' }, amount: 118_00, endedOn: null },
    ],
  });
  expect((await read(note.id)).money).toMatchObject({
    open: 0,
    allocations: [{ debt: { number: invoice.number }, amount: 118_00 }],
  });
  expect((await read((await issueProForma()).id)).money).toBeNull();
});

test('A pro-forma is invoiced in parts: what is left is copied, more is refused, and a cancellation gives it back', async () => {
  const pro = await issueProForma();
  expect(await read(pro.id)).toMatchObject({
    proForma: { state: 'open', validUntil: '2026-11-30', leftTaxable: 9_030_000 + 12_981_000 },
    origin: null,
    descendants: [],
  });
  const { input } = await get<NextDraft>(`/api/documents/${pro.id}/next?kind=tax`);
  expect(input).toMatchObject({ type: 'tax', from: pro.id, fromRow1: '1', qty1: '42', fromRow2: '2', invoiceNo: '' });
  const first = await issueNext(pro.id, { qty2: '96' });
  expect(first.status).toBe(200);
  expect(await read(pro.id)).toMatchObject({
    proForma: { state: 'invoiced in part', leftTaxable: 4_673_160, leftPayable: 4_906_800 },
    rows: [
      { row: 1, quantity: 42_000, invoiced: 42_000, left: 0 },
      { row: 2, quantity: 150_000, invoiced: 96_000, left: 54_000 },
    ],
    descendants: [
      { id: first.id, kind: 'tax', refnum: first.number, rows: [{ row: 1 }, { row: 2, quantity: 96_000 }] },
    ],
  });
  const rest = await get<NextDraft>(`/api/documents/${pro.id}/next?kind=tax`);
  expect(rest.input).toMatchObject({ productname1: 'Carpet Tile', qty1: '54', fromRow1: '2' });
  expect(rest.input.productname2).toBeUndefined();

  const tooMuch = await issueNext(pro.id, { qty1: '54.001' });
  expect(tooMuch).toMatchObject({
    status: 422,
    message: `Row 1: 54 sqmtr of Carpet Tile are left in ${pro.number}. Lower the quantity, or write a new row`,
  });
  await issueNext(pro.id);
  expect((await read(pro.id)).proForma).toMatchObject({ state: 'invoiced', leftPayable: 0 });
  const nothing = await app().call('GET', `/api/documents/${pro.id}/next?kind=tax`, { token });
  expect(nothing.status).toBe(409);

  await app().call('DELETE', `/api/deleteInvoice/tax/${home}/${encodeURIComponent(first.number)}`, { token });
  const after = await read(pro.id);
  expect(after.rows.map(({ left }) => left)).toEqual([42_000, 96_000]);
  expect(after.descendants[0]).toMatchObject({ id: first.id, cancelled: true });
  expect(after.history.map(({ who, words }) => `${who} ${words}`)).toEqual([
    'meena issued it',
    `meena made ${first.number} from it`,
    expect.stringMatching(/^meena made DL\/26-27\/\d+ from it$/),
    `meena cancelled ${first.number}: reason not given`,
  ]);
  expect(await read(first.id)).toMatchObject({
    origin: { kind: 'document', document: { refnum: pro.number, state: 'invoiced in part' } },
    history: [{ words: `issued it from ${pro.number}` }, { words: 'cancelled it: reason not given' }],
  });
});

test('A row keeps the goods of the row that it comes from, and a document comes only from what can become it', async () => {
  const pro = await issueProForma();
  const other = await issueNext(pro.id, { productname1: 'Blinds' });
  expect(other).toMatchObject({ status: 422 });
  expect(other.message).toContain(`it comes from row 1 of ${pro.number}, Wallpaper per roll`);
  expect((await issue({ from: pro.id, fromRow1: '7' })).message).toBe(`Row 1: ${pro.number} has no row 7`);
  expect((await issue({ fromRow1: '1' })).status).toBe(422);
  expect((await issue({ from: pro.id, fromRow1: 'x' })).status).toBe(422);
  expect((await issue({ type: 'pro', from: pro.id })).message).toContain('is not made from a Pro forma Invoice');
  expect((await issue({ from: '00000000-0000-4000-8000-00000000dead' })).status).toBe(422);
  expect((await issue({ type: 'tax', validUntil: '2026-12-01' })).message).toBe(
    'Valid until is for pro-formas: leave it blank',
  );
  expect((await issue({ type: 'pro', validUntil: '2026-11-01' })).message).toContain('before the document’s own date');
});

test('A pro-forma is declined with a reason, and nothing is invoiced until that is taken back', async () => {
  const pro = await issueProForma();
  const decline = (body: unknown) => app().call('POST', `/api/documents/${pro.id}/decline`, { token, body });
  expect((await decline({ reason: ' ' })).status).toBe(422);
  const declined = (await (await decline({ reason: ' Price. ' })).json()) as DocumentRecord;
  expect(declined.proForma).toMatchObject({ state: 'declined', declined: { reason: 'Price.', by: 'meena' } });
  expect((await decline({ reason: 'Price.' })).status).toBe(409);
  expect((await issue({ from: pro.id, fromRow1: '1' })).message).toBe(
    `${pro.number} was declined. If the buyer wants it after all, take that back first.`,
  );
  const back = await app().call('DELETE', `/api/documents/${pro.id}/decline`, { token });
  const record = (await back.json()) as DocumentRecord;
  expect(record.proForma).toMatchObject({ state: 'open', declined: null });
  expect(record.history.map(({ words }) => words)).toEqual([
    'issued it',
    'noted that the buyer declined: “Price.”',
    'took back that the buyer declined',
  ]);
  const tax = await issue({});
  expect((await app().call('POST', `/api/documents/${tax.id}/decline`, { token, body: { reason: 'No' } })).status).toBe(
    409,
  );
});

test('A pro-forma lapses after its last day; it can still be invoiced, with a remark', async () => {
  const today = await issueProForma({ validUntil: '2026-11-21' });
  expect((await read(today.id)).proForma?.state).toBe('open');
  const pro = await issueProForma({ orderDate: '2026-11-19', validUntil: '2026-11-20' });
  expect((await read(pro.id)).proForma?.state).toBe('lapsed');
  const { remarks } = await get<NextDraft>(`/api/documents/${pro.id}/next?kind=tax`);
  expect(remarks).toEqual([{ field: 'from', message: `${pro.number} lapsed on 20/11/2026: look at its rates again` }]);
  expect((await issueNext(pro.id)).status).toBe(200);
});

test('An enquiry keeps its pictures, and becomes a pro-forma with a row for each', async () => {
  const weave = buildPhoto({ folder: 'wallpapers', title: 'Grass weave, ivory' });
  const tile = buildPhoto({ folder: 'carpettiles', name: 'slate.jpg', title: 'Slate' });
  const meena = { username: 'meena', address: '192.0.2.1' };
  for (const photo of [weave, tile]) await app().ports.photos.add(photo, meena);
  const asked = await app().call('POST', '/api/callback', {
    body: {
      user_name: 'Asha Sample',
      contact_number: '9876543210',
      pictures: [weave.hash, 'carpettiles/slate.jpg', 'carpettiles/unknown.jpg', weave.hash, 'x', '../y'],
    },
  });
  expect(asked.status).toBe(200);
  await app().ports.photos.remove('carpettiles', ['slate.jpg'], app().clock.now, meena);
  type List = { callbacks: { id: string; pictures: unknown[]; documents: { refnum: string }[] }[] };
  const enquiry = (await get<List>('/api/callbacks')).callbacks[0];
  expect(enquiry?.pictures).toMatchObject([
    { folder: 'wallpapers', title: 'Grass weave, ivory', product: 'Wallpaper', removed: false },
    { folder: 'carpettiles', title: 'Slate', product: 'Carpet Tile', removed: true },
  ]);
  const { input, origin } = await get<NextDraft>(`/api/documents/${enquiry?.id}/next?kind=pro`);
  expect(origin).toMatchObject({ kind: 'enquiry', name: 'Asha Sample', pictures: 2 });
  expect(input).toMatchObject({
    type: 'pro',
    from: enquiry?.id,
    buyerAddress: 'Asha Sample\nPhone 9876543210',
    productname1: 'Wallpaper',
    hsn1: '48142000',
    pcomment1: 'Grass weave, ivory',
    productname2: 'Carpet Tile',
    pcomment2: 'Slate',
    orderDate: '2026-11-21',
  });
  const pro = await issue({ type: 'pro', from: enquiry?.id ?? '' });
  expect((await get<List>('/api/callbacks')).callbacks[0]?.documents).toMatchObject([{ refnum: pro.number }]);
  expect(await read(pro.id)).toMatchObject({
    origin: { kind: 'enquiry', name: 'Asha Sample' },
    history: [{ words: 'issued it from the enquiry of 21/11/2026' }],
  });
  const next = await get<NextDraft>(`/api/documents/${enquiry?.id}/next?kind=tax`);
  expect(next.input).toMatchObject({ type: 'tax', from: enquiry?.id, productname2: 'Carpet Tile' });
  const tax = await issue({ from: enquiry?.id ?? '' });
  const numbers = [{ refnum: pro.number }, { refnum: tax.number }];
  expect((await get<List>('/api/callbacks')).callbacks[0]?.documents).toMatchObject(numbers);
  expect((await issue({ type: 'credit', from: enquiry?.id ?? '' })).status).toBe(422);
});

test('A form without script sends its pictures as lines of one field', async () => {
  const photo = buildPhoto({ folder: 'blinds', title: 'Roller' });
  await app().ports.photos.add(photo, { username: 'meena', address: '192.0.2.1' });
  const body = new URLSearchParams({ contact_number: '9876543211', pictures: `${photo.hash}\r\nblinds/none.jpg` });
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  expect((await app().call('POST', '/api/callback', { body: body.toString(), headers })).status).toBe(303);
  const { callbacks } = await get<{ callbacks: { contactNumber: string; pictures: unknown[] }[] }>('/api/callbacks');
  expect(callbacks.find(({ contactNumber }) => contactNumber === '9876543211')?.pictures).toMatchObject([
    { folder: 'blinds', title: 'Roller', product: 'Blinds' },
  ]);
});

test('A credit note is made from the invoice that its Reference No names', async () => {
  const tax = await issue({});
  const { input } = await get<NextDraft>(`/api/documents/${tax.id}/next?kind=credit`);
  expect(input).toMatchObject({ type: 'credit', referenceNumber: tax.number, qty1: '42', invoiceNo: '' });
  const note = await issue(input);
  expect(await read(note.id)).toMatchObject({ origin: { kind: 'document', document: { refnum: tax.number } } });
  expect(await read(tax.id)).toMatchObject({
    descendants: [{ kind: 'credit', refnum: note.number }],
    history: [{ words: 'issued it' }, { words: `credited ₹ 1,06,554.00 by ${note.number}` }],
  });
  expect((await issue({ ...input, from: tax.id, referenceNumber: 'another' })).message).toBe(
    `This credit note is made from ${tax.number}: write it as Reference No`,
  );
});

test('The open pro-formas are counted with what is left of them', async () => {
  const before = await get<{ count: number; value: number }>('/api/proformas/open');
  const pro = await issueProForma({ validUntil: '2026-11-21' });
  await issueNext(pro.id, { qty2: '150', qty1: '2' });
  const open = await get<{ count: number; value: number; next: unknown }>('/api/proformas/open');
  expect(open.count).toBe(before.count + 1);
  expect(open.value - before.value).toBe(40 * 215_000 * 1.18);
  expect(open.next).toEqual({ id: pro.id, refnum: pro.number, validUntil: '2026-11-21' });
});

test('A document that nobody issued has no page', async () => {
  expect((await app().call('GET', '/api/documents/none', { token })).status).toBe(404);
  expect((await app().call('GET', '/api/documents/none/next?kind=tax', { token })).status).toBe(404);
});
