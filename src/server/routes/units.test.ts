import { expect, test } from 'vitest';
import type { CatalogueAnswer } from '#contract/catalogue.ts';
import { paths } from '#contract/paths.ts';
import { buildEinvoiceFirm } from '#test/build/build-einvoice.ts';
import { buildInput } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { home } from '#test/specification/specified-firm.ts';

const app = withTestApp({ company: buildEinvoiceFirm() });
const buyerAddress = 'Sample Hotels\n7 Example Marg\nNew Delhi 110037\nGSTIN 07AAACB5678L1ZA';

test('A unit that an owner added has its code in GSTR-1, INV-01 and the e-way bill, and keeps it', async () => {
  const { call, logIn, addPerson } = app();
  await addPerson('asha', 'owner');
  const token = await logIn('asha');
  const post = (path: string, body: object) => call('POST', path, { token, body });
  const { version, catalogue } = (await (
    await call('GET', paths.catalogueRecord, { token })
  ).json()) as CatalogueAnswer;
  const withUnit = (uqc: string, onto: number) =>
    post(paths.catalogueRecord, {
      onto,
      catalogue: { ...catalogue, units: [...catalogue.units, { value: 'case', text: 'case', uqc }] },
    });
  expect((await withUnit('CASE', version)).status).toBe(422);
  expect((await withUnit('CTN', version)).status).toBe(200);
  const issued = await post('/api/generateInvoice', {
    ...buildInput({ orderDate: '2026-11-20', buyerAddress, consigneeAddress: buyerAddress, ratePerQty1: 'case' }),
  });
  expect(issued.status).toBe(200);
  const id = issued.headers.get('Document') ?? '';

  const gstr1 = await (await call('GET', `/api/returns/${home}/2026-11/gstr1.json`, { token })).json();
  const inv01 = await (await post('/api/einvoices/inv01', { documents: [id] })).json();
  const transport = { mode: 'road', vehicle: 'DL01LX0000', distance: 20 };
  expect((await post(`/api/documents/${id}/eway`, { version: 0, transport })).status).toBe(200);
  const eway = await (await post('/api/eway/json', { documents: [id] })).json();
  expect(gstr1).toMatchObject({ hsn: { hsn_b2b: [{ uqc: 'CTN' }] } });
  expect(inv01).toMatchObject([{ ItemList: [{ Unit: 'CTN' }] }]);
  expect(eway).toMatchObject({ billLists: [{ itemList: [{ qtyUnit: 'CTN' }] }] });

  const changed = await withUnit('BOX', version + 1);
  expect(changed.status).toBe(422);
  expect(await changed.json()).toMatchObject({
    problems: [{ message: 'The unit case is on documents: it keeps its place in the list and its code.' }],
  });
});
