import { expect, test } from 'vitest';
import type { ImportPreview } from '#contract/customer-imports.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { buildCompany, buildInput } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { branch, home } from '#test/specification/specified-firm.ts';

const app = withTestApp();
const { [home]: here, [branch]: there } = buildCompany().registrations;

async function openDesk() {
  const token = await app().logIn();
  const send = (method: 'GET' | 'POST', path: string, body?: unknown) =>
    app().call(method, path, { token, ...(body === undefined ? {} : { body }) });
  const read = async (path: string) => (await send('GET', path)).json();
  return { send, read };
}

test('What goes to our own branch is a tax invoice that nobody owes, and is not billed', async () => {
  const { send, read } = await openDesk();
  const toBranch = `Sample Interiors Trading\nBhubaneswar 751001\nGSTIN ${there.gstin}`;
  const unlisted = buildInput({ buyerAddress: toBranch, taxType: 'central' });
  expect((await send('POST', '/api/generateInvoice', unlisted)).status).toBe(200);
  expect(await read('/api/customers/fromDocuments?page=1&size=20')).toMatchObject({
    buyers: [expect.objectContaining({ gstin: there.gstin, documents: 1, billed: 0 })],
  });
  const added = await send(
    'POST',
    '/api/customers',
    buildCustomer({ gstin: there.gstin, billingAddress: toBranch, phone: '' }),
  );
  const { customer } = (await added.json()) as { customer: { id: string } };
  const issued = await send('POST', '/api/generateInvoice', buildInput({ buyerAddress: toBranch, taxType: 'central' }));
  expect(issued.status).toBe(200);
  expect(issued.headers.get('Invoice-Number')).toMatch(/^DL\//);
  expect(await read(`/api/customers/${customer.id}/money?state=${home}`)).toMatchObject({ debts: [], advances: [] });
  const listed = await read('/api/customers?q=Sample');
  expect(listed).toContainEqual(expect.objectContaining({ id: customer.id, documents: 2, billed: 0 }));
});

test.each(['tax', 'pro'])(
  'Our own GSTIN as the buyer of the same registration is refused in words: %s',
  async (type) => {
    const { send } = await openDesk();
    const input = buildInput({ type, buyerAddress: `Sample Interiors Trading\nGSTIN ${here.gstin}` });
    const refused = await send('POST', '/api/generateInvoice', input);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      message: expect.stringContaining(`our own GSTIN ${here.gstin}`),
      problems: [{ field: 'buyerAddress' }],
    });
  },
);

test('The account of our own branch holds its own documents alone, by a merge or by hand', async () => {
  const { send, read } = await openDesk();
  await app().addPerson('owner', 'owner');
  const owner = await app().logIn('owner');
  const add = async (billingAddress: string, gstin = '') => {
    const added = await send('POST', '/api/customers', buildCustomer({ gstin, billingAddress, phone: '' }));
    return ((await added.json()) as { customer: { id: string } }).customer.id;
  };
  const toBranch = `Sample Interiors Trading\nBhubaneswar 751001\nGSTIN ${there.gstin}`;
  const [known] = (await read(`/api/customers?q=${there.gstin}`)) as { id: string }[];
  const own = known?.id ?? (await add(toBranch, there.gstin));
  const other = await add('Plain Rooms\n3 Example Marg\nNew Delhi 110024');
  const merge = (id: string, into: string) =>
    app().call('POST', `/api/customers/${id}/merge`, { token: owner, body: { into } });
  for (const [id, into] of [
    [other, own],
    [own, other],
  ] as const) {
    const refused = await merge(id, into);
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { message: expect.stringContaining('our own branch') },
    ]);
  }
  const issue = async (buyerAddress: string) => {
    const taxType = buyerAddress === toBranch ? 'central' : 'state';
    const issued = await send('POST', '/api/generateInvoice', buildInput({ buyerAddress, taxType, qty1: '7' }));
    return issued.headers.get('Document') ?? '';
  };
  const link = async (document: string, customer: string) => {
    const { customerVersion } = (await read(`/api/documents/${document}`)) as { customerVersion: number };
    return send('POST', `/api/documents/${document}/customer`, { customer, version: customerVersion });
  };
  const billsBranch = await link(await issue(toBranch), other);
  expect([billsBranch.status, await billsBranch.json()]).toMatchObject([409, { problems: [{ field: 'customer' }] }]);
  const plain = await link(await issue('Plain Rooms\n3 Example Marg\nNew Delhi 110024'), own);
  expect([plain.status, await plain.json()]).toMatchObject([409, { problems: [{ field: 'customer' }] }]);
});

test('An import says which row is our own branch, and makes no account of others one', async () => {
  const { send, read } = await openDesk();
  const known = { gstin: '', billingAddress: 'Steady Rooms\n5 Example Marg\nNew Delhi 110024', phone: '' };
  await send('POST', '/api/customers', buildCustomer(known));
  const importRow = async (name: string, query = '') => {
    const form = new FormData();
    form.set('file', new Blob([`Party Name,GSTIN,City\n${name},${here.gstin},New Delhi\n`]), 'parties.csv');
    const headers = { Authorization: `Bearer ${await app().logIn()}`, 'Idempotency-Key': crypto.randomUUID() };
    return app().app.request(`/api/customers/import${query}`, { method: 'POST', headers, body: form });
  };
  const seen = async (name: string) => (await (await importRow(name, '?preview=1')).json()) as ImportPreview;
  const apart =
    'the account of Steady Rooms stays apart from that of our own branch. Type the customer’s own GSTIN, or';
  expect((await seen('Steady Rooms')).rows).toMatchObject([
    {
      what: 'refused',
      message: expect.stringContaining(`${here.gstin} is our own GSTIN, and ${apart} leave it blank.`),
    },
  ]);
  expect(await (await importRow('Steady Rooms')).text()).toContain('"added":0,"changed":0');
  expect(await read('/api/customers?q=steady')).toMatchObject([{ name: 'Steady Rooms', gstin: '' }]);
  // The account of the branch itself is added, and changed as any other.
  expect((await seen('Our Other Shop')).rows).toMatchObject([
    { what: 'new', message: 'This is our own GSTIN: what our own branch is billed, nobody owes.' },
  ]);
  expect(await (await importRow('Our Other Shop')).text()).toContain('"added":1,"changed":0');
  expect((await seen('Our Other Shop')).rows).toMatchObject([{ what: 'same', message: '' }]);
});
