import { expect, test } from 'vitest';
import { buildNewInvoice } from '#test/build/factories.ts';
import { inspect } from '#test/open/inspect.ts';
import { openTestReturns } from '#test/open/open-test-returns.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { home } from '#test/specification/specified-firm.ts';
import { cancelAsBefore } from '#test/wire/cancel-as-before.ts';
import { issueAsBefore } from '#test/wire/issue-as-before.ts';

const october = { orderDate: '2026-10-20' };

eachDatabase('Documents of an earlier release', (open) => {
  test('are in the return before and after their facts are frozen', async () => {
    const database = await open();
    const shop = await openTestReturns(database);
    await issueAsBefore(database, buildNewInvoice(october), 'A/1');
    await shop.issue('A/2', october);
    const before = await shop.documents('2026-10');
    expect(before.map(({ number, gstin, place }) => [number, gstin, place])).toEqual([
      ['A/1', '07ABCDE1234F2Z1', '07'],
      ['A/2', '07ABCDE1234F2Z1', '07'],
    ]);
    expect((await inspect(database, 'Returns')).faults).toEqual([]);
    expect((await shop.store.fillNext()).filled).toBe(1);
    expect((await shop.store.fillNext()).examined).toBe(0);
    expect(await shop.documents('2026-10')).toEqual(before);
    expect((await inspect(database, 'Returns')).faults).toEqual([]);
  });

  test('that it issued into a filed period are carried into the next; one that it cancelled there is a fault', async () => {
    const database = await open();
    const shop = await openTestReturns(database);
    const reported = await shop.issue('A/1', october);
    await issueAsBefore(database, buildNewInvoice(october), 'A/2');
    await shop.file('2026-10');
    await issueAsBefore(database, buildNewInvoice(october), 'A/3');
    await shop.store.fillNext();
    expect(await shop.numbers('2026-11')).toEqual(['+A/3']);
    expect((await shop.documents('2026-10')).map(({ reportedIn }) => reportedIn)).toEqual(['2026-10', '2026-10']);
    expect((await inspect(database, 'Returns')).faults).toEqual([]);
    await cancelAsBefore(database, reported.id);
    expect((await shop.documents('2026-10')).map(({ cancelled }) => cancelled)).toEqual([false, false]);
    expect((await inspect(database, 'Returns')).faults).toEqual([
      `The return of ${home}/2026-10 reported A/1, which is cancelled: amend it at the portal.`,
    ]);
  });
});
