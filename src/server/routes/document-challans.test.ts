import { beforeAll, expect, test } from 'vitest';
import type { OpenChallans } from '#contract/challans.ts';
import type { LedgerAnswer } from '#contract/customer-documents.ts';
import type { DocumentRecord, NextDraft } from '#contract/documents.ts';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { buildInput } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { home } from '#test/specification/specified-firm.ts';

const app = withTestApp();
let token = '';
let owner = '';
beforeAll(async () => {
  token = await app().logIn();
  await app().addPerson('owner', 'owner');
  owner = await app().logIn('owner');
});

async function call(method: string, path: string, body?: object, who = token) {
  const answer = await app().call(method, path, { token: who, ...(body ? { body } : {}) });
  const text = await answer.text();
  const json = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : null;
  return { status: answer.status, headers: answer.headers, text, json };
}

async function get<T>(path: string): Promise<T> {
  const { status, json, text } = await call('GET', path);
  expect(status, text.slice(0, 300)).toBe(200);
  return json as T;
}

async function issue(changes: InvoiceInput) {
  const { status, headers, json } = await call('POST', '/api/generateInvoice', buildInput(changes));
  const [id, number] = [headers.get('Document') ?? '', headers.get('Invoice-Number') ?? ''];
  return { status, id, number, message: (json?.message ?? '') as string, problems: json?.problems };
}

const second = {
  ...{ productname2: 'Carpet Tile', hsn2: '57032990', qty2: '150', rate2: '865.40', ratePerQty2: 'sqmtr', gst2: '5' },
};
const send = (changes: InvoiceInput = {}) => issue({ type: 'challan', purpose: 'approval', ...second, ...changes });
const read = (id: string) => get<DocumentRecord>(`/api/documents/${id}`);
const back = (id: string, rows: object[], more = {}) =>
  call('POST', `/api/documents/${id}/cameBack`, { date: '2026-11-21', rows, ...more });

test('A challan on approval has a value and no tax; one for the buyer shows the tax that the invoice will have', async () => {
  const approval = await send();
  expect(approval).toMatchObject({ status: 200, number: 'DC-DL/26-27/001' });
  expect((await read(approval.id)).totals).toMatchObject({ taxable: 22_011_000, tax: 0, payable: 22_011_000 });
  const [shown, site] = [await send({ showTax: 'yes' }), await send({ purpose: 'site' })];
  for (const { id } of [shown, site])
    expect((await read(id)).totals).toMatchObject({ taxable: 22_011_000, tax: 16_254_00 + 6_490_50 });
  expect((await read(site.id)).challan).toMatchObject({ purpose: 'site', lastDay: null, warning: null, isOpen: true });
  expect((await read(approval.id)).challan).toMatchObject({ lastDay: '2027-05-21', days: 181, warning: null });
  expect((await read(approval.id)).copies).toEqual(['original', 'duplicate', 'triplicate']);
});

test('A challan is refused without a purpose, with one that does not exist, and for services alone', async () => {
  const said = async (changes: InvoiceInput) => {
    const { status, problems } = await issue({ type: 'challan', ...changes });
    return [status, problems?.map(({ field }: { field: string }) => field)];
  };
  expect(await said({})).toEqual([422, ['purpose']]);
  expect(await said({ purpose: 'gift' })).toEqual([422, ['purpose']]);
  expect(await said({ purpose: 'other' })).toEqual([422, ['purposeRemark']]);
  expect(await said({ purpose: 'samples', purposeRemark: 'For a fair' })).toEqual([422, ['purposeRemark']]);
  expect(await said({ purpose: 'samples', showTax: 'no' })).toEqual([422, ['showTax']]);
  expect((await issue({ purpose: 'samples' })).problems).toMatchObject([{ field: 'purpose' }]);
  const laying = { productname1: 'Laying', hsn1: '995474', ratePerQty1: 'sqft' };
  expect((await issue({ type: 'challan', purpose: 'site', ...laying })).status).toBe(422);
});

