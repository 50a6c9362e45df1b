import { expect, onTestFinished, test } from 'vitest';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { openCustomerImports } from '#adapters/database/customers/customer-imports.ts';
import { openCustomerStore } from '#adapters/database/customers/customer-store.ts';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import type { Database } from '#adapters/database/engine/tables.ts';
import { migrate } from '#adapters/database/migrations/migrate.ts';
import { openAuditLog } from '#adapters/database/shared-writes/audit-log.ts';
import { openSheets } from '#adapters/sheets/open-sheets.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { readCustomer } from '#domain/customers/read-customer.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { actor } from '#test/build/factories.ts';
import { sealedAfter } from '#test/open/expect-sealed.ts';
import { inspect } from '#test/open/inspect.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { importCustomers } from '../customers/import-customers.ts';

const earliest = '2026-11-20T06:00:00.000Z';
const at = '2026-11-21T07:00:00.000Z';
const first = '00000000-0000-4000-8000-0000000000aa';
const second = '00000000-0000-4000-8000-0000000000bb';
const clock = { ...nodeSystem, now: () => '2026-11-21T06:00:00.000Z' };

/** 250 parties, and the same with other days of credit and 250 more: two batches of changes and two of what is new, as they come. */
async function openBook(database: Database) {
  const customerImports = openCustomerImports(database);
  const ports = { sheets: openSheets(), companies: openCompanyStore(database), customerImports, system: clock };
  const bring = async (key: string, rows: number, days: number) => {
    const lines = Array.from({ length: rows }, (_, row) => `Party ${row},Cuttack,753001,${days}`);
    const bytes = Buffer.from(['Name,City,Pin,Credit days', ...lines].join('\n'));
    const progress = await importCustomers(ports, { bytes, fileName: 'parties.csv', columns: null }, key, actor);
    if (!progress.ok) throw new Error(progress.message);
    let last: unknown;
    for await (const line of progress.value) last = line;
    return last;
  };
  await bring(first, 250, 30);
  expect(await bring(second, 500, 45)).toMatchObject({ result: { added: 250, changed: 250 } });
  const count = async (archived: 0 | 1, days: number) => {
    const rows = await database.read.selectFrom('customers').selectAll().where('credit_days', '=', days).execute();
    return rows.filter(({ archived_at }) => (archived_at !== null) === (archived === 1)).length;
  };
  return {
    back: (of: Database, key = second) => openCustomerImports(of).takeBack({ key, earliest }, at, actor),
    /** How many have 30 days, how many 45, and how many of those are archived. */
    now: async () => [await count(0, 30), await count(0, 45), await count(1, 45)],
    faults: async () => (await inspect(database, 'Customers')).faults,
  };
}

/** The same database, which does this before the transaction of this number, counted from 1. */
function beforeTransaction(database: Database, number: number, run: () => Promise<void>): Database {
  let begun = 0;
  const transaction = () => {
    begun += 1;
    const real = database.write.transaction();
    if (begun !== number) return real;
    return { execute: (work: Parameters<typeof real.execute>[0]) => run().then(() => real.execute(work)) };
  };
  return { ...database, write: Object.create(database.write, { transaction: { value: transaction } }) };
}

eachDatabase('A large import of customers', (openAny) => {
  const open = sealedAfter(openAny);
  test('is taken back in parts, and the next call goes on where one broke off', async () => {
    const database = await open();
    const { back, now, faults } = await openBook(database);
    const broken = beforeTransaction(database, 5, () => Promise.reject(new Error('The connection broke.')));
    await expect(back(broken)).rejects.toThrow('The connection broke.');
    expect(await now()).toEqual([0, 250, 250]);
    expect(await faults()).toEqual([]);
    const broken2 = beforeTransaction(database, 4, () => Promise.reject(new Error('The connection broke.')));
    await expect(back(broken2)).rejects.toThrow('The connection broke.');
    const [asBefore] = await now();
    expect(asBefore).toBeGreaterThan(0);
    expect(asBefore).toBeLessThan(250);
    expect(await back(database)).toMatchObject({ kind: 'taken-back', archived: 0, restored: 250 - Number(asBefore) });
    expect(await now()).toEqual([250, 0, 250]);
    expect(await faults()).toEqual([]);
    expect(await database.read.selectFrom('import_replaced').selectAll().execute()).toEqual([]);
    expect(await back(database)).toEqual({ kind: 'not-found' });
    const lines = await openAuditLog(database).read(0, 100);
    expect(lines.filter(({ what }) => what === 'customers taken back')).toHaveLength(4);
    // Those whom the second import changed have a further version.
    expect(await back(database, first)).toMatchObject({ kind: 'used', by: 'change' });
  });

  test('leaves whom somebody changes or uses while it goes on', async () => {
    const database = await open();
    const { back, now, faults } = await openBook(database);
    const customers = openCustomerStore(database);
    const named = async (query: string) =>
      (await customers.page({ query, archived: false }, 1, 1)).customers[0] ?? expect.fail(query);
    const change = async (query: string) => {
      const found = await named(query);
      const fields = readCustomer(buildCustomer({ ...found, creditDays: 7 }));
      expect(await customers.change(found.id, found.version, fields, at, actor)).toMatchObject({ kind: 'saved' });
    };
    const busy = beforeTransaction(database, 2, async () => {
      await change('party 10');
      await change('party 499');
      const fields = readCustomer(buildCustomer({ gstin: '', billingAddress: 'Demo Homes\nCuttack 753001' }));
      await customers.create({ id: second, fields, idempotency: null }, at, actor);
      await customers.merge(second, (await named('party 498')).id, at, actor);
    });
    expect(await back(busy)).toEqual({ kind: 'taken-back', archived: 248, restored: 249, kept: 3 });
    expect(await now()).toEqual([249, 1, 248]);
    expect(await faults()).toEqual([]);
  });
});

// Only SQLite works without waiting for another process: nothing else runs until its caller lets it.
test('An import that is taken back lets other requests run on SQLite', async () => {
  const database = await openDatabase('sqlite::memory:');
  onTestFinished(() => database.close());
  await migrate(database, earliest);
  const { back } = await openBook(database);
  let turns = 0;
  const turn = () => {
    turns += 1;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  onTestFinished(() => clearImmediate(next));
  expect(await back(database)).toMatchObject({ restored: 250 });
  // Its customers that are as before, in pieces of 50, and its parts and batches.
  expect(turns).toBeGreaterThanOrEqual(250 / 50 + 4);
});
