import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestShop } from '#test/open/open-test-shop.ts';
import { backUpJob } from './back-up-job.ts';
import { runJobs } from './run-jobs.ts';

test('The server backs up the shop by itself, logs nothing while nothing changes, and names a missing file', async () => {
  const shop = await openTestShop();
  const { id } = await shop.issue('paper one');
  const job = backUpJob(15, async () => shop);
  expect(job.every).toBe(15 * 60_000);

  const [done, failed]: object[][] = [[], []];
  const log = { info: (what: object) => void done?.push(what), error: (what: object) => void failed?.push(what) };
  const turns: string[] = [];
  const counted = { ...job, every: 50, run: (signal: AbortSignal) => job.run(signal).finally(() => turns.push('')) };
  const jobs = runJobs([counted], shop, log, 20);
  onTestFinished(jobs.stop);
  await vi.waitUntil(() => turns.length >= 3, { timeout: 30_000 });
  expect(done).toEqual([expect.objectContaining({ job: 'back up', made: true, copied: 1 })]);

  const paper = (await shop.invoices.findById(id))?.pdf ?? '';
  await shop.files.remove(paper);
  await shop.place.files.remove(paper);
  await shop.issue('paper two');
  await vi.waitUntil(() => (failed?.length ?? 0) > 0, { timeout: 30_000 });
  expect(String(Object(failed?.[0]).err)).toContain(`missing or damaged: ${paper}.`);
});
