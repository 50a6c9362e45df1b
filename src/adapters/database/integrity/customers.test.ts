import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readCustomer } from '#domain/customers/read-customer.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { actor } from '#test/build/factories.ts';
import { inspect } from '#test/open/inspect.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { type CustomerRow, customerDigest } from '../customers/customer-row.ts';
import { openCustomerStore } from '../customers/customer-store.ts';
import { replaceCustomerWords } from '../customers/customer-words.ts';
import type { Database } from '../engine/tables.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';

const at = '2026-11-21T06:00:00.000Z';
const [one, other] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];

/** Two customers, of which one was changed, archived and brought back. */
async function fillBook(database: Database) {
  const customers = openCustomerStore(database);
  const add = (id: string, changes: Parameters<typeof buildCustomer>[0]) =>
    customers.create({ id, fields: readCustomer(buildCustomer(changes)), idempotency: null }, at, actor);
  await add(one, {});
  await add(other, { gstin: '', billingAddress: 'Demo Homes\nCuttack 753001' });
  await customers.change(one, 1, readCustomer(buildCustomer({ creditDays: 45 })), at, actor);
  await customers.archive(one, true, at, actor);
  await customers.archive(one, false, at, actor);
  return customers;
}

async function faultsAfter(database: Database, ...statements: string[]) {
  for (const statement of statements) await sql.raw(statement).execute(database.write);
  return (await inspect(database, 'Customers')).faults;
}

/** As a release without the mark does: it stores its columns, and neither digest nor facts of its line have the mark. */
function changedBesideBy(database: Database, changes: Partial<CustomerRow>) {
  return database.write.transaction().execute(async (transaction) => {
    const by = await lockAudit(transaction, actor);
    const before = await transaction
      .selectFrom('customers')
      .selectAll()
      .where('id', '=', one)
      .executeTakeFirstOrThrow();
    const after = { ...before, ...changes, version: before.version + 1 };
    const told = { id: one, version: after.version, sha256: customerDigest({ ...after, sez: '' }) };
    await appendAudit(transaction, {
      ...{ at, actor: by, what: 'customer changed', subject: after.name },
      ...{ before: { version: before.version }, after: { ...told, changes: [{ field: 'phone' }] } },
    });
    await transaction
      .updateTable('customers')
      .set({ ...changes, version: after.version })
      .where('id', '=', one)
      .execute();
    await replaceCustomerWords(transaction, [after]);
  });
}

eachDatabase('The inspection of the customer book', (open) => {
  test('finds nothing wrong in a book that only the program has changed', async () => {
    const database = await open();
    await fillBook(database);
    expect(await inspect(database, 'Customers')).toMatchObject({
      summary: expect.stringMatching(/^2, each/),
      faults: [],
    });
  });

  test('finds every column that was changed past the program', async () => {
    const database = await open();
    await fillBook(database);
    const tables = await database.read.introspection.getTables({ withInternalKyselyTables: true });
    const columns = tables.find(({ name }) => name === 'customers')?.columns.map(({ name }) => name) ?? [];
    expect(columns.length).toBeGreaterThan(20);
    for (const column of columns.filter((name) => name !== 'id' && name !== 'seq')) {
      const row = await database.read
        .selectFrom('customers')
        .selectAll()
        .where('id', '=', one)
        .executeTakeFirstOrThrow();
      const isNumber = ['version', 'credit_days'].includes(column);
      const value = column === 'merged_into' ? `'${other}'` : isNumber ? '77' : `'["changed"]'`;
      const [fault] = await faultsAfter(database, `update customers set ${column} = ${value} where id = '${one}'`);
      expect([column, fault]).toEqual([column, expect.stringContaining('is not as the audit log recorded it.')]);
      await database.write.updateTable('customers').set(row).where('id', '=', one).execute();
      expect(await faultsAfter(database)).toEqual([]);
    }
  });

  test('knows the mark of an SEZ unit, also after a release from before it has changed the customer', async () => {
    const database = await open();
    const customers = openCustomerStore(database);
    const fields = readCustomer(buildCustomer({ sez: 'yes' }));
    await customers.create({ id: one, fields, idempotency: null }, at, actor);
    expect(await faultsAfter(database)).toEqual([]);
    await changedBesideBy(database, { phone: '98111 00001' });
    const mark = (sez: string) => `update customers set sez = '${sez}' where id = '${one}'`;
    const fault = 'Sample Interiors is not as the audit log recorded it.';
    expect(await faultsAfter(database)).toEqual([]);
    expect(await faultsAfter(database, mark(''))).toContain(fault);
    expect(
      await faultsAfter(database, mark('yes'), `update customers set note = 'Pays' where id = '${one}'`),
    ).toContain(fault);
    await faultsAfter(database, `update customers set note = '${fields.note}' where id = '${one}'`);
    // Taken off by this release, and set past it.
    await customers.change(one, 2, { ...fields, sez: '' }, at, actor);
    expect(await faultsAfter(database)).toEqual([]);
    expect(await faultsAfter(database, mark('yes'))).toContain(fault);
  });

  test('finds an earlier version that was put back, and a customer that was taken out', async () => {
    const database = await open();
    await fillBook(database);
    const early = await database.read
      .selectFrom('customers')
      .selectAll()
      .where('id', '=', other)
      .executeTakeFirstOrThrow();
    const customers = openCustomerStore(database);
    await customers.change(other, 1, readCustomer(buildCustomer({ gstin: '', creditDays: 7 })), at, actor);
    await database.write.updateTable('customers').set(early).where('id', '=', other).execute();
    expect(await faultsAfter(database)).toContain('Demo Homes is not as the audit log recorded it.');
    const without = [
      `delete from customer_words where customer_id = '${one}'`,
      `delete from customers where id = '${one}'`,
    ];
    expect(await faultsAfter(database, ...without)).toContain('The customer Sample Interiors is missing.');
  });

  test('finds a customer that is found by too few words, or by another one’s', async () => {
    const database = await open();
    await fillBook(database);
    const fault = 'Demo Homes is not found by each of its words, or by one that it does not have.';
    expect(await faultsAfter(database, "delete from customer_words where tail = 'HOMES' and rank = 1")).toEqual([
      fault,
    ]);
    expect(
      await faultsAfter(
        database,
        `insert into customer_words (archived, rank, tail, customer_id) values (0, 1, 'HOMES', '${other}')`,
      ),
    ).toEqual([]);
    expect(
      await faultsAfter(database, `update customer_words set tail = 'PALACE' where tail = 'HOMES' and rank = 1`),
    ).toEqual([fault]);
  });
});
