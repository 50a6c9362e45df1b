import { expect, test } from 'vitest';
import type { CatalogueAnswer } from '#contract/catalogue.ts';
import type { Desk } from '#contract/desk.ts';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import type { CatalogueRecord } from '#domain/catalogue/catalogue-record.ts';
import { buildInput } from '#test/build/factories.ts';
import { openTestApp } from '#test/open/start-test-app.ts';
import { readPdf } from '#test/read/read-pdf.ts';
import { home } from '#test/specification/specified-firm.ts';
import { bytesOf } from '#test/wire/issue-over-wire.ts';

const glassDoor = { id: 501, name: 'Glass Door', hsn: '70072190', unit: 'box', gst: '18', hidden: false };
const row: InvoiceInput = {
  productname1: 'Glass Door',
  pcomment1: '',
  hsn1: '70072190',
  qty1: '10',
  rate1: '1000',
  ratePerQty1: 'box',
  gst1: '18',
};

/** A shop with a member of staff who issues, and an owner who changes the catalogue. */
async function openShop() {
  const app = await openTestApp();
  await app.addPerson('asha', 'owner');
  const [owner, staff] = [await app.logIn('asha'), await app.logIn()];
  const change = async (make: (record: CatalogueRecord) => CatalogueRecord) => {
    const now = (await (await app.call('GET', '/api/catalogue', { token: owner })).json()) as CatalogueAnswer;
    const body = { onto: now.version, catalogue: make(now.catalogue) };
    expect((await app.call('POST', '/api/catalogue', { token: owner, body })).status).toBe(200);
  };
  const changeDoor = (changes: Partial<typeof glassDoor>) =>
    change((record) => ({
      ...record,
      products: record.products.map((each) => (each.id === glassDoor.id ? { ...each, ...changes } : each)),
    }));
  const post = (path: string, changes: InvoiceInput) =>
    app.call('POST', path, { token: staff, body: buildInput({ ...row, ...changes }) });
  const issue = async (changes: InvoiceInput = {}) => {
    const answer = await post('/api/generateInvoice', changes);
    expect(answer.status, await answer.clone().text()).toBe(200);
    const { headers } = answer;
    const text = (await readPdf(await bytesOf(answer))).join('\n');
    return { id: headers.get('Document') ?? '', number: headers.get('Invoice-Number') ?? '', text };
  };
  const read = async <T>(path: string) => (await (await app.call('GET', path, { token: staff })).json()) as T;
  return { app, change, changeDoor, post, issue, read };
}

test('A new product is refused before the owner adds it; afterwards it is on every paper, in Find and in the HSN summary', async () => {
  const { app, change, post, issue, read } = await openShop();
  const refused = await post('/api/generateInvoice', {});
  expect(refused.status).toBe(422);
  // Its code is of a heading of the list.
  expect(((await refused.json()) as { problems: { field: string }[] }).problems.map(({ field }) => field)).toEqual([
    'productname1',
    'ratePerQty1',
  ]);

  await change((record) => ({
    ...record,
    products: [...record.products, glassDoor],
    units: [...record.units, { value: 'box', text: 'Box', uqc: 'BOX' }],
  }));
  const { lists } = await read<Desk>('/api/desk');
  expect(lists.products.at(-1)).toEqual(glassDoor);
  expect(lists.hsnCodes).toContain('70072190');
  const preview = await (await post('/api/previewInvoice', {})).json();
  expect(preview).toMatchObject({ problems: [], totals: { taxable: 10_000_00, cgst: 900_00, payable: 11_800_00 } });

  const invoice = await issue();
  const note = await issue({ type: 'credit', referenceNumber: invoice.number, qty1: '4' });
  const offer = await issue({ type: 'pro' });
  for (const { text } of [invoice, note, offer]) {
    expect(text).toContain('Glass Door');
    expect(text).toContain('70072190');
  }
  const { used } = await read<CatalogueAnswer>('/api/catalogue');
  expect(used).toEqual({ 'Glass Door': { documents: 3, lastDate: '2026-11-21' } });
  const found = await read('/api/jump?q=glass%20door');
  expect(found).toContainEqual(expect.objectContaining({ kind: 'product', title: 'Glass Door', detail: '70072190' }));
  const shown = { rows: [{ product: 'Glass Door', unit: 'box' }] };
  expect(await read(`/api/documents/${invoice.id}`)).toMatchObject(shown);

  // 10 minus the 4 of the credit note, in the unit's own code.
  const { hsn } = await read<{ hsn: { hsn_b2b: object[] } }>(`/api/returns/${home}/2026-11/gstr1.json`);
  expect(hsn.hsn_b2b).toMatchObject([{ hsn_sc: '70072190', uqc: 'BOX', rt: 18, qty: 6, txval: 6000 }]);
  await app.close();
});

test('A hidden product is not offered; what was issued with it is shown, credited and made again', async () => {
  const { app, change, changeDoor, issue, read } = await openShop();
  await change((record) => ({
    ...record,
    products: [...record.products, glassDoor],
    units: [...record.units, { value: 'box', text: 'Box', uqc: 'BOX' }],
  }));
  const [invoice, offer] = [await issue(), await issue({ type: 'pro' })];
  await changeDoor({ hidden: true });
  const { lists } = await read<Desk>('/api/desk');
  expect(lists.products.find(({ name }) => name === 'Glass Door')).toMatchObject({ hidden: true });
  expect(await read('/api/jump?q=glass%20door')).not.toContainEqual(expect.objectContaining({ title: 'Glass Door' }));
  expect(await read(`/api/documents/${invoice.id}`)).toMatchObject({ rows: [{ product: 'Glass Door' }] });
  expect((await issue({ type: 'credit', referenceNumber: invoice.number, qty1: '1' })).text).toContain('Glass Door');

  // Renamed, the old name is in no list any more: only documents made from the old one may use it.
  await changeDoor({ name: 'Toughened Glass Door', hsn: '70071900' });
  expect((await issue({ type: 'credit', referenceNumber: invoice.number, qty1: '1' })).text).toContain('Glass Door');
  expect((await issue({ from: offer.id, fromRow1: '1' })).text).toContain('Glass Door');
  expect(await read(`/api/documents/${invoice.id}`)).toMatchObject({ rows: [{ product: 'Glass Door' }] });
  await app.close();
});
