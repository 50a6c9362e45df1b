import { readCustomer } from '#domain/customers/read-customer.ts';
import type { VoucherDraft } from '#domain/receivables/voucher.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { buildMail } from '#test/build/build-mail.ts';
import { buildMaterial } from '#test/build/build-material.ts';
import { buildPicture } from '#test/build/build-picture.ts';
import { buildSample } from '#test/build/build-sample.ts';
import { actor, buildCallback, buildInput, buildNewInvoice } from '#test/build/factories.ts';
import type { TestApp } from '#test/open/start-test-app.ts';
import { home } from '#test/specification/specified-firm.ts';

/** The import of a customer into a filled shop. */
export const importKey = '00000000-0000-4000-8000-0000000000c1';

/** The callback of a filled shop. */
export const callbackId = '00000000-0000-4000-a000-00000000000c';

/** The customers of a filled shop: one to archive, one to merge, and one that stays. */
export const customerIds = ['a', 'b', 'c'].map((last) => `00000000-0000-4000-c000-00000000000${last}`);

/** The pro-forma of a filled shop. */
export const proFormaId = '00000000-0000-4000-8000-00000000000d';

/** The delivery challan of a filled shop, of which something came back. */
export const challanId = '00000000-0000-4000-8000-00000000000b';

/** The link of a filled shop, to its pro-forma. */
export const shareId = '00000000-0000-4000-b000-00000000000e';

/** The tax invoice of a filled shop that the customer who stays owes, and the money of his account. */
export const debtId = '00000000-0000-4000-8000-0000000000de';
export const receiptId = '00000000-0000-4000-8000-0000000000e1';
export const refundId = '00000000-0000-4000-8000-0000000000e2';
export const settlementId = '00000000-0000-4000-8000-0000000000e3';
export const openingId = '00000000-0000-4000-8000-0000000000e4';
/** The mail of a filled shop about its pro-forma, which waits. */
export const mailId = '00000000-0000-4000-b000-00000000000f';

/** A buyer of a filled shop who is not in the customer book. */
export const unknownBuyer = 'Trial Schools\n4 Example Road\nGurugram 122001';

/** A shop in which every call that is let through would change or show something. */
export async function fillShop(shop: TestApp, token: string): Promise<void> {
  await shop.call('POST', '/api/generateInvoice', { token, body: buildInput() });
  await shop.call('POST', '/api/generateInvoice', { token, body: buildInput({ buyerAddress: unknownBuyer }) });
  await shop.ports.invoices.issue(buildNewInvoice({ type: 'pro' }, { id: proFormaId }));
  const expiresAt = '2027-02-19T06:00:00.000Z';
  const of = { kind: 'document', id: proFormaId } as const;
  const tokenHash = shop.ports.system.sha256(shareId);
  const subject = { subject: `pro/${home}/PI-DL/26-27/001`, paper: null, language: 'en', forWhom: '' } as const;
  await shop.ports.shares.add({ id: shareId, of, tokenHash, expiresAt, ...subject }, shop.clock.now, actor);
  await shop.ports.mails.add(buildMail({ id: mailId, of }), shop.clock.now, actor);
  await shop.upload('/api/uploadfiles/wallpapers/teak.jpg', await buildPicture(), token);
  await shop.upload('/api/uploadfiles/wallpapers/oak.jpg', await buildPicture(), token);
  await shop.call('DELETE', '/api/deleteImage/wallpapers/oak.jpg', { token });
  const receivedAt = '2026-11-21T06:00:00.000Z';
  await shop.ports.callbacks.add(buildCallback({ id: callbackId, sample: buildSample() }), receivedAt);
  const jpeg = await buildPicture();
  const file = shop.ports.system.sha256(jpeg);
  await shop.ports.files.put(file, jpeg);
  const size = { width: 640, height: 480, bytes: jpeg.length };
  await shop.ports.callbackPhotos.add({ callback: callbackId, file, ...size, receivedAt, deletedAt: null });
  for (const id of customerIds) {
    const fields = readCustomer(buildCustomer({ gstin: '' }));
    await shop.ports.customers.create({ id, fields, idempotency: null }, '2026-11-21T06:00:00.000Z', actor);
  }
  // A file of bills knows its customer by the name.
  const known = readCustomer(
    buildCustomer({ gstin: '', billingAddress: 'Known Traders\nNew Delhi 110024', phone: '' }),
  );
  const knownId = '00000000-0000-4000-c000-00000000000d';
  await shop.ports.customers.create(
    { id: knownId, fields: known, idempotency: null },
    '2026-11-21T06:00:00.000Z',
    actor,
  );
  const imported = await shop.app.request('/api/customers/import', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': importKey, 'Content-Type': 'text/plain' },
    body: 'Name,City,Pin\nImported Traders,Cuttack,753001',
  });
  await imported.text();
  await fillAccount(shop, customerIds.at(-1) ?? '');
  await shop.ports.invoices.issue(buildNewInvoice({ type: 'challan', purpose: 'approval' }, { id: challanId }));
  await shop.call('POST', `/api/documents/${challanId}/cameBack`, { token, body: cameBack });
  await shop.call('POST', '/api/materials/WP%20204', { token, body: { onto: 0, material: buildMaterial() } });
  await shop.call('POST', '/api/products/wishes', { token, body: { ...newProduct, name: 'Wished board' } });
}

