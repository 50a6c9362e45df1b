import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import { buildInput } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';

const app = withTestApp();

type Row = [product: string, hsn: string, quantity: string, rate: string, unit: string, gst: string, discount?: string];

const registered = 'Example Hotels\nNew Delhi 110037\nGSTIN 07AAACB5678L1ZA';
const retail = 'Example Retail\nKarol Bagh, New Delhi 110005';
const villas = 'Example Villas\nPlot 3, Patia\nBhubaneswar, Odisha 751024';
const branch = 'Aangan Interiors\nPlot 7, Specimen Square\nBhubaneswar 751007\nGSTIN 21AAKFA0000A1ZU';
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

test('A month that is issued, corrected and cancelled by calls has the file that was written by hand', async () => {
  const { call, logIn } = app();
  const token = await logIn();
  const issue = async (date: string, buyerAddress: string, rows: Row[], more: InvoiceInput = {}) => {
    const days = { orderDate: date, buyerDate: date, deliveryNoteDate: date };
    const taxType = buyerAddress === villas || buyerAddress === branch ? 'central' : 'state';
    const parties = { buyerAddress, consigneeAddress: buyerAddress, taxType } as const;
    const body = buildInput({ ...days, ...parties, ...rowsOf(rows), ...more });
    const answer = await call('POST', '/api/generateInvoice', { token, body });
    expect(answer.status, await answer.clone().text()).toBe(200);
    return answer.headers.get('Invoice-Number') ?? '';
  };
  const cancel = async (kind: 'tax' | 'credit', number: string) => {
    const path = `/api/deleteInvoice/${kind}/delhi/${encodeURIComponent(number)}?reason=duplicate`;
    expect((await call('DELETE', path, { token })).status).toBe(200);
  };
  const file = async (which: string) =>
    (await call('GET', `/api/returns/${which}/gstr1.json`, { token })).json() as Promise<Record<string, unknown>>;
  const note = (date: string, of: string, buyer: string, rows: Row[], more: InvoiceInput = {}) =>
    issue(date, buyer, rows, { type: 'credit', referenceNumber: of, ...more });

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
  await issue('2026-10-06', branch, [paper('1', '1000')]);
  await issue('2026-10-08', registered, [paper('1', '100')], { taxState: 'odisha', taxType: 'central' });
  await note('2026-10-10', september, retail, [paper('3.5', '500')]);
  await note('2026-10-11', large, villas, [paper('1', '9000')]);
  await note('2026-10-12', hotel, registered, [['Carpet Tile', '57032990', '1', '33.33', 'sqmtr', '5']]);
  await note('2026-10-13', hotel, registered, [paper('1', '50')], { withoutGst: 'yes' });
  await cancel('credit', await note('2026-10-14', september, retail, [paper('1', '500')]));
  // Of the month before, whose return is still open: it is cancelled there.
  await cancel('tax', double);

  const expected = new URL('../../../../test/fixtures/returns/2026-10-wire-delhi.json', import.meta.url);
  expect(await file('delhi/2026-10')).toEqual(JSON.parse(readFileSync(expected, 'utf8')));
  expect((await file('delhi/2026-09')).doc_issue).toMatchObject({
    doc_det: [{ docs: [{ from: 'DL/26-27/0001', to: 'DL/26-27/0002', totnum: 2, cancel: 1, net_issue: 1 }] }],
  });
  expect(await file('odisha/2026-10')).toMatchObject({
    gstin: '21AAKFA0000A1ZU',
    b2b: [{ ctin: '07AAACB5678L1ZA', inv: [{ inum: 'OD/26-27/0001', pos: '07', itms: [{ itm_det: { iamt: 18 } }] }] }],
    doc_issue: { doc_det: [{ docs: [{ from: 'OD/26-27/0001', totnum: 1 }] }] },
  });
});
