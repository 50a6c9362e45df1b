import { describe, expect, test } from 'vitest';
import { isSezUnit } from '#domain/invoices/wants-supply-of-sez.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { buildInput } from '#test/build/factories.ts';
import { openTestApp, withTestApp } from '#test/open/start-test-app.ts';
import { branch, home } from '#test/specification/specified-firm.ts';

const app = withTestApp();
const gstin = '21ABCDE1234F1ZC';
const unit = `Sample Zone Works\nPlot 3, Export Zone\nBhubaneswar 751024\nGSTIN ${gstin}`;
const sold = { taxState: branch, buyerAddress: unit, consigneeAddress: unit };

async function openDesk(shop = app()) {
  const token = await shop.logIn();
  const call = (method: 'GET' | 'POST', path: string, body?: unknown) =>
    shop.call(method, path, { token, ...(body === undefined ? {} : { body }) });
  const added = await call('POST', '/api/customers', {
    ...buildCustomer({ gstin, billingAddress: unit, deliveryAddresses: [], sez: 'yes' }),
  });
  const { customer } = (await added.json()) as { customer: { id: string; sez: string; version: number } };
  return {
    call,
    customer,
    issue: (more: object) => call('POST', '/api/generateInvoice', buildInput({ ...sold, ...more })),
  };
}

test('An invoice to an SEZ unit of the book says how it is supplied, and is never Within State', async () => {
  const { issue, customer, call } = await openDesk();
  expect(customer.sez).toBe('yes');
  const regular = await issue({ taxType: 'state' });
  expect([regular.status, await regular.json()]).toMatchObject([422, { problems: [{ field: 'supplyType' }] }]);
  const named = await issue({ taxType: 'state', customer: customer.id });
  expect([named.status, await named.json()]).toMatchObject([422, { problems: [{ field: 'supplyType' }] }]);
  const within = await issue({ taxType: 'state', supplyType: 'SEZWP' });
  expect([within.status, await within.json()]).toMatchObject([422, { problems: [{ field: 'taxType' }] }]);

  const paid = await issue({ taxType: 'central', supplyType: 'SEZWP' });
  expect([paid.status, paid.headers.get('Invoice-Number')]).toEqual([200, 'OD/26-27/0001']);
  const free = await issue({ taxType: 'central', supplyType: 'SEZWOP' });
  expect(free.status).toBe(200);
  const answer = await call('GET', `/api/returns/${branch}/2026-11`);
  const { sections, gstr3b, errors } = (await answer.json()) as {
    sections: { b2b: object };
    gstr3b: { zeroRated: object; outward: object };
    errors: unknown[];
  };
  expect(errors).toEqual([]);
  expect(sections.b2b).toMatchObject({ documents: 2, taxable: 2 * 90_300_00, igst: 16_254_00, cgst: 0 });
  expect(gstr3b.zeroRated).toMatchObject({ taxable: 2 * 90_300_00, igst: 16_254_00 });
  expect(gstr3b.outward).toMatchObject({ taxable: 0, igst: 0 });
});

describe('After a merge', () => {
  const other = { gstin: '07ABCDE1234F1Z2', state: home, taxType: 'state' };
  const works = `Sample Zone Works\n8 Example Marg\nNew Delhi 110024\nGSTIN ${other.gstin}`;

  async function openMerged(kept: 'unit' | 'works') {
    const shop = await openTestApp();
    const desk = await openDesk(shop);
    const added = await desk.call('POST', '/api/customers', {
      ...buildCustomer({ gstin: other.gstin, billingAddress: works, deliveryAddresses: [] }),
    });
    const { customer } = (await added.json()) as { customer: { id: string } };
    const [from, into] = kept === 'unit' ? [customer.id, desk.customer.id] : [desk.customer.id, customer.id];
    await shop.addPerson('asha', 'owner');
    const token = await shop.logIn('asha');
    expect((await shop.call('POST', `/api/customers/${from}/merge`, { token, body: { into } })).status).toBe(200);
    const toWorks = { taxState: other.state, taxType: other.taxType, buyerAddress: works, consigneeAddress: works };
    return { ...desk, shop, into, toWorks };
  }

  test('the other GSTIN of the firm is no SEZ unit, also when the unit is chosen by hand', async () => {
    const { shop, issue, into, toWorks } = await openMerged('unit');
    expect((await issue(toWorks)).status).toBe(200);
    expect((await issue({ ...toWorks, customer: into, qty1: '3' })).status).toBe(200);
    expect((await issue({ taxType: 'state' })).status).toBe(422);
    await shop.close();
  });

  test('the unit stays one, also when the customer who has its documents is chosen by hand', async () => {
    const { shop, issue, into, toWorks } = await openMerged('works');
    expect((await issue({ taxType: 'state' })).status).toBe(422);
    expect((await issue({ taxType: 'state', customer: into })).status).toBe(422);
    expect((await issue({ taxType: 'central', supplyType: 'SEZWP', customer: into })).status).toBe(200);
    expect((await issue(toWorks)).status).toBe(200);
    await shop.close();
  });
});

test('A change that does not name the mark leaves it as it is', async () => {
  const shop = await openTestApp();
  const { call, customer } = await openDesk(shop);
  const { sez: _, ...fields } = buildCustomer({
    gstin,
    billingAddress: unit,
    deliveryAddresses: [],
    phone: '98111 00001',
  });
  const save = async (version: number, more = {}) => {
    const answer = await call('POST', `/api/customers/${customer.id}`, { ...fields, ...more, version });
    return ((await answer.json()) as { customer: { sez: string; phone: string } }).customer;
  };
  expect(await save(1)).toMatchObject({ sez: 'yes', phone: '98111 00001' });
  expect(await save(2, { sez: '' })).toMatchObject({ sez: '' });
  expect(await save(3, { phone: '' })).toMatchObject({ sez: '' });
  await shop.close();
});

test('The form asks by the GSTIN of the address', () => {
  const book = { gstin, sez: 'yes' } as const;
  expect(isSezUnit(book, unit)).toBe(true);
  expect(isSezUnit(book, 'Sample Zone Works\nGSTIN 07ABCDE1234F1Z2')).toBe(false);
  expect(isSezUnit({ ...book, sez: '' }, unit)).toBe(false);
  expect(isSezUnit(null, unit)).toBe(false);
});

test('A credit note keeps the kind of supply of its invoice', async () => {
  const { issue } = await openDesk();
  const free = await issue({ taxType: 'central', supplyType: 'SEZWOP' });
  const referenceNumber = free.headers.get('Invoice-Number') ?? '';
  const other = await issue({ type: 'credit', referenceNumber, taxType: 'central', qty1: '1' });
  expect([other.status, await other.json()]).toMatchObject([422, { problems: [{ field: 'supplyType' }] }]);
  const note = await issue({ type: 'credit', referenceNumber, taxType: 'central', supplyType: 'SEZWOP', qty1: '1' });
  expect(note.status).toBe(200);
});
