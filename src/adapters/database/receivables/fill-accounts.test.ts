import { expect, test } from 'vitest';
import { buildCompany } from '#test/build/factories.ts';
import { openTestAccounts } from '#test/open/open-test-accounts.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { cancelAsBefore } from '#test/wire/cancel-as-before.ts';
import { openCompanyStore } from '../company/company-store.ts';

const hotels = 'Example Hotels, Aerocity\n7 Example Marg, New Delhi 110037';
const small = { buyerAddress: hotels, qty1: '1', rate1: '100.00', gst1: '18' };
const at = '2026-11-21T07:00:00.000Z';
const meena = { username: 'meena', address: '' };

eachDatabase('The accounts follow an earlier release', (open) => {
  test('Its documents become debts, due on their date, and what it cancels ends', async () => {
    const database = await open();
    const shop = await openTestAccounts(database);
    const customer = await shop.add(hotels);
    const first = await shop.issueAsBefore('A/1', small);
    const mine = await shop.issue('A/2', small);
    expect(await shop.openOf(customer)).toEqual(['A/2 118']);
    expect(await shop.catchUp()).toEqual({ filled: 1 });
    expect(await shop.openOf(customer)).toEqual(['A/1 118', 'A/2 118']);
    expect((await shop.store.moneyOf(first.id))?.item.due).toBe('2026-11-21');
    // Of a customer with 30 days, frozen when it was issued.
    expect((await shop.store.moneyOf(mine.id))?.item.due).toBe('2026-12-21');
    await shop.receive({ customer: customer.id, amount: 118_00, lines: [shop.pays(first, 118_00)] });
    await cancelAsBefore(database, first.id);
    // Until the job has run, nothing can be paid any more.
    expect(await shop.tryIssue({ customer: customer.id, lines: [shop.pays(first, 1)] })).toMatchObject({
      refusal: { problems: [{ message: 'A/1 is cancelled' }] },
    });
    expect(await shop.faults()).toEqual({});
    await shop.catchUp();
    expect(await shop.openOf(customer)).toEqual(['RC-DL/26-27/0001 118', 'A/2 118'].toSorted());
    expect(await shop.catchUp()).toBeNull();
    expect(await shop.faults()).toEqual({});
  });

  test('Its credit note takes from the invoice, once', async () => {
    const database = await open();
    const shop = await openTestAccounts(database);
    const customer = await shop.add(hotels);
    await shop.issue('A/1', small);
    const note = { ...small, type: 'credit' as const, rate1: '10.00', referenceNumber: 'A/1' };
    await shop.issueAsBefore('CN/1', note);
    await shop.catchUp();
    await shop.catchUp();
    expect(await shop.balanceOf(customer)).toEqual([118_00, 12_00]);
    expect(await shop.faults()).toEqual({});
  });

  test('A later day from which money is kept takes documents out that nobody paid, an earlier one brings them back', async () => {
    const database = await open();
    const shop = await openTestAccounts(database);
    const customer = await shop.add(hotels);
    const old = await shop.issue('A/1', { ...small, orderDate: '2026-05-02' });
    const paid = await shop.issue('A/2', { ...small, orderDate: '2026-05-03' });
    await shop.issue('A/3', small);
    await shop.receive({ customer: customer.id, amount: 18_00, lines: [shop.pays(paid, 18_00)] });
    const keepFrom = async (moneyKeptFrom: string) => {
      await openCompanyStore(database).save(buildCompany({ moneyKeptFrom }), false, at, meena);
      await shop.catchUp();
      expect(await shop.faults()).toEqual({});
    };
    await keepFrom('2026-10-01');
    expect(await shop.store.keptFrom()).toEqual({ from: '2026-10-01', byDefault: '' });
    expect(await shop.openOf(customer)).toEqual(['A/2 100', 'A/3 118']);
    expect(await shop.store.moneyOf(old.id)).toBeNull();
    await keepFrom('');
    expect(await shop.openOf(customer)).toEqual(['A/1 118', 'A/2 100', 'A/3 118']);
    expect((await shop.store.moneyOf(old.id))?.item.due).toBe('2026-06-01');
  });

  test('An own branch and a pro-forma owe nothing', async () => {
    const shop = await openTestAccounts(await open());
    const { gstin } = buildCompany().registrations.odisha;
    const branch = { ...small, buyerAddress: `${hotels}\nGSTIN ${gstin}` };
    const own = await shop.issue('A/1', branch, { ownBranch: true });
    const pro = await shop.issue('PI/1', { ...small, type: 'pro' });
    await shop.catchUp();
    expect([await shop.store.moneyOf(own.id), await shop.store.moneyOf(pro.id)]).toEqual([null, null]);
    expect(await shop.faults()).toEqual({});
  });
});
