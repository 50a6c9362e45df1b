import { readCustomer } from '#domain/customers/read-customer.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { buildPicture } from '#test/build/build-picture.ts';
import { actor, buildCallback, buildInput, buildNewInvoice } from '#test/build/factories.ts';
import type { TestApp } from '#test/open/start-test-app.ts';

/** The callback of a filled shop. */
export const callbackId = '00000000-0000-4000-a000-00000000000c';

/** The customers of a filled shop: one to archive, one to merge, and one that stays. */
export const customerIds = ['a', 'b', 'c'].map((last) => `00000000-0000-4000-c000-00000000000${last}`);

/** The pro-forma of a filled shop. */
export const proFormaId = '00000000-0000-4000-8000-00000000000d';

/** The link of a filled shop, to its pro-forma. */
export const shareId = '00000000-0000-4000-b000-00000000000e';

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
  const subject = { subject: 'pro/delhi/PI-DL/26-27/001', paper: null, language: 'en', forWhom: '' } as const;
  await shop.ports.shares.add({ id: shareId, of, tokenHash, expiresAt, ...subject }, shop.clock.now, actor);
  await shop.upload('/api/uploadfiles/wallpapers/teak.jpg', await buildPicture(), token);
  await shop.upload('/api/uploadfiles/wallpapers/oak.jpg', await buildPicture(), token);
  await shop.call('DELETE', '/api/deleteImage/wallpapers/oak.jpg', { token });
  await shop.ports.callbacks.add(buildCallback({ id: callbackId }), '2026-11-21T06:00:00.000Z');
  for (const id of customerIds) {
    const fields = readCustomer(buildCustomer({ gstin: '' }));
    await shop.ports.customers.create({ id, fields, idempotency: null }, '2026-11-21T06:00:00.000Z', actor);
  }
}
