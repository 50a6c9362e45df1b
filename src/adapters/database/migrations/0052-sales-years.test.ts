import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { program } from '#operations/ports/actor.ts';
import { openTestAccounts } from '#test/open/open-test-accounts.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { home } from '#test/specification/specified-firm.ts';
import type { Database } from '../engine/tables.ts';
import { lockAudit } from '../shared-writes/audit-log.ts';
import { m0052SalesYears } from './0052-sales-years.ts';

const bill = { buyerAddress: 'Example Hotels\n7 Example Marg, New Delhi', qty1: '1', rate1: '100.00', gst1: '18' };

/** Takes away what the migration adds. */
async function undo({ write }: Database) {
  await write.deleteFrom('sales_months').where('by', '=', 'customer year').execute();
  await write.deleteFrom('filled_up_to').where('fact', '=', 'sales by year').execute();
  for (const index of ['allocations_ended_by', 'voucher_cancellations_by_line', 'account_items_ended_debts'])
    await write.schema.dropIndex(index).execute();
}

function upgrade({ write, engine }: Database) {
  return write
    .transaction()
    .execute((transaction) => m0052SalesYears.up(transaction, engine, '2026-11-21T06:00:00.000Z'));
}

eachDatabase('A shop that has sums of months alone', (open) => {
  test('gets those of years as if it had always kept them', async () => {
    const database = await open();
    const shop = await openTestAccounts(database);
    await shop.add(bill.buyerAddress);
    for (const [number, orderDate] of ['2026-02-03', '2026-03-31', '2026-04-01', '2026-11-02'].entries())
      await shop.issue(`A/${number}`, { ...bill, orderDate });
    await shop.issue('A/9', { ...bill, buyerAddress: 'Nobody\n1 Sample Road, New Delhi' });
    const sums = () =>
      database.read.selectFrom('sales_months').selectAll().orderBy('by').orderBy('month').orderBy('name').execute();
    const kept = await sums();
    const years = kept.filter(({ by }) => by === 'customer year').map(({ month, net }) => [month, net]);
    expect(years).toEqual([
      ['2025-04', 200_00],
      ['2026-04', 100_00],
      ['2026-04', 200_00],
    ]);
    await undo(database);
    expect((await shop.faults()).Sales).toHaveLength(3);
    await upgrade(database);
    expect(await sums()).toEqual(kept);
    expect(await shop.faults()).toEqual({});
  });

  test('gets that of a document, too, that the release before is issuing at this moment', async () => {
    const database = await open();
    await undo(database);
    const place = { tax_state: home, name: '', net: 100_00, gst: 18_00 };
    const issued = Promise.withResolvers<void>();
    const isIssued = database.write.transaction().execute(async (transaction) => {
      await lockAudit(transaction, program);
      await transaction
        .insertInto('sales_months')
        .values({ ...place, month: '2026-11', by: 'customer' })
        .execute();
      issued.resolve();
      await setTimeout(300);
    });
    await issued.promise;
    await upgrade(database);
    await isIssued;
    const years = await database.read
      .selectFrom('sales_months')
      .selectAll()
      .where('by', '=', 'customer year')
      .execute();
    expect(years).toEqual([{ ...place, month: '2026-04', by: 'customer year' }]);
  });
});
