import { beforeAll, expect, test } from 'vitest';
import type { AuditLine } from '#contract/audit.ts';
import type { DocumentRecord, NextDraft } from '#contract/documents.ts';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import type { JumpEntry } from '#domain/jump/jump-entry.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { buildInput } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { home, homeName } from '#test/specification/specified-firm.ts';

const app = withTestApp();
let token = '';
beforeAll(async () => {
  token = await app().logIn();
});

async function call(method: string, path: string, body?: object) {
  const answer = await app().call(method, path, { token, ...(body ? { body } : {}) });
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
  return { status, id, number, message: (json?.message ?? '') as string };
}

const second = {
  ...{ productname2: 'Carpet Tile', hsn2: '57032990', qty2: '150', rate2: '865.40', ratePerQty2: 'sqmtr', gst2: '5' },
};
const send = (changes: InvoiceInput = {}) => issue({ type: 'challan', purpose: 'approval', ...second, ...changes });
const read = (id: string) => get<DocumentRecord>(`/api/documents/${id}`);
const back = (id: string, rows: object[], more = {}) =>
  call('POST', `/api/documents/${id}/cameBack`, { date: '2026-11-21', rows, ...more });

test('The cancellation of an invoice opens its closed challan again and says so, and it can be made again', async () => {
  const { id, number } = await send({ qty1: '6' });
  const { input } = await get<NextDraft>(`/api/documents/${id}/next`);
  const made = await issue({ ...input, qty1: '4' });
  await call('POST', `/api/documents/${id}/decline`, { reason: 'The rest was used up.' });
  const path = (refnum: string) => `/api/deleteInvoice/tax/${home}/${encodeURIComponent(refnum)}?reason=mistake`;
  const cancelled = await call('DELETE', path(made.number));
  expect(cancelled.text).toBe(
    `${made.number} is cancelled. Its number stays used, and the record is kept. ${number} was closed, and is open again: its goods are unbilled.`,
  );
  expect(cancelled.headers.get('Reopened')).toBe(number);
  expect(await read(id)).toMatchObject({ challan: { state: 'open' }, rows: [{ left: 6_000 }, { left: 150_000 }] });
  expect((await read(id)).history.at(-1)?.words).toBe(`opened it again, because ${made.number} is cancelled`);
  const again = await issue({ ...input, qty1: '4' });
  expect(again.status).toBe(200);
  const open = await call('DELETE', path(again.number));
  expect([open.text, open.headers.get('Reopened')]).toEqual([expect.not.stringContaining('open again'), null]);
});

test('A challan that cannot be closed or opened again says so in the words of a challan', async () => {
  const { id, number } = await send();
  const said = async (method: 'POST' | 'DELETE', reason = 'Used up.') =>
    (await call(method, `/api/documents/${id}/decline`, method === 'POST' ? { reason } : undefined)).json.message;
  expect(await said('POST', ' ')).toBe('Write what became of the rest');
  expect(await said('DELETE')).toBe('It is not closed.');
  await call('POST', `/api/documents/${id}/decline`, { reason: 'Used up.' });
  expect(await said('POST')).toBe('It is closed already.');
  await call('DELETE', `/api/documents/${id}/decline`);
  await back(id, [
    { row: 1, quantity: '42' },
    { row: 2, quantity: '150' },
  ]);
  expect(await said('POST')).toBe('All of it is invoiced or came back: there is nothing left to close.');
  const { cameBack } = (await read(id)).challan ?? {};
  await call('DELETE', `/api/documents/${id}/cameBack/${cameBack?.at(-1)?.line}`);
  await call('DELETE', `/api/deleteInvoice/challan/${home}/${encodeURIComponent(number)}?reason=mistake`);
  expect(await said('POST')).toBe('It is cancelled: nothing of it is awaited, and there is nothing to close.');
  expect(await said('DELETE')).toBe('It is cancelled and cannot be opened again. Write a new challan.');
});

test('Find leads to a challan by its number and by its customer, and the audit log names each of its deeds', async () => {
  const buyerAddress = 'Findable Floors\n7 Example Marg\nNew Delhi 110037';
  await call('POST', '/api/customers', buildCustomer({ gstin: '', billingAddress: buyerAddress, phone: '' }));
  const { id, number } = await send({ buyerAddress });
  const find = (typed: string) => get<JumpEntry[]>(`/api/jump?q=${encodeURIComponent(typed)}`);
  const found = expect.objectContaining({
    ...{ kind: 'challan', title: number, path: `/document/${id}` },
    detail: 'Findable Floors, 21/11/2026, 2,20,110.00',
  });
  for (const typed of [number, number.toLowerCase(), 'findable', 'floors find'])
    expect(await find(typed)).toContainEqual(found);
  expect(await find('findable')).toContainEqual(
    expect.objectContaining({ kind: 'customer', title: 'Findable Floors' }),
  );

  await back(id, [{ row: 1, quantity: '2.5' }], { remark: 'Two boxes were open' });
  const [entry] = (await read(id)).challan?.cameBack ?? [];
  await call('DELETE', `/api/documents/${id}/cameBack/${entry?.line}`);
  await call('POST', `/api/documents/${id}/decline`, { reason: 'Kept as samples' });
  await call('DELETE', `/api/documents/${id}/decline`);
  await call('DELETE', `/api/deleteInvoice/challan/${home}/${encodeURIComponent(number)}?reason=mistake`);
  expect(await find(number)).toContainEqual(
    expect.objectContaining({ kind: 'challan', detail: 'Findable Floors, 21/11/2026, 2,20,110.00, cancelled' }),
  );
  await app().addPerson('asha', 'owner');
  const audit = await app().call('GET', '/api/audit', { token: await app().logIn('asha') });
  const { lines } = (await audit.json()) as { lines: AuditLine[] };
  const deeds = lines.filter(({ about }) => about === `Delivery Challan ${number}, ${homeName}`).toReversed();
  const byStaff = deeds.filter(({ who }) => who === 'meena');
  expect(byStaff.map(({ title, details }) => [title, ...details])).toEqual([
    ['Document issued', 'dated 21/11/2026', '₹ 2,20,110.00', 'on approval'],
    ['Goods of a challan came back', 'on 21/11/2026', 'row 1: 2.5', '“Two boxes were open”'],
    ['Goods of a challan had not come back', 'on 21/11/2026', 'row 1: -2.5', '“Two boxes were open”'],
    ['Challan closed', '“Kept as samples”'],
    ['Challan open again'],
    ['Document cancelled', 'cancelled, reason: data entry mistake'],
  ]);
});
