import { expect, test } from 'vitest';
import { openTestAccounts } from '#test/open/open-test-accounts.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { branch, home } from '#test/specification/specified-firm.ts';

eachDatabase('Vouchers by number', (open) => {
  test('the exact number first, then those that begin so, the newest first, of every series', async () => {
    const shop = await openTestAccounts(await open());
    const customer = (await shop.add('Example Hotels\n7 Example Marg, New Delhi 110037')).id;
    const receipts = [];
    for (const taxState of [home, branch, home, home] as const)
      receipts.push(await shop.receive({ customer, taxState, amount: 100_00, lines: [] }));
    const [first, other, second, third] = receipts;
    if (!first || !other || !second || !third) throw new Error('four receipts were issued');
    const refund = await shop.refund(third, 40_00, { customer });
    const numbers = async (typed: string, count = 12) => {
      const { exact, others } = await shop.store.byNumber(typed, count);
      return [exact.map(({ number }) => number), others.map(({ number }) => number)];
    };
    expect(await numbers('rc-dl/26-27/0002 ')).toEqual([['RC-DL/26-27/0002'], []]);
    const newest = ['RC-DL/26-27/0003', 'RC-DL/26-27/0002', 'RC-DL/26-27/0001'];
    expect(await numbers('RC-DL/26-27/000')).toEqual([[], newest]);
    expect(await numbers('rc-dl')).toEqual([[], newest]);
    expect(await numbers('rc-dl', 2)).toEqual([[], newest.slice(0, 2)]);
    expect(await numbers('r')).toEqual([[], [refund.number, ...newest.slice(0, 2), other.number, first.number]]);
    for (const typed of ['', ' ', '0001', 'DL/26-27', 'RC-DL/25', 'st-', 'xx'])
      expect(await numbers(typed)).toEqual([[], []]);
    await shop.cancelVoucher(second);
    expect((await shop.store.byNumber('RC-DL/26-27/0002', 12)).exact).toMatchObject([
      { id: second.id, customer: { id: customer }, cancelled: { reason: 'Cheque bounced' } },
    ]);
  });
});
