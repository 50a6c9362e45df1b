import { sampleAddressDays } from '#domain/samples/callback-sample.ts';
import { fillAll } from '../fill-all.ts';
import type { SampleStore } from '../ports/callbacks.ts';
import type { System } from '../ports/system.ts';

type Ports = { system: Pick<System, 'now'>; samples: Pick<SampleStore, 'forgetAddresses'> };

const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 50;

/**
 * Deletes the addresses of parcels with samples that were asked for more than 180 days ago, sent or not: that is what the form promises.
 * `signal` stops it between two batches.
 */
export async function deleteOldAddresses(
  { system, samples }: Ports,
  signal: AbortSignal,
): Promise<{ deleted: number } | null> {
  const now = system.now();
  const before = new Date(Date.parse(now) - sampleAddressDays * DAY_MS).toISOString();
  const done = await fillAll(async () => {
    const found = await samples.forgetAddresses(before, BATCH, now);
    return { examined: found, filled: found };
  }, signal);
  return done && { deleted: done.filled };
}
