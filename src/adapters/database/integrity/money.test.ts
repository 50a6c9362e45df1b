import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { actor, buildCompany } from '#test/build/factories.ts';
import { openTestAccounts } from '#test/open/open-test-accounts.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { branch } from '#test/specification/specified-firm.ts';
import { openCompanyStore } from '../company/company-store.ts';
import type { Database } from '../engine/tables.ts';

const hotels = 'Example Hotels, Aerocity\n7 Example Marg, New Delhi 110037';
const small = { buyerAddress: hotels, qty1: '1', rate1: '100.00', gst1: '18' };

/** As somebody does who has the database itself. */
async function dropGuards(database: Database): Promise<void> {
  const guards =
    database.engine === 'sqlite'
      ? ['vouchers_no_delete', 'vouchers_no_update', 'voucher_cancellations_no_delete']
          .concat(['voucher_cancellations_no_update', 'allocations_no_delete', 'allocations_end_once'])
          .map((name) => `drop trigger ${name}`)
      : [
          ['vouchers_kept', 'vouchers'],
          ['voucher_cancellations_kept', 'voucher_cancellations'],
          ['allocations_kept', 'allocations'],
          ['allocations_end_once', 'allocations'],
        ].map(([name, table]) => `drop trigger ${name} on ${table}`);
  for (const guard of guards) await sql.raw(guard).execute(database.write);
}

async function openShop(database: Database) {
  const shop = await openTestAccounts(database);
  const customer = await shop.add(hotels);
  const by = { customer: customer.id };
  const invoice = await shop.issue('A/1', small);
  await shop.receive({
    ...by,
    amount: 118_00,
    tds: 2_00,
    tdsKind: 'gst',
    note: 'n',
    lines: [shop.pays(invoice, 100_00)],
  });
  await shop.cancelVoucher(await shop.receive({ ...by, lines: [shop.pays(invoice, 5_00)] }));
  await shop.open({ ...by, note: 'old' });
  return shop;
}

/** Something else that could stand there. */
function altered(value: unknown): string | number {
  if (typeof value === 'number') return value + 1;
  return typeof value === 'string' ? `${value}x` : 'x';
}

eachDatabase('Verify', (open) => {
  test('finds each changed column of vouchers, opening bills, accounts and allocations', async () => {
    const database = await open();
    const shop = await openShop(database);
    await dropGuards(database);
    expect(await shop.faults()).toEqual({});
    const unseen: string[] = [];
    const tables = [
      'vouchers',
      'voucher_cancellations',
      'opening_bills',
      'account_items',
      'allocations',
      'account_balances',
    ];
    for (const table of tables) {
      const { rows } = await sql<Record<string, string | number | null>>`select * from ${sql.table(table)}`.execute(
        database.read,
      );
      const [row = {}] = rows;
      const key = Object.keys(row)[0] ?? '';
      for (const [column, value] of Object.entries(row)) {
        const set = (id: unknown, to: unknown) =>
          sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to} where ${sql.ref(key)} = ${id}`.execute(
            database.write,
          );
        const other = altered(value);
        const before = row[key];
        const refused = await set(before, other).then(
          () => false,
          () => true,
        );
        if (!refused && (await shop.wrongMoney()).length === 0) unseen.push(`${table}.${column}`);
        if (!refused) await set(column === key ? other : before, value);
      }
    }
    expect(unseen).toEqual([]);
    expect(await shop.faults()).toEqual({});
  }, 120_000);

  test('finds what was taken out', async () => {
    const database = await open();
    const shop = await openShop(database);
    await dropGuards(database);
    for (const table of [
      'vouchers',
      'voucher_cancellations',
      'opening_bills',
      'account_items',
      'allocations',
      'account_balances',
    ]) {
      const { rows } = await sql<Record<string, string | number | null>>`select * from ${sql.table(table)}`.execute(
        database.read,
      );
      await sql`delete from ${sql.table(table)}`.execute(database.write);
      expect(await shop.wrongMoney(), table).not.toEqual([]);
      for (const row of rows)
        await database.write
          .insertInto(table as 'vouchers')
          .values(row as never)
          .execute();
    }
    expect(await shop.faults()).toEqual({});
  }, 60_000);

  test('takes a series of receipts that goes on from elsewhere as whole, and names one that begins at no opening number', async () => {
    const database = await open();
    const shop = await openTestAccounts(database);
    const by = { customer: (await shop.add(hotels)).id };
    const company = buildCompany({ openingNumbers: { 'RC-DL/26-27/': 42 } });
    await openCompanyStore(database).save(company, false, '2026-11-21T06:00:00.000Z', actor);
    for (const number of ['RC-DL/26-27/0042', 'RC-DL/26-27/0043'])
      expect(await shop.tryIssue(by, { openingNumber: 42, companyVersion: 2 })).toMatchObject({ voucher: { number } });
    expect(await shop.faults()).toEqual({});
    await shop.tryIssue({ ...by, taxState: branch }, { openingNumber: 7, companyVersion: 2 });
    expect(JSON.stringify(await shop.faults())).toContain(`receipts of ${branch} in 2026-27`);
  });

  test('the tables refuse a changed voucher and an allocation that comes back', async () => {
    const database = await open();
    await openShop(database);
    await expect(database.write.updateTable('vouchers').set({ amount: 1 }).execute()).rejects.toThrow('kept as it is');
    await expect(database.write.deleteFrom('vouchers').execute()).rejects.toThrow('kept as it is');
    await expect(
      database.write.updateTable('allocations').set({ ended_seq: null, ended_on: null }).execute(),
    ).rejects.toThrow('only gets its end');
    await expect(database.write.updateTable('account_items').set({ open: -1 }).execute()).rejects.toThrow();
  });
});
