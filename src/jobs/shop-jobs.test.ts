import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { openImages } from '#adapters/images/open-images.ts';
import { readCustomer } from '#domain/customers/read-customer.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { actor, buildNewInvoice } from '#test/build/factories.ts';
import { openTestShop } from '#test/open/open-test-shop.ts';
import { home } from '#test/specification/specified-firm.ts';
import { issueAsBefore } from '#test/wire/issue-as-before.ts';
import { shopJobs } from './shop-jobs.ts';

const images = openImages();
afterAll(() => images.close());

const unstopped = new AbortController().signal;

async function openJobs(backUpEvery: number | null) {
  const shop = await openTestShop();
  const mailer = { kind: 'log' as const, reach: 'nobody' as const, send: () => Promise.reject(new Error('not asked')) };
  const notAsked = () => Promise.reject(new Error('not asked'));
  const links = { make: notAsked, end: notAsked };
  const letters = { letterAddresses: { behind: () => '', stop: '' } };
  const jobs = shopJobs({ ...shop, ...letters, images, mailer, links, openBackup: async () => shop }, { backUpEvery });
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

test('One run of one job links what an earlier release issued, and its customer owes it', async () => {
  const { shop, jobs } = await openJobs(null);
  const database = await openDatabase(`sqlite:${shop.file}`);
  onTestFinished(() => database.close());
  const billingAddress = 'Example Hotels, Aerocity\n7 Example Marg, New Delhi 110037';
  const fields = readCustomer(buildCustomer({ billingAddress, gstin: '', phone: '' }));
  const id = shop.system.uuid();
  await shop.customers.create({ id, fields, idempotency: null }, shop.clock.now, actor);
  await issueAsBefore(database, buildNewInvoice({ invoiceNo: 'A/1', buyerAddress: billingAddress }), 'A/1');
  const job = jobs.find(({ name }) => name === 'link documents to customers');
  expect(await job?.run(unstopped)).toEqual({ linked: 1, filled: 1, summed: 1 });
  expect((await shop.receivables.openItems(id, home)).debts).toMatchObject([{ number: 'A/1' }]);
  expect(await job?.run(unstopped)).toBeNull();
});
