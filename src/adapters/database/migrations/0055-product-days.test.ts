import { expect, test } from 'vitest';
import { openTestAccounts } from '#test/open/open-test-accounts.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { SALES } from '../figures/fill-sales.ts';
import { m0055ProductDays } from './0055-product-days.ts';

const bill = { buyerAddress: 'Example Hotels\n7 Example Marg, New Delhi', qty1: '1', rate1: '100.00', gst1: '18' };

eachDatabase('A shop that has no sums of products by day', (open) => {
  test('gets them as if it had always kept them', async () => {
    const database = await open();
    const shop = await openTestAccounts(database);
    for (const [number, orderDate] of ['2026-02-28', '2026-03-31', '2026-11-02', '2026-11-02'].entries())
      await shop.issue(`A/${number}`, { ...bill, orderDate });
    await shop.cancel(await shop.issue('A/9', { ...bill, orderDate: '2026-11-03' }));
    const sums = () =>
      database.read
        .selectFrom('sales_months')
        .select(['by', 'month', 'name', 'net'])
        .where('net', '<>', 0)
        .orderBy('by')
        .orderBy('month')
        .execute();
    const kept = await sums();
    const days = kept.filter(({ by }) => by === 'product day').map(({ month, net }) => [month, net]);
    expect(days).toEqual([
      ['2026-02-28', 100_00],
      ['2026-03-31', 100_00],
      ['2026-11-02', 200_00],
    ]);
    await database.write.deleteFrom('sales_months').where('by', '=', 'product day').execute();
    await database.write.deleteFrom('filled_up_to').where('fact', '=', SALES).execute();
    expect((await shop.faults()).Sales).toHaveLength(3);
    await database.write
      .transaction()
      .execute((transaction) => m0055ProductDays.up(transaction, database.engine, '2026-11-21T06:00:00.000Z'));
    expect(await sums()).toEqual(kept);
    expect(await shop.faults()).toEqual({});
  });
});
