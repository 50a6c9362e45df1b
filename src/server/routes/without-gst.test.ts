import { expect, test } from 'vitest';
import { buildCustomer } from '#test/build/build-customer.ts';
import { buildInput } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { home } from '#test/specification/specified-firm.ts';

const app = withTestApp();

test('A credit note without GST takes its amount off what is owed, and no tax', async () => {
  const { call, logIn } = app();
  const token = await logIn();
  const fields = buildCustomer({ billingAddress: 'Sample Hotels\nNew Delhi 110024', gstin: '' });
  const added = await call('POST', '/api/customers', { token, body: fields });
  const { customer } = (await added.json()) as { customer: { id: string } };
  const issue = (input: Record<string, string>) =>
    call('POST', '/api/generateInvoice', {
      token,
      body: buildInput({ buyerAddress: fields.billingAddress, ...input }),
    });
  const invoice = await issue({ orderDate: '2026-11-02', buyerDate: '2026-11-02' });
  const number = invoice.headers.get('Invoice-Number') ?? '';
  const note = await issue({ type: 'credit', referenceNumber: number, withoutGst: 'yes', qty1: '1', rate1: '500' });
  expect(note.status).toBe(200);

  const money = await (await call('GET', `/api/customers/${customer.id}/money?state=${home}`, { token })).json();
  expect(money).toMatchObject({ debts: [{ owed: 106_554_00 - 500_00 }] });
  const register = await call('GET', `/api/register.csv?state=${home}&from=2026-11-01&to=2026-11-30`, { token });
  const rows = (await register.text()).trim().split('\r\n');
  expect(rows[0]).toMatch(/,Discount,Without GST,Supply,Place typed over because$/);
  expect(rows.at(-1)).toMatch(/^Credit Note,.*,-500\.00,-?0\.00,-?0\.00,-?0\.00,0\.00,-500\.00,Issued,,,.*,Yes,,$/);

  const refused = await issue({ withoutGst: 'yes' });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ problems: [{ field: 'withoutGst' }] });
});
