import { expect, onTestFinished, test } from 'vitest';
import { fillOldShop } from '#test/drills/old-shop.ts';
import { openTestAccounts } from '#test/open/open-test-accounts.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { openDatabase } from '../engine/open-database.ts';
import { openReceivableStore } from '../receivables/receivable-store.ts';
import { migrate } from './migrate.ts';

eachDatabase('Money is kept', (open, freshUrl) => {
  test('from the day of the upgrade in an older shop: its documents owe nothing, those of this day do', async () => {
    const url = await freshUrl();
    await fillOldShop(url, 2);
    const database = await openDatabase(url);
    onTestFinished(() => database.close());
    // In India it is the next day already.
    await migrate(database, '2026-11-30T20:00:00.000Z');
    const shop = await openTestAccounts(database);
    expect(await shop.store.keptFrom()).toEqual({ from: '2026-12-01', byDefault: '2026-12-01' });
    const buyerAddress = 'Alpha Hotels 0';
    const customer = await shop.add(buyerAddress);
    await shop.catchUp();
    expect(await shop.links()).toHaveLength(1);
    const small = { buyerAddress, qty1: '1', rate1: '100.00', gst1: '18' };
    await shop.issue('A/1', { ...small, orderDate: '2026-11-30' });
    await shop.issue('A/2', { ...small, orderDate: '2026-12-01' });
    await shop.catchUp();
    expect(await shop.openOf(customer)).toEqual(['A/2 118']);
  });

  test('from its first day in a new shop', async () => {
    expect(await openReceivableStore(await open()).keptFrom()).toEqual({ from: '', byDefault: '' });
  });
});
