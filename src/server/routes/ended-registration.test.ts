import { beforeAll, expect, test } from 'vitest';
import type { Desk } from '#contract/desk.ts';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { actor, buildCompany, buildInput } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { readPdf } from '#test/read/read-pdf.ts';
import { branch, branchName, home } from '#test/specification/specified-firm.ts';

const app = withTestApp();
beforeAll(() => app().addPerson('owner', 'owner'));

test('A registration that ended is owed what it invoiced, and its returns are filed; it invoices no more', async () => {
  const { call, logIn, ports } = app();
  const token = await logIn('owner');
  const send = (method: string, path: string, body?: unknown) =>
    call(method, path, { token, ...(body === undefined ? {} : { body }) });
  const billingAddress = 'Sample Hotel\n3 Example Marg\nBhubaneswar, Odisha 751001';
  const added = await send('POST', '/api/customers', buildCustomer({ billingAddress, gstin: '', phone: '' }));
  const customer = ((await added.json()) as { customer: { id: string } }).customer.id;
  const to = { buyerAddress: billingAddress, consigneeAddress: billingAddress, taxState: branch };
  const sold = buildInput({ ...to, orderDate: '2026-10-20', buyerDate: '2026-10-20' });
  expect((await send('POST', '/api/generateInvoice', sold)).status).toBe(200);

  const company = buildCompany();
  const { [home]: kept } = company.registrations;
  await ports.companies.save({ ...company, registrations: { [home]: kept } }, false, ports.system.now(), actor);

  const desk = (await (await send('GET', '/api/desk')).json()) as Desk;
  expect([desk.documentStates, desk.endedFilings]).toEqual([[home, branch], { [branch]: 'monthly' }]);
  const address = `/api/returns/${branch}/2026-10`;
  const { revision, gstin, sections } = (await (await send('GET', address)).json()) as ReturnAnswer;
  expect([gstin, sections.b2cs.documents]).toEqual([company.registrations[branch].gstin, 1]);
  const filed = await send('POST', `${address}/filed`, { revision, filedOn: '2026-11-10', arn: '' });
  expect(filed.status).toBe(200);
  for (const file of ['pack.zip', 'register.xlsx', 'gstr1.json', 'advances'])
    expect((await send('GET', `${address}/${file}`)).status, file).toBe(200);

  const receipt = { customer, taxState: branch, date: '2026-11-20', mode: 'upi', amount: 100_000 };
  const entered = await send('POST', '/api/receipts', receipt);
  expect(entered.status).toBe(201);
  const { id } = (await entered.json()) as { id: string };
  const statement = `/api/customers/${customer}/statement`;
  expect((await send('GET', `${statement}?state=${branch}`)).status).toBe(200);
  // Its papers name it as it was.
  for (const path of [`/api/receipts/${id}/file.pdf`, `${statement}.pdf?state=${branch}`]) {
    const paper = await send('GET', path);
    expect(paper.status, path).toBe(200);
    const text = (await readPdf(new Uint8Array(await paper.arrayBuffer()))).join(' ');
    expect(text, path).toContain(company.registrations[branch].gstin);
  }

  const refused = await send('POST', '/api/generateInvoice', { ...sold, orderDate: '2026-11-21' });
  expect(await refused.text()).toContain(`The firm has no registration for ${branchName}`);
  const never = await send('GET', '/api/returns/kerala/2026-10');
  expect(await never.text()).toContain('The firm has no GSTIN in Kerala yet');
  expect((await send('POST', '/api/receipts', { ...receipt, taxState: 'kerala' })).status).toBe(422);
});
