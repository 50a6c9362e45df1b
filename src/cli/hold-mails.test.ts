import { beforeAll, expect, test } from 'vitest';
import { openPorts } from '#start/open-ports.ts';
import { buildMail } from '#test/build/build-mail.ts';
import { buildSample } from '#test/build/build-sample.ts';
import { actor, buildCallback, buildCompany, buildNewInvoice } from '#test/build/factories.ts';
import { withShopOnDisk } from '#test/open/with-shop-on-disk.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { home } from '#test/specification/specified-firm.ts';

const { shop, vitrine, inFolder, elsewhere } = withShopOnDisk();
const openAt = (databaseUrl: string) => openPorts({ databaseUrl, filesUrl: 'memory:' });
const at = '2026-11-21T06:00:00.000Z';

/** Two mails about a document and an answer to a visitor wait. */
async function fillOutbox(databaseUrl: string) {
  const ports = await openAt(databaseUrl);
  await ports.companies.save(buildCompany(), false, at, actor);
  const answer = await ports.invoices.issue(buildNewInvoice());
  if (answer.kind !== 'issued') throw new Error(answer.kind);
  const { id: document, number } = answer.invoice;
  const mail = { of: { kind: 'document', id: document }, about: `tax/${home}/${number}` } as const;
  for (const id of ['mail-1', 'mail-2']) await ports.mails.add(buildMail({ id, ...mail }), at, actor);
  await ports.callbacks.add(buildCallback({ id: 'ASKED', email: 'asha@example.com', sample: buildSample() }), at);
  await ports.samples.move('ASKED', { step: 'sent', courier: '', consignment: '' }, true, at, actor);
  await ports.close();
}

const said = [
  '2 mails to customers waited in the backup and may have arrived: Operations lists them, to be sent by hand.',
  '1 answer about samples waited in the backup and may have arrived: Callbacks says so at each request.',
].join('\n');

beforeAll(async () => {
  await fillOutbox(`sqlite:${shop()}/vitrine.db`);
  expect((await vitrine('backup'))[0]).toBe(true);
});

test('A restored shop mails no customer by itself, is whole, and the operator is told what waited', async () => {
  const [isWell, text] = await vitrine('restore latest', elsewhere('new'));
  expect([isWell, text]).toEqual([true, expect.stringContaining('The shop is whole.')]);
  expect(text.endsWith(said)).toBe(true);
  const restored = await openAt(`sqlite:${inFolder('new')}/vitrine.db`);
  expect([await restored.mails.due('2027', 9), await restored.samples.due('2027', 9)]).toEqual([[], []]);
  expect((await restored.mails.toMend(1, 9)).mails.map(({ state }) => state)).toEqual(['unknown', 'unknown']);
  await restored.close();
  expect((await vitrine('verify', elsewhere('new')))[0]).toBe(true);
});

test('A shop with an empty outbox is restored without a word about mails', async () => {
  await vitrine('hold-mails', elsewhere('new'));
  expect((await vitrine('backup', elsewhere('new')))[0]).toBe(true);
  const [isWell, text] = await vitrine('restore latest', elsewhere('again'));
  expect([isWell, text.includes('waited in the backup')]).toEqual([true, false]);
});

eachDatabase('hold-mails', (_open, freshUrl) => {
  test('does the same to a database that other tools restored, once, and refuses one that is not there', async () => {
    const DATABASE_URL = await freshUrl();
    const env = { ...elsewhere('other'), DATABASE_URL, BACKUP_URL: '' };
    expect((await vitrine('hold-mails', env))[0]).toBe(false);
    await fillOutbox(DATABASE_URL);
    expect(await vitrine('hold-mails now', env)).toEqual([false, 'usage']);
    expect(await vitrine('hold-mails', env)).toEqual([true, said]);
    expect(await vitrine('hold-mails', env)).toEqual([true, 'No mail to a customer waits.']);
  });
});
