import { expect, onTestFinished, test } from 'vitest';
import { fillCustomers } from '#test/bench/customer-book.ts';
import { dropDatabase } from '#test/postgres/open-test-postgres.ts';
import { plansOf } from '#test/postgres/plans-of.ts';
import { sharedTestPostgres } from '#test/postgres/share-test-postgres.ts';
import { openDatabase } from '../engine/open-database.ts';
import { suggestCustomers } from './suggest-customers.ts';

test('on PostgreSQL several common words examine a few customers, and do not read all that have one of the words', async () => {
  const postgres = await sharedTestPostgres();
  const url = await postgres.migratedDatabase();
  onTestFinished(() => dropDatabase(url));
  await fillCustomers(url, 4000);
  const database = await openDatabase(url);
  onTestFinished(() => database.close());
  const plans = await plansOf(database, async (watched) => {
    const found = await suggestCustomers(watched, 'pun sector sample');
    expect(found).toHaveLength(10);
    for (const { billingAddress } of found) expect(billingAddress).toMatch(/Sector.*Pune/s);
  });
  expect(plans).toHaveLength(3);
  expect(plans.join('\n')).not.toMatch(/Semi Join/);
});
