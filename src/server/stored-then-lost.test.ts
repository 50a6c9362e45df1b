import { expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '#adapters/database/engine/postgres.ts';
import { buildInput } from '#test/build/factories.ts';
import { openTestApp } from '#test/open/start-test-app.ts';
import { openCuttingProxy } from '#test/postgres/open-cutting-proxy.ts';
import { dropDatabase } from '#test/postgres/open-test-postgres.ts';
import { sharedTestPostgres } from '#test/postgres/share-test-postgres.ts';
import { home } from '#test/specification/specified-firm.ts';
import { unknown } from './say-unconfirmed.ts';

/** A shop whose database can be lost after a COMMIT. */
async function openLosingShop() {
  const postgres = await sharedTestPostgres();
  const url = await postgres.freshDatabase();
  onTestFinished(() => dropDatabase(url));
  const proxy = await openCuttingProxy(postgres.socketFolder);
  onTestFinished(proxy.close);
  const database = openPostgres(proxy.through(url));
  onTestFinished(() => database.close());
  const shop = await openTestApp({ database });
  const token = await shop.logIn();
  /** Loses the database at the first question after the change is stored. */
  const callAndLose = async (...[method, path, how]: Parameters<typeof shop.call>) => {
    proxy.arm('later');
    const answer = await shop.call(method, path, { token, ...how });
    expect(proxy.disarm()).toBe(true);
    return { status: answer.status, ...((await answer.json()) as { message: string }) };
  };
  return { shop, token, callAndLose };
}

test('A document whose database is lost after the issue is said to be issued, and the same call answers its paper', async () => {
  const { shop, token, callAndLose } = await openLosingShop();
  const issue = { body: buildInput(), headers: { 'Idempotency-Key': '00000000-0000-4000-8000-000000000001' } };
  const { status, message } = await callAndLose('POST', '/api/generateInvoice', issue);
  expect([status, message]).toEqual([503, expect.stringMatching(/^The document is issued, but/)]);
  const again = await shop.call('POST', '/api/generateInvoice', { token, ...issue });
  expect([again.status, again.headers.get('Invoice-Number')]).toEqual([200, 'DL/26-27/0001']);
});

test('A change without a key that is stored before the database is lost is never answered as if nothing was', async () => {
  const { shop, token, callAndLose } = await openLosingShop();
  await shop.call('POST', '/api/generateInvoice', { token, body: buildInput() });
  const { status, message } = await callAndLose('DELETE', `/api/deleteInvoice/tax/${home}/DL%2F26-27%2F0001`);
  expect([status, message]).toEqual([503, `${unknown} Look at the document in Invoice reports before you try again.`]);
  const list = await shop.call('GET', `/api/getInvoiceDetails/tax/${home}`, { token });
  expect(await list.json()).toEqual([]);
});
