import { expect, test } from 'vitest';
import { openTestAccounts } from '#test/open/open-test-accounts.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { home } from '#test/specification/specified-firm.ts';
import { openOn } from '../customers/open-on.ts';
import { calculatePast } from './calculate-past.ts';

const hotels = 'Example Hotels, Aerocity\n7 Example Marg, New Delhi 110037';
const clinics = 'Model Clinics\n2 Example Road, New Delhi 110085';

// One line of 100.00 with GST of 18 %: 118.00.
const small = { buyerAddress: hotels, qty1: '1', rate1: '100.00', gst1: '18' };

eachDatabase('Money goes along with the customer', (open) => {
  test('A merge takes the money along and keeps every sum', async () => {
    const shop = await openTestAccounts(await open());
    const [customer, other] = [await shop.add(hotels), await shop.add(clinics)];
    const [first, second] = [
      await shop.issue('A/1', small),
      await shop.issue('A/2', { ...small, buyerAddress: clinics }),
    ];
    const receipt = await shop.receive({ customer: customer.id, amount: 200_00, lines: [shop.pays(first, 18_00)] });
    await shop.open({ customer: customer.id });
    await shop.merge(customer, other);
    expect(await shop.balanceOf(customer)).toEqual([0, 0]);
    expect(await shop.balanceOf(other)).toEqual([718_00, 182_00]);
    expect(await shop.use(receipt, [{ debt: second.id, amount: 118_00 }])).toMatchObject({ kind: 'used' });
    expect(await shop.receive({ customer: customer.id })).toMatchObject({ customer: { id: other.id } });
    expect(await shop.faults()).toEqual({});
  });

  test('A document that money stands on stays with its customer; its own credit note goes along', async () => {
    const shop = await openTestAccounts(await open());
    const [customer, other] = [await shop.add(hotels), await shop.add(clinics)];
    const [paid, credited] = [await shop.issue('A/1', small), await shop.issue('A/2', small)];
    await shop.receive({ customer: customer.id, amount: 10_00, lines: [shop.pays(paid, 10_00)] });
    const original = { id: credited.id, number: 'A/2', date: credited.date };
    const note = await shop.issue(
      'CN/1',
      { ...small, type: 'credit', rate1: '10.00', referenceNumber: 'A/2' },
      { original },
    );
    const link = (document: { id: string }) =>
      shop.documentCustomers.link(document.id, other.id, 1, '2026-11-21T07:00:00.000Z', {
        username: 'meena',
        address: '',
      });
    expect(await link(paid)).toEqual({ kind: 'allocated', number: 'RC-DL/26-27/0001' });
    expect(await link(note)).toEqual({ kind: 'allocated', number: 'A/2' });
    expect(await link(credited)).toMatchObject({ kind: 'linked' });
    expect(await shop.openOf(other)).toEqual(['A/2 106']);
    expect(await shop.faults()).toEqual({});
  });

  test('A document whose receipt was cancelled goes to another customer: on the days before, the receipt was an advance', async () => {
    const database = await open();
    const shop = await openTestAccounts(database);
    const [customer, other] = [await shop.add(hotels), await shop.add(clinics)];
    const invoice = await shop.issue('A/1', { ...small, orderDate: '2026-11-01' });
    const wrong = { customer: customer.id, amount: 50_00, date: '2026-11-05', lines: [shop.pays(invoice, 50_00)] };
    await shop.cancelVoucher(await shop.receive(wrong));
    const by = { username: 'meena', address: '' };
    const moved = await shop.documentCustomers.link(invoice.id, other.id, 1, '2026-11-21T07:00:00.000Z', by);
    expect(moved).toMatchObject({ kind: 'linked' });
    const rows = await calculatePast(database, { day: '2026-11-10', taxState: '' });
    const past = async ({ id }: { id: string }) => {
      const { debts, advances } = await openOn(database, id, home, '2026-11-10');
      const row = rows.find((each) => each.customer === id);
      return [debts, advances, [row]].map((some) =>
        some.map((each) => each && ('open' in each ? each.open : each.owed)),
      );
    };
    expect(await past(customer)).toEqual([[], [50_00], [-50_00]]);
    expect(await past(other)).toEqual([[118_00], [], [118_00]]);
    expect(await shop.faults()).toEqual({});
  });
});
