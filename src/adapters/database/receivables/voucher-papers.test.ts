import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inspect } from '#test/open/inspect.ts';
import { openTestAccounts } from '#test/open/open-test-accounts.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { openPhotoIndex } from '../photos/photo-index.ts';
import { openVoucherPapers } from './voucher-papers.ts';

const at = '2026-11-21T06:00:00.000Z';
const hash = 'a'.repeat(64);

eachDatabase('The paper of a receipt', (open) => {
  const openShop = async () => {
    const database = await open();
    const shop = await openTestAccounts(database);
    const customer = await shop.add('Example Hotels\n7 Example Marg, New Delhi 110037');
    const receipt = await shop.receive({ customer: customer.id });
    const papers = openVoucherPapers(database);
    const faults = async () => (await inspect(database, 'Papers of receipts')).faults;
    return { database, shop, receipt, papers, faults };
  };

  test('is named once, with its audit line; a sweep keeps it, and a cancelled one has another', async () => {
    const { database, shop, receipt, papers, faults } = await openShop();
    const paper = { owner: receipt.id, kind: 'original' } as const;
    expect(await papers.find(paper)).toBeNull();
    const named = await Promise.all([hash, 'b'.repeat(64)].map((each) => papers.name(paper, receipt.number, each, at)));
    expect(new Set(named).size).toBe(1);
    expect(await papers.find(paper)).toBe(named[0]);
    await shop.cancelVoucher(receipt);
    const marked = { owner: receipt.id, kind: 'cancelled' } as const;
    await papers.name(marked, receipt.number, 'c'.repeat(64), at);
    const inUse = await openPhotoIndex(database).referenced([named[0] ?? '', 'c'.repeat(64), 'd'.repeat(64)]);
    expect([...inUse].sort()).toEqual([named[0], 'c'.repeat(64)].sort());
    expect(await faults()).toEqual([]);
    expect(await shop.faults()).toEqual({});
  });

  test('never changes, and verify finds one that was put in its place', async () => {
    const { database, receipt, papers, faults } = await openShop();
    await papers.name({ owner: receipt.id, kind: 'original' }, receipt.number, hash, at);
    const change = sql`update papers set hash = 'x'`;
    await expect(change.execute(database.write)).rejects.toThrow('kept as they are');
    const stranger = sql`insert into papers (owner, kind, hash, named_at) values (${receipt.id}, 'cancelled', 'x', ${at})`;
    await stranger.execute(database.write);
    expect(await faults()).toEqual([
      `A paper of ${receipt.number} is not in the audit log.`,
      `${receipt.number} is not cancelled, but has a paper marked CANCELLED.`,
    ]);
    // What somebody does who may do everything in the database.
    const off =
      database.engine === 'sqlite'
        ? [sql`drop trigger papers_no_update`, sql`drop trigger papers_no_delete`]
        : [sql`alter table papers disable trigger all`];
    for (const statement of off) await statement.execute(database.write);
    await sql`delete from papers where kind = 'cancelled'`.execute(database.write);
    await change.execute(database.write);
    expect(await faults()).toEqual([`A paper of ${receipt.number} is not the one in the audit log.`]);
    await sql`delete from papers`.execute(database.write);
    expect(await faults()).toEqual([`A paper of ${receipt.number} is not the one in the audit log.`]);
  });
});
