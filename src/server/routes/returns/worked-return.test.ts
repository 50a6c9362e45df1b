import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { buildInput } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { branch, home } from '#test/specification/specified-firm.ts';

const app = withTestApp();
const special = withTestApp();

type Row = [product: string, hsn: string, quantity: string, rate: string, unit: string, gst: string, discount?: string];

const registered = 'Example Hotels\nNew Delhi 110037\nGSTIN 07AAACB5678L1ZA';
const retail = 'Example Retail\nKarol Bagh, New Delhi 110005';
const villas = 'Example Villas\nPlot 3, Patia\nBhubaneswar, Odisha 751024';
const toBranch = 'Aangan Interiors\nPlot 7, Specimen Square\nBhubaneswar 751007\nGSTIN 21AAKFA0000A1ZU';
const paper = (quantity: string, rate: string, discount = ''): Row => [
  ...(['Wallpaper', '48142000', quantity, rate, 'roll', '18', discount] as const),
];

function rowsOf(rows: Row[]): InvoiceInput {
  return Object.assign(
    {},
    ...rows.map(([product, hsn, quantity, rate, unit, gst, discount = ''], index) => {
      const n = index + 1;
      return {
        ...{ [`productname${n}`]: product, [`pcomment${n}`]: '', [`hsn${n}`]: hsn, [`qty${n}`]: quantity },
        ...{ [`rate${n}`]: rate, [`ratePerQty${n}`]: unit, [`gst${n}`]: gst, [`discount${n}`]: discount },
      };
    }),
  );
}

/** The calls of which a month is made, each of a document answers its number, and the file of a return. */
async function openMonth({ call, logIn }: ReturnType<typeof app>) {
  const token = await logIn();
  const ids = new Map<string, string>();
  const issue = async (date: string, buyerAddress: string, rows: Row[], more: InvoiceInput = {}) => {
    const days = { orderDate: date, buyerDate: date, deliveryNoteDate: date };
    const taxType = buyerAddress === registered || buyerAddress === retail ? 'state' : 'central';
    const parties = { buyerAddress, consigneeAddress: buyerAddress, taxType } as const;
    const body = buildInput({ ...days, ...parties, ...rowsOf(rows), ...more });
    const answer = await call('POST', '/api/generateInvoice', { token, body });
    expect(answer.status, await answer.clone().text()).toBe(200);
    const number = answer.headers.get('Invoice-Number') ?? '';
    ids.set(number, answer.headers.get('Document') ?? '');
    return number;
  };
  return {
    issue,
    note: (date: string, of: string, buyer: string, rows: Row[], more: InvoiceInput = {}) =>
      issue(date, buyer, rows, { type: 'credit', referenceNumber: of, ...more }),
    cancel: async (kind: 'tax' | 'credit' | 'challan', number: string) => {
      const path = `/api/deleteInvoice/${kind}/${home}/${encodeURIComponent(number)}?reason=duplicate`;
      expect((await call('DELETE', path, { token })).status).toBe(200);
    },
    idOf: (number: string) => ids.get(number) ?? '',
    ask: async <T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> => {
      const answer = await call(method, path, { token, ...(body ? { body } : {}) });
      expect(answer.ok, `${path}: ${await answer.clone().text()}`).toBe(true);
      return answer.json() as Promise<T>;
    },
    file: async (which: string) =>
      (await call('GET', `/api/returns/${which}/gstr1.json`, { token })).json() as Promise<Record<string, unknown>>,
  };
}

