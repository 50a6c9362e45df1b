import { expect, test } from 'vitest';
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