test('What came back and what is invoiced is never more than went out, and a cancelled invoice gives it back', async () => {
  const { id, number } = await send();
  const first = await back(id, [
    { row: 1, quantity: '12', left: 42_000 },
    { row: 2, quantity: '' },
  ]);
  expect(first.json).toMatchObject({
    challan: { state: 'open in part', cameBack: [{ date: '2026-11-21', rows: [{ row: 1, quantity: 12_000 }] }] },
    // The rates are those that the invoice will have.
    rows: [
      { cameBack: 12_000, left: 30_000, gst: 1800 },
      { cameBack: 0, left: 150_000, gst: 500 },
    ],
  });
  expect(await back(id, [{ row: 1, quantity: '12', left: 42_000 }])).toMatchObject({ status: 409 });
  expect((await back(id, [{ row: 1, quantity: '30.001' }])).json.message).toBe(
    `Row 1: 30 are left in ${number}. Lower the quantity.`,
  );
  expect((await back(id, [{ row: 1, quantity: '1' }], { date: '2026-11-22' })).status).toBe(422);
  expect((await back(id, [{ row: 1, quantity: '0' }])).status).toBe(422);
  expect((await back(id, [])).json.problems).toMatchObject([{ field: 'rows' }]);

  const { input } = await get<NextDraft>(`/api/documents/${id}/next`);
  expect(input).toMatchObject({ type: 'tax', from: id, fromRow1: '1', qty1: '30', fromRow2: '2', qty2: '150' });
  expect(input).not.toHaveProperty('purpose');
  const [one, other] = await Promise.all([issue({ ...input, qty2: '100' }), issue({ ...input, qty2: '100' })]);
  const [made, refused] = one.status === 200 ? [one, other] : [other, one];
  expect([made.status, refused.status]).toEqual([200, 422]);
  expect(refused.message).toContain(`left in ${number}`);
  expect(await read(made.id)).toMatchObject({
    origin: { document: { kind: 'challan', refnum: number } },
    totals: { tax: expect.any(Number) },
  });
  expect((await read(made.id)).totals.tax).toBeGreaterThan(0);
  expect((await read(id)).rows).toMatchObject([{ left: 0 }, { left: 50_000 }]);
  const [rest] = await Promise.all([get<NextDraft>(`/api/documents/${id}/next`)]);
  expect((await issue(rest.input)).status).toBe(200);
  expect((await read(id)).challan).toMatchObject({ state: 'settled', isOpen: false, leftPayable: 0 });
  expect((await call('GET', `/api/documents/${id}/next`)).json.message).toBe(
    `All of ${number} is invoiced or came back: nothing is left for another invoice.`,
  );
  await call('DELETE', `/api/deleteInvoice/tax/${home}/${encodeURIComponent(made.number)}?reason=mistake`);
  expect((await read(id)).rows).toMatchObject([{ left: 30_000 }, { left: 100_000 }]);
  const { history } = await read(id);
  expect(history.map(({ words }) => words)).toContain('noted what came back on 21/11/2026');
});

test('Open challans are listed with what is left, and goods on approval for five months are warned of', async () => {
  const old = await send({ orderDate: '2026-06-10', buyerAddress: 'Old Approval House\nNew Delhi 110037' });
  const { rows, warned } = await get<OpenChallans>('/api/challans/open?size=100');
  expect(warned).toBeGreaterThan(0);
  expect(rows[0]).toMatchObject({
    refnum: old.number,
    buyerName: 'Old Approval House',
    lastDay: '2026-12-10',
    days: 19,
    warning: 'soon',
    left: [
      { product: 'Wallpaper', left: 42_000 },
      { product: 'Carpet Tile', left: 150_000 },
    ],
  });
});

