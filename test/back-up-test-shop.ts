import type { Manifest } from '#domain/backup/manifest.ts';
import { backUp } from '#jobs/back-up.ts';
import type { TestShop } from './open-test-shop.ts';

/** Backs the shop up, and says what the job reports. */
export const backUpTestShop = async (shop: TestShop) => {
  const outcome = await backUp(shop, unstopped);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.value;
};

/** The signal of a process that nobody tells to stop. */
export const unstopped = new AbortController().signal;

/** What that backup tells of itself. */
export const manifestOf = async ({ place }: Pick<TestShop, 'place'>, backup: string): Promise<Manifest> =>
  JSON.parse(new TextDecoder().decode((await place.get(`${backup}.json`)) ?? new Uint8Array()));