const byHand = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../../test/fixtures/returns/${name}.json`, import.meta.url), 'utf8'));

test('A month that is issued, corrected and cancelled by calls has the file that was written by hand', async () => {
  const { issue, note, cancel, file } = await openMonth(app());
  const september = await issue('2026-09-15', retail, [paper('10', '500')]);
  const double = await issue('2026-09-16', retail, [paper('10', '500')]);
  const hotel = await issue('2026-10-01', registered, [
    paper('3.333', '299.99', '7.5%'),
    ['Carpet Tile', '57032990', '10.125', '33.33', 'sqmtr', '5'],
    ['Carpet Tile', '57032990', '1', '100', 'sqmtr', '5', '100%'],
    ['Interior Fitout works', '995468', '12', '10.50', 'sqft', '18', '6.00'],
  ]);
  await cancel('tax', await issue('2026-10-02', registered, [paper('1', '100')]));
  await issue('2026-10-03', retail, [['Carpet Tile', '57032990', '4', '100', 'sqft', '5']], {
    invoiceNo: 'AI/26-27/7-B',
  });
  const large = await issue('2026-10-04', villas, [
    paper('10', '9000'),
    ['Carpet Tile', '57032990', '100', '100', 'sqmtr', '5'],
  ]);
  await issue('2026-10-05', villas, [paper('2', '500')]);
  await issue('2026-10-06', toBranch, [paper('1', '1000')]);
  await issue('2026-10-08', registered, [paper('1', '100')], { taxState: branch, taxType: 'central' });
  await note('2026-10-10', september, retail, [paper('3.5', '500')]);
  await note('2026-10-11', large, villas, [paper('1', '9000')]);
  await note('2026-10-12', hotel, registered, [['Carpet Tile', '57032990', '1', '33.33', 'sqmtr', '5']]);
  await note('2026-10-13', hotel, registered, [paper('1', '50')], { withoutGst: 'yes' });
  await cancel('credit', await note('2026-10-14', september, retail, [paper('1', '500')]));
  // Of the month before, whose return is still open: it is cancelled there.
  await cancel('tax', double);

  expect(await file(`${home}/2026-10`)).toEqual(byHand(`2026-10-wire-${home}`));
  expect((await file(`${home}/2026-09`)).doc_issue).toMatchObject({
    doc_det: [{ docs: [{ from: 'DL/26-27/0001', to: 'DL/26-27/0002', totnum: 2, cancel: 1, net_issue: 1 }] }],
  });
  expect(await file(`${branch}/2026-10`)).toMatchObject({
    gstin: '21AAKFA0000A1ZU',
    b2b: [{ ctin: '07AAACB5678L1ZA', inv: [{ inum: 'OD/26-27/0001', pos: '07', itms: [{ itm_det: { iamt: 18 } }] }] }],
    doc_issue: { doc_det: [{ docs: [{ from: 'OD/26-27/0001', totnum: 1 }] }] },
  });
});

test('So has a month of exports, SEZ units, LUT, deemed exports, challans and advances', async () => {
  const { issue, note, cancel, idOf, ask, file } = await openMonth(special());
  const importer = 'Sample Imports\n5 Example Avenue\nAustin, Texas';
  const unit = 'Sample Zone Works\n3 Export Zone\nNoida 201305\nGSTIN 09ABCDE1234F1ZY';
  const exported = (supplyType: string) => ({ supplyType, exportCountry: 'US', exportPort: 'INNSA1' });
  const tiles = (quantity: string): Row => ['Carpet Tile', '57032990', quantity, '250.25', 'sqmtr', '0'];
  const fitout = (quantity: string): Row => ['Interior Fitout works', '995468', quantity, '10.50', 'sqft', '0'];

  const withTax = await issue('2026-10-01', importer, [paper('10', '1000')], exported('EXPWP'));
  const bill = { shippingBill: '1234567', shippingBillDate: '2026-10-03', reason: 'The bill has come' };
  await ask('POST', `/api/documents/${idOf(withTax)}/supplement`, bill);
  const underLut = await issue('2026-10-02', importer, [tiles('20')], exported('EXPWOP'));
  const zone = await issue('2026-10-03', unit, [paper('3', '999.99')], { supplyType: 'SEZWP' });
  const zoneUnderLut = await issue('2026-10-04', unit, [fitout('12')], { supplyType: 'SEZWOP' });
  const deemed = await issue('2026-10-05', registered, [paper('1', '100')], { supplyType: 'DEXP' });

  const challan = (purpose: string) =>
    issue('2026-10-05', registered, [paper('5', '200')], { type: 'challan', purpose });
  const toSite = await challan('site');
  await challan('approval');
  await challan('job-work');
  await cancel('challan', await challan('approval'));
  await challan('samples');
  const { input } = await ask<{ input: InvoiceInput }>('GET', `/api/documents/${idOf(toSite)}/next`);
  await issue('2026-10-07', registered, [], { ...input, qty1: '2', orderDate: '2026-10-07' });

  await note('2026-10-10', withTax, importer, [paper('1', '1000')], exported('EXPWP'));
  await note('2026-10-11', underLut, importer, [tiles('4')], exported('EXPWOP'));
  await note('2026-10-12', zone, unit, [paper('1', '999.99')], { supplyType: 'SEZWP' });
  await note('2026-10-13', zoneUnderLut, unit, [fitout('2')], { supplyType: 'SEZWOP' });
  // A difference of price: table 12 loses its value, and no roll.
  await note('2026-10-14', deemed, registered, [paper('1', '50')], { supplyType: 'DEXP' });

  // An advance for a service is for table 11A, which is entered at the portal.
  const typed = buildCustomer({ gstin: '', billingAddress: villas, phone: '' });
  const { customer } = await ask<{ customer: { id: string } }>('POST', '/api/customers', typed);
  const money = { customer: customer.id, taxState: home, date: '2026-10-15', amount: 1_180_00, mode: 'upi' };
  const { id } = await ask<{ id: string }>('POST', '/api/receipts', money);
  await ask('POST', `/api/advances/${id}/mark`, { mark: 'service' });
  expect(await ask('GET', `/api/returns/${home}/2026-10/advances`)).toMatchObject({
    ...{ service: 1_180_00, unmarked: 0 },
    rows: expect.arrayContaining([expect.objectContaining({ id, place: '21', left: 1_180_00 })]),
  });
  expect(await file(`${home}/2026-10`)).toEqual(byHand(`2026-10-special-${home}`));
});
