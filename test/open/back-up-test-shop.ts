import type { Manifest } from '#domain/backup/manifest.ts';
import { backUp } from '#operations/backup/back-up.ts';
import type { TestShop } from './open-test-shop.ts';

/** Backs the shop up, and says what the job reports. */
export async function backUpTestShop(shop: TestShop) {
  const outcome = await backUp(shop, unstopped);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.value;
}

/** The signal of a process that nobody tells to stop. */
export const unstopped = new AbortController().signal;

/** What that backup tells of itself. */
export async function manifestOf({ place }: Pick<TestShop, 'place'>, backup: string): Promise<Manifest> {
  return JSON.parse(new TextDecoder().decode((await place.get(`${backup}.json`)) ?? new Uint8Array()));
}
