import { afterAll, expect, test } from 'vitest';
import { openImages } from '#adapters/images/open-images.ts';
import { openTestShop } from '#test/open/open-test-shop.ts';
import { shopJobs } from './shop-jobs.ts';

const images = openImages();
afterAll(() => images.close());

const unstopped = new AbortController().signal;

async function openJobs(backUpEvery: number | null) {
  const shop = await openTestShop();
  const mailer = { kind: 'log' as const, reach: 'nobody' as const, send: () => Promise.reject(new Error('not asked')) };
  const notAsked = () => Promise.reject(new Error('not asked'));
  const links = { make: notAsked, end: notAsked };
  const jobs = shopJobs({ ...shop, images, mailer, links, openBackup: async () => shop }, { backUpEvery });
  return { shop, jobs };
}

test('A shop with BACKUP_EVERY off has every job except the backup', async () => {
  const names = async (backUpEvery: number | null) => (await openJobs(backUpEvery)).jobs.map(({ name }) => name);
  expect(await names(15)).toEqual([...(await names(null)), 'back up']);
});

test('The refusal of an operation is an error of its job, so that it is logged', async () => {
  const { shop, jobs } = await openJobs(15);
  await shop.files.setMark('f'.repeat(64));
  await expect(jobs[0]?.run(unstopped)).rejects.toThrow('FILES_URL names the files of another shop');
});
