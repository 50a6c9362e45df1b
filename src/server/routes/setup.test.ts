import { expect, onTestFinished, test } from 'vitest';
import type { SetupAnswer } from '#contract/staff/setup.ts';
import { noContact } from '#domain/company/contact.ts';
import { operator } from '#operations/ports/actor.ts';
import type { KeptAccount } from '#operations/ports/demo.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { actor, buildCompany, buildInput } from '#test/build/factories.ts';
import { openTestApp } from '#test/open/start-test-app.ts';

async function openShop(options: Parameters<typeof openTestApp>[0] = {}) {
  const shop = await openTestApp(options);
  onTestFinished(() => shop.close());
  await shop.addPerson('asha', 'owner');
  const token = await shop.logIn('asha');
  const setup = async () => (await (await shop.call('GET', '/api/setup', { token })).json()) as SetupAnswer;
  return {
    shop,
    token,
    setup,
    done: async () => (await setup()).steps.filter((step) => step.done).map(({ id }) => id),
  };
}

test('What is still to do follows from the shop: its record, documents, people, and the settings of the server', async () => {
  const { shop, token, setup, done } = await openShop({ company: null, settings: { mailReach: 'nobody' } });
  expect(await setup()).toMatchObject({ demo: false, own: expect.stringContaining('of your own already') });
  expect(await done()).toEqual(['people']);
  await shop.ports.companies.save(buildCompany({ bank: null }), false, shop.clock.now, actor);
  expect(await done()).toEqual(['company', 'people']);
  await shop.ports.companies.save(buildCompany(), false, shop.clock.now, actor);
  expect(await done()).toEqual(['company', 'bank', 'people']);
  const issued = await shop.call('POST', '/api/generateInvoice', { token, body: buildInput() });
  expect([issued.status, await done()]).toEqual([200, ['company', 'bank', 'numbers', 'people']]);
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const moved = await shop.call('POST', '/api/customers', { token, body: buildCustomer(), headers: key });
  expect([moved.status, await done()]).toEqual([201, ['company', 'bank', 'numbers', 'movein', 'people']]);

  const { version, record } = await shop.ports.catalogues.current();
  await shop.ports.catalogues.saveOnto(version, record, shop.clock.now, operator);
  expect(await done()).not.toContain('catalogue');
  await shop.ports.catalogues.saveOnto(version + 1, record, shop.clock.now, actor);
  expect(await done()).toEqual(['company', 'bank', 'numbers', 'movein', 'people', 'catalogue']);
  await shop.ports.companies.save(
    buildCompany({ contact: { ...noContact, phones: ['98100 12345'] } }),
    false,
    shop.clock.now,
    actor,
  );
  expect(await done()).toContain('contact');

  const settings = { mailReach: 'link', hasBackupElsewhere: true, publicOrigin: 'https://shop.example' } as const;
  const served = await openShop({ settings });
  expect(await served.done()).toEqual(['company', 'bank', 'people', 'mail', 'backup', 'https']);
});

test('A demo is set aside for the owner who types the words, and by nobody else', async () => {
  const begun: KeptAccount[] = [];
  const ownShop = { begin: (account: KeptAccount) => begun.push(account) === 1 };
  const { shop, token, setup } = await openShop({ settings: { ownShop } });
  const start = async (confirm: string, by = token) =>
    (await shop.call('POST', '/api/setup/own-shop', { token: by, body: { confirm } })).status;
  expect(await start('start my own shop')).toBe(409);
  await shop.ports.companies.save(buildCompany(), true, shop.clock.now, actor);
  expect(await setup()).toMatchObject({ demo: true, own: null });
  expect(await start('start my own shop', await shop.logIn())).toBe(403);
  expect([await start(''), await start('start'), begun]).toEqual([422, 422, []]);
  expect(await start(' Start  my own SHOP ')).toBe(202);
  expect(begun).toEqual([{ username: 'asha', passwordHash: expect.any(String) }]);
  // The second of two who press at once.
  expect(await start('start my own shop')).toBe(409);
});

test('A demo in stores of its own says who can set it aside', async () => {
  const cannot = 'DATABASE_URL is set.';
  const { shop, token, setup } = await openShop({ settings: { ownShop: { cannot } } });
  await shop.ports.companies.save(buildCompany(), true, shop.clock.now, actor);
  expect(await setup()).toMatchObject({ demo: true, own: cannot });
  const answer = await shop.call('POST', '/api/setup/own-shop', { token, body: { confirm: 'start my own shop' } });
  expect([answer.status, await answer.json()]).toEqual([409, { message: cannot, problems: [] }]);
});
