import { buildPicture } from '#test/build/build-picture.ts';
import { buildCallback, buildInput } from '#test/build/factories.ts';
import type { TestApp } from '#test/open/start-test-app.ts';

/** The callback of a filled shop. */
export const callbackId = '00000000-0000-4000-a000-00000000000c';

/** A shop in which every call that is let through would change or show something. */
export async function fillShop(shop: TestApp, token: string): Promise<void> {
  await shop.call('POST', '/api/generateInvoice', { token, body: buildInput() });
  await shop.upload('/api/uploadfiles/wallpapers/teak.jpg', await buildPicture(), token);
  await shop.upload('/api/uploadfiles/wallpapers/oak.jpg', await buildPicture(), token);
  await shop.call('DELETE', '/api/deleteImage/wallpapers/oak.jpg', { token });
  await shop.ports.callbacks.add(buildCallback({ id: callbackId }), '2026-11-21T06:00:00.000Z');
}