test('A challan is in table 13 by its nature, and in no other figure of the return, the register or what is owed', async () => {
  const month = { orderDate: '2026-09-10', buyerDate: '2026-09-10', deliveryNoteDate: '2026-09-10' };
  const before = await get<ReturnAnswer>(`/api/returns/${home}/2026-09`);
  const buyerAddress = 'Table Thirteen\n7 Example Marg\nNew Delhi 110037';
  const customer = buildCustomer({ gstin: '', billingAddress: buyerAddress, phone: '' });
  const { customer: added } = (await call('POST', '/api/customers', customer)).json;
  const numbers: string[] = [];
  for (const purpose of ['approval', 'approval', 'job-work', 'site', 'samples'])
    numbers.push((await send({ purpose, buyerAddress, ...month })).number);
  await call('DELETE', `/api/deleteInvoice/challan/${home}/${encodeURIComponent(numbers[1] ?? '')}?reason=mistake`);
  const { sections, checks } = await get<ReturnAnswer>(`/api/returns/${home}/2026-09`);
  expect({ ...sections, documents: null }).toEqual({ ...before.sections, documents: null });
  expect(sections.documents.runs).toMatchObject([
    { kind: 'challan', nature: 'Delivery Challan for job work', from: numbers[2], to: numbers[2], total: 1 },
    {
      nature: 'Delivery Challan for supply on approval',
      from: numbers[0],
      to: numbers[1],
      total: 2,
      cancelled: 1,
      net: 1,
    },
    { nature: expect.stringContaining('other than by way of supply'), from: numbers[3], to: numbers[4], total: 2 },
  ]);
  expect(checks).toContainEqual(expect.objectContaining({ check: 'numbers', ok: true }));
  const { json } = await call('GET', `/api/returns/${home}/2026-09/gstr1.json`);
  expect(json.doc_issue.doc_det).toEqual([
    {
      ...{ doc_num: 9, doc_typ: 'Delivery Challan for job work' },
      docs: [{ num: 1, from: numbers[2], to: numbers[2], totnum: 1, cancel: 0, net_issue: 1 }],
    },
    {
      ...{ doc_num: 10, doc_typ: 'Delivery Challan for supply on approval' },
      docs: [{ num: 1, from: numbers[0], to: numbers[1], totnum: 2, cancel: 1, net_issue: 1 }],
    },
    {
      doc_num: 12,
      doc_typ: 'Delivery Challan in cases other than by way of supply (excluding at S no. 9 to 11)',
      docs: [{ num: 1, from: numbers[3], to: numbers[4], totnum: 2, cancel: 0, net_issue: 2 }],
    },
  ]);
  const register = await call('GET', '/api/register.csv?from=2026-09-01&to=2026-09-30');
  expect(register.text).not.toContain('DC-DL');
  const ledger = await get<LedgerAnswer>(`/api/customers/${added.id}/ledger`);
  expect(ledger).toMatchObject({ billed: 0, closing: 0, entries: [] });
  expect(ledger.challans.map(({ number }) => number)).toEqual([4, 3, 2, 0].map((index) => numbers[index]));
  expect(ledger.challans[2]).toMatchObject({ purposeText: 'Job work', isOpen: true, lastDay: '2027-09-10' });
  const found = await get<unknown>(`/api/jump?q=${encodeURIComponent(numbers[2] ?? '')}`);
  expect(JSON.stringify(found)).toContain(numbers[2]);
  const listed = await get<{ refnum: string }[]>(`/api/getInvoiceDetails/challan/${home}?page=1&q=Table+Thirteen`);
  expect(listed.map(({ refnum }) => refnum)).toHaveLength(4);
});

test('A filed month keeps its challans: none is issued into it, and none of it is cancelled', async () => {
  const month = { orderDate: '2026-08-10', buyerDate: '2026-08-10', deliveryNoteDate: '2026-08-10' };
  const { number } = await send(month);
  const { revision } = await get<ReturnAnswer>(`/api/returns/${home}/2026-08`);
  const filed = await call(
    'POST',
    `/api/returns/${home}/2026-08/filed`,
    { revision, filedOn: '2026-11-20', arn: 'AA0708260000001' },
    owner,
  );
  expect(filed.status, filed.text).toBe(200);
  expect((await send(month)).message).toContain('is filed');
  const cancelled = await call(
    'DELETE',
    `/api/deleteInvoice/challan/${home}/${encodeURIComponent(number)}?reason=mistake`,
  );
  expect(cancelled).toMatchObject({ status: 409 });
  expect(cancelled.text).toContain('table 13 of the filed return of August 2026');

  // Opened again: what table 13 counts otherwise now.
  const reopened = await call('DELETE', `/api/returns/${home}/2026-08/filed?reason=again`, undefined, owner);
  expect(reopened.status, reopened.text).toBe(200);
  expect((await get<ReturnAnswer>(`/api/returns/${home}/2026-08`)).differences).toEqual([]);
  const since = await send(month);
  await call('DELETE', `/api/deleteInvoice/challan/${home}/${encodeURIComponent(number)}?reason=mistake`);
  const { differences } = await get<ReturnAnswer>(`/api/returns/${home}/2026-08`);
  expect(differences.map((each) => [each.number, each.message.slice(0, 23)])).toEqual([
    [number, 'It is cancelled since: '],
    [since.number, 'It was issued since, an'],
  ]);
});

