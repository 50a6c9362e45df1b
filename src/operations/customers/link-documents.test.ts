import { expect, test } from 'vitest';
import { openTestBook } from '#test/open/open-test-book.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { home } from '#test/specification/specified-firm.ts';
import { cancelAsBefore } from '#test/wire/cancel-as-before.ts';

const homes = 'Sample Homes\nFlat 3, Cuttack 753001';
const payable = 10_655_400;

eachDatabase('The documents of an earlier release', (open) => {
  test('are linked to the customers whom they fit, and buyers who are in no book are counted', async () => {
    const book = await openTestBook(await open());
    await book.issueAsBefore('A', { buyerAddress: homes });
    const { id } = await book.issueAsBefore('B', { buyerAddress: homes });
    await book.issueAsBefore('C', {});
    const customer = await book.add(homes);
    expect([await book.links(), await book.totals(), await book.faults()]).toEqual([[], [], {}]);
    // Readers derive what is not filled in yet.
    expect(await book.documentCustomers.find(id)).toMatchObject({ customer: { id: customer.id }, version: 1 });
    expect(await book.run()).toEqual({ linked: 3 });
    expect(await book.links()).toEqual(['A Sample Homes', 'B Sample Homes']);
    expect(await book.totals()).toEqual([`Sample Homes ${home} 2026-27 2 ${2 * payable} 2026-11-21`]);
    expect(await book.unknown()).toMatchObject([{ buyer_key: '07ABCDE1234F2Z1', documents: 1 }]);
    expect(await book.faults()).toEqual({});
    expect(await book.run()).toBeNull();
  });

  test('are linked by hand before the job comes to them', async () => {
    const book = await openTestBook(await open());
    const { id } = await book.issueAsBefore('A', { buyerAddress: homes });
    await book.add(homes);
    const other = await book.add('Other');
    const at = '2026-11-21T07:00:00.000Z';
    const link = book.documentCustomers.link(id, other.id, 1, at, { username: 'meena', address: '' });
    expect((await link).kind).toBe('linked');
    await book.run();
    expect(await book.links()).toEqual(['A Other']);
    expect(await book.faults()).toEqual({});
  });

  test('are caught up while that release issues and cancels beside this one, by two processes at once', async () => {
    const database = await open();
    const book = await openTestBook(database);
    await book.add(homes);
    const standing = { now: 0, before: 0 };
    for (let round = 1; round <= 20; round++) {
      const before = await book.issueAsBefore(`B/${round}`, { buyerAddress: homes });
      const now = await book.issue(`N/${round}`, { buyerAddress: homes });
      // Each release cancels its own and the other's, before and after the job has seen them.
      if (round % 4 === 0) await Promise.all([book.run(), book.run()]);
      if (round % 3 === 0) await cancelAsBefore(database, now.id);
      else standing.now += 1;
      if (round % 5 === 0) await book.cancel(before);
      else if (round % 7 === 0) await cancelAsBefore(database, before.id);
      else standing.before += 1;
      expect(await book.wrongLinks()).toEqual([]);
    }
    await book.run();
    const documents = standing.now + standing.before;
    expect(await book.sums()).toEqual({ documents, billed: documents * payable });
    expect(await book.links()).toHaveLength(40);
    expect(await book.faults()).toEqual({});
  }, 60_000);

  test('are linked in batches, and continue after a process was killed', async () => {
    const book = await openTestBook(await open());
    for (let count = 1; count <= 250; count++) await book.issueAsBefore(`B/${count}`, { buyerAddress: homes });
    await book.add(homes);
    const first = await book.documentCustomers.fillNext('2026-11-21T07:00:00.000Z');
    expect([first.examined, (await book.links()).length]).toEqual([200, first.linked]);
    expect(await book.faults()).toEqual({});
    const ended = new AbortController();
    ended.abort();
    expect(await book.run(ended.signal)).toBeNull();
    expect(await book.run()).toEqual({ linked: 250 - first.linked });
    expect(await book.sums()).toEqual({ documents: 250, billed: 250 * payable });
    expect(await book.faults()).toEqual({});
  }, 60_000);
});
