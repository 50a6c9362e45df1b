import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { buildCustomer } from '#test/build/build-customer.ts';
import { buildInput } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { branch, home } from '#test/specification/specified-firm.ts';

const app = withTestApp();

/** The rows of a workbook, each as an object by its headings. */
async function rowsOf(answer: Response) {
  expect(answer.status).toBe(200);
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  const [head = [], ...rows] = sheets[0]?.rows ?? [];
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [String(name), row[index]])));
}

test('Register, receipts and settlements are workbooks whose amounts and dates are values', async () => {
  const { call, logIn } = app();
  const token = await logIn();
  const name = '=HYPERLINK("https://example.com")';
  const buyerAddress = `${name}\nNew Delhi 110024`;
  const added = await call('POST', '/api/customers', {
    token,
    body: buildCustomer({ billingAddress: buyerAddress, gstin: '' }),
  });
  const { customer } = (await added.json()) as { customer: { id: string } };
  const get = async (path: string) => rowsOf(await call('GET', path, { token }));
  const issue = (input: Record<string, string>) =>
    call('POST', '/api/generateInvoice', { token, body: buildInput({ buyerAddress, ...input }) });
  await issue({});
  await issue({ type: 'credit', referenceNumber: 'X/1', taxState: branch });
  await issue({ type: 'pro' });
  const receive = async (body: object) => {
    const draft = { customer: customer.id, taxState: home, date: '2026-11-21', mode: 'upi', ...body };
    const answer = await call('POST', '/api/receipts', { token, body: draft });
    expect(answer.status).toBe(201);
    return (await answer.json()) as { id: string };
  };
  await receive({ amount: 1_000_50, tds: 20_00, tdsKind: 'gst', reference: '0012345' });
  const wrong = await receive({ amount: 500_00 });
  await call('DELETE', `/api/receipts/${wrong.id}?reason=Typed%20twice`, { token });

  const register = await get('/api/register.xlsx');
  expect(register).toHaveLength(2);
  expect(register[0]).toMatchObject({
    Buyer: name,
    Date: new Date('2026-11-21'),
    Total: 106554,
    IGST: 0,
    Status: 'Issued',
  });
  expect(register[1]).toMatchObject({ Kind: 'Credit Note', Total: -106554 });
  expect(await get(`/api/register.xlsx?type=pro&state=${home}&q=hyper`)).toMatchObject([{ Kind: 'Pro forma Invoice' }]);
  expect(await get(`/api/register.xlsx?type=tax&state=${home}&q=nobody`)).toEqual([]);

  expect(await get('/api/receipts.xlsx')).toMatchObject([
    {
      Date: new Date('2026-11-21'),
      Customer: name,
      Mode: 'UPI',
      Amount: 1000.5,
      TDS: 20,
      'Kind of TDS': 'GST, section 51',
      Reference: '0012345',
    },
    { Amount: 0, TDS: 0, Status: 'Cancelled', Reason: 'Typed twice', 'Amount before it was cancelled': 500 },
  ]);
  expect(await get('/api/receipts.xlsx?cancelled=false')).toHaveLength(1);
  expect(await get('/api/settlements.xlsx')).toEqual([]);
  expect((await call('GET', '/api/receipts.xlsx')).status).toBe(401);
});