/** What came back of its challan. */
export const cameBack = { date: '2026-11-21', remark: 'too dark', rows: [{ row: 1, quantity: '1' }] };

/** A product that the lists do not have. */
export const newProduct = { name: 'Board of a thief', hsn: '', unit: '', gst: '' };

/** The audit line of what came back, and the id of the product that was asked for. */
export async function lateIds({ ports }: TestApp): Promise<{ line: string; wish: string }> {
  const [entry] = await ports.challans.cameBackOf(challanId);
  const [wish] = await ports.productWishes.undeclined();
  return { line: String(entry?.line ?? 0), wish: wish?.id ?? '' };
}

/** A debt, an advance that is paid back in part, a settlement and an opening bill. */
async function fillAccount({ ports, clock }: TestApp, customer: string): Promise<void> {
  await ports.invoices.issue(buildNewInvoice({}, { id: debtId, customer }));
  const issue = async (id: string, draft: Partial<VoucherDraft> & Pick<VoucherDraft, 'kind' | 'lines'>) => {
    const answer = await ports.receivables.issue({
      ...{ id, issuedAt: clock.now, actor, companyVersion: 1, specimen: false, openingNumber: 1, idempotency: null },
      draft: { ...plainDraft, customer, ...draft },
    });
    if (answer.kind !== 'issued') throw new Error(JSON.stringify(answer));
  };
  await issue(receiptId, { kind: 'receipt', amount: 900_000, lines: [] });
  const part = { amount: 1000, tds: 0 };
  await issue(refundId, { kind: 'refund', amount: 1000, lines: [{ ...part, source: receiptId, debt: null }] });
  await issue(settlementId, {
    kind: 'settlement',
    reason: 'discount',
    lines: [{ ...part, source: null, debt: debtId }],
  });
  const bill = {
    customer,
    taxState: home,
    side: 'dr',
    reference: 'OLD/1',
    date: '2026-03-01',
    due: '2026-03-31',
  } as const;
  const fields = { ...bill, amount: 5000, note: '' };
  await ports.receivables.addOpening({ id: openingId, fields, idempotency: null }, clock.now, actor);
}

const plainDraft: Omit<VoucherDraft, 'kind' | 'customer' | 'lines'> = {
  ...{ taxState: home, date: '2026-11-21', amount: 0, tds: 0, tdsKind: '' },
  ...{ mode: 'bank', reference: '', reason: '', note: '' },
};