test('An e-way bill is made from a challan, with the portal’s codes of its purpose', async () => {
  const site = { consigneeAddress: 'Sample Interiors\n8 Example Marg, New Delhi 110024\nGSTIN 07ABCDE1234F2Z1' };
  const bill = async (changes: InvoiceInput) => {
    const { id, number } = await send({ ...site, ...changes });
    const transport = { mode: 'road', vehicle: 'DL01LX0000', distance: 12 };
    await call('POST', `/api/documents/${id}/eway`, { version: 0, transport });
    const { json, status, text } = await call('POST', '/api/eway/json', { documents: [id] });
    expect(status, text).toBe(200);
    return { ...json.billLists[0], number };
  };
  expect(await bill({ purpose: 'approval' })).toMatchObject({
    ...{ supplyType: 'O', subSupplyType: 8, subSupplyDesc: 'On approval', docType: 'CHL', transType: 1 },
    ...{ totalValue: 220_110, cgstValue: 0, sgstValue: 0, totInvValue: 220_110 },
    itemList: [{ cgstRate: 0, sgstRate: 0, igstRate: 0 }, { cgstRate: 0 }],
  });
  expect(await bill({ purpose: 'site' })).toMatchObject({ subSupplyType: 9, subSupplyDesc: '', cgstValue: 11_372.25 });
  expect(await bill({ purpose: 'job-work' })).toMatchObject({ subSupplyType: 4, docType: 'CHL' });
  expect(await bill({ purpose: 'samples' })).toMatchObject({ subSupplyType: 8, subSupplyDesc: 'Samples' });
  expect(await bill({ purpose: 'other', purposeRemark: 'Exhibition of floors in Delhi' })).toMatchObject({
    ...{ subSupplyType: 8, subSupplyDesc: 'Exhibition of floors' },
  });
  const own = 'Sample Interiors Trading\nGodown, New Delhi 110041\nGSTIN 07AAKFA0000A1ZK';
  expect(await bill({ purpose: 'branch', buyerAddress: own, consigneeAddress: own })).toMatchObject({
    ...{ subSupplyType: 5, docType: 'CHL', fromGstin: '07AAKFA0000A1ZK', toGstin: '07AAKFA0000A1ZK', transType: 1 },
  });
});

test('The answer of the portal is taken in for a challan', async () => {
  const { id, number } = await send({ purpose: 'job-work' });
  const answers = [{ document: number, number: '771200004899', madeAt: '21/11/2026 11:00', validUntil: '22/11/2026' }];
  expect((await call('POST', '/api/eway/answers', answers)).json).toMatchObject([{ what: 'taken', id }]);
  expect(await read(id)).toMatchObject({ eway: { state: 'made', number: '771200004899' } });
  const cancelled = await call(
    'DELETE',
    `/api/deleteInvoice/challan/${home}/${encodeURIComponent(number)}?reason=mistake`,
  );
  expect(cancelled.json.message).toBe(
    `${number} has the e-way bill 7712 0000 4899. Cancel it at the portal first, and say so on the page of the document.`,
  );
});

test('Goods to a place of this registration go on a challan to ourselves, and to another registration with an invoice', async () => {
  const own = 'Sample Interiors Trading\nGodown, New Delhi 110041\nGSTIN 07AAKFA0000A1ZK';
  const branch = await send({ purpose: 'branch', buyerAddress: own, consigneeAddress: own });
  expect(branch.status).toBe(200);
  expect((await read(branch.id)).challan).toMatchObject({ state: 'settled', isOpen: false });
  expect((await call('GET', `/api/documents/${branch.id}/next`)).status).toBe(409);
  const other = 'Sample Interiors Trading\nBhubaneswar 751001\nGSTIN 21AAKFA0000A1ZU';
  expect(await send({ purpose: 'branch', buyerAddress: other })).toMatchObject({
    status: 422,
    message: expect.stringContaining('goods for another registration go with a tax invoice'),
  });
  expect((await send({ purpose: 'samples', buyerAddress: own })).status).toBe(422);
});

test('A challan is shared like other documents, without a way to pay it', async () => {
  const { id } = await send();
  const { json } = await call('POST', '/api/shares', { document: id, days: 7, language: 'en', for: '' });
  const page = await app().call('GET', new URL(json.url).pathname);
  const html = await page.text();
  expect(html).toContain('"kind":"challan"');
  expect(html).toContain('"money":null,"pay":null');
});
