import { expect, test } from 'vitest';
import { openTestAccounts } from '#test/open/open-test-accounts.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { branch } from '#test/specification/specified-firm.ts';

const hotels = 'Example Hotels, Aerocity\n7 Example Marg, New Delhi 110037';
const clinics = 'Model Clinics\n2 Example Road, New Delhi 110085';

eachDatabase('What the accounts say of cash and numbers', (open) => {
  test('Cash of one day is that of both registrations; cancelled, of another day or person, or no cash, it does not count', async () => {
    const shop = await openTestAccounts(await open());
    const [{ id: customer }, other] = [await shop.add(hotels), await shop.add(clinics)];
    const cash = { customer, mode: 'cash' } as const;
    const here = await shop.receive({ ...cash, amount: 1_20_000_00 });
    await shop.receive({ ...cash, taxState: branch, amount: 80_000_00 });
    await shop.receive({ ...cash, date: '2026-11-20', amount: 1_00 });
    await shop.receive({ ...cash, mode: 'upi', amount: 2_00 });
    await shop.receive({ ...cash, customer: other.id, amount: 4_00 });
    await shop.refund(here, 8_00, cash);
    await shop.cancelVoucher(await shop.receive({ ...cash, amount: 16_00 }), 'Entered twice');
    const on = async (date: string) => (await shop.store.cashReceived(customer, date, [])).onDay;
    expect([await on('2026-11-21'), await on('2026-11-20'), await on('2026-11-19')]).toEqual([2_00_000_00, 1_00, 0]);
    expect(await shop.faults()).toEqual({});
  });

  test('Cash against an invoice is that of all days, without TDS and what is cancelled; an advance counts once it is used', async () => {
    const shop = await openTestAccounts(await open());
    const { id: customer } = await shop.add(hotels);
    const large = { buyerAddress: hotels, qty1: '1', rate1: '500000', gst1: '18' };
    const [first, second] = [await shop.issue('A/1', large), await shop.issue('A/2', large)];
    const pay = (date: string, amount: number, changes: object = {}) =>
      shop.receive({ customer, mode: 'cash', date, amount, lines: [shop.pays(first, amount)], ...changes });
    await pay('2026-11-18', 90_000_00);
    await pay('2026-11-19', 98_000_00, {
      ...{ tds: 2_000_00, tdsKind: 'income-tax' },
      lines: [{ ...shop.pays(first, 1_00_000_00), tds: 2_000_00 }],
    });
    await shop.cancelVoucher(await pay('2026-11-19', 70_000_00));
    await pay('2026-11-20', 5_000_00, { mode: 'bank' });
    const advance = await shop.receive({ customer, mode: 'cash', date: '2026-11-20', amount: 40_000_00 });
    const against = async () => {
      const { byDebt } = await shop.store.cashReceived(customer, '2026-11-21', [first.id, second.id]);
      return [byDebt.get(first.id), byDebt.get(second.id)];
    };
    expect(await against()).toEqual([1_88_000_00, undefined]);
    await shop.use(advance, [
      { debt: first.id, amount: 12_000_00 },
      { debt: second.id, amount: 28_000_00 },
    ]);
    expect(await against()).toEqual([2_00_000_00, 28_000_00]);
    expect(await shop.faults()).toEqual({});
  });

  test('After 9,999 receipts of a year the next number is a digit longer', async () => {
    const database = await open();
    const shop = await openTestAccounts(database);
    const { id: customer } = await shop.add(hotels);
    await shop.receive({ customer });
    await database.write.updateTable('voucher_series').set({ counter: 9_998 }).execute();
    const given = [];
    for (let count = 0; count < 3; count += 1) given.push((await shop.receive({ customer })).number);
    expect(given).toEqual(['RC-DL/26-27/9999', 'RC-DL/26-27/10000', 'RC-DL/26-27/10001']);
    const { vouchers } = await shop.store.page({ ...anyVoucher, query: 'RC-DL/26-27/10000' }, 1, 10);
    expect(vouchers.map(({ number }) => number)).toEqual(['RC-DL/26-27/10000']);
  });
});

const anyVoucher = {
  kind: '',
  taxState: '',
  mode: '',
  customer: '',
  from: '',
  to: '',
  query: '',
  withCancelled: true,
} as const;
