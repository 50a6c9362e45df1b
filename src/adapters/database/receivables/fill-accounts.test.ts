import { expect, test } from 'vitest';
import { buildCompany } from '#test/build/factories.ts';
import { openTestAccounts } from '#test/open/open-test-accounts.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { branch } from '#test/specification/specified-firm.ts';
import { cancelAsBefore } from '#test/wire/cancel-as-before.ts';
import { openCompanyStore } from '../company/company-store.ts';
import { openCustomerLedger } from '../customers/customer-ledger.ts';
import type { Database } from '../engine/tables.ts';
import { moveItems } from '../shared-writes/account-items.ts';

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
    expect(await shop.wrongMoney()).toEqual([]);
  });

  test('A later day from which money is kept takes documents out that nobody paid, an earlier one brings them back', async () => {
    const database = await open();
    const shop = await openTestAccounts(database);
    const customer = await shop.add(hotels);
    const old = await shop.issue('A/1', { ...small, orderDate: '2026-05-03' });
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
    // The ledger counts what stays, as the list of what is owed does.
    const period = { customer: customer.id, taxState: '', from: '', to: '', what: 'all', isOwnBranch: false } as const;
    const { closing, entries } = await openCustomerLedger(database).page(period, 1, 9, 'oldest');
    expect([closing, entries.map(({ number, counts }) => [number, counts])]).toEqual([
      218_00,
      [
        ['A/1', false],
        ['A/2', true],
        ['A/3', true],
        [expect.any(String), true],
      ],
    ]);
    await keepFrom('');
    expect(await shop.openOf(customer)).toEqual(['A/1 118', 'A/2 100', 'A/3 118']);
    expect((await shop.store.moneyOf(old.id))?.item.due).toBe('2026-06-02');
  });

  /** The earlier release moves documents alone: their items are the old customer's until the job has run. */
  async function leaveMoney(database: Database, items: { id: string }[], customer: { id: string }) {
    const ids = items.map(({ id }) => id);
    await database.write.transaction().execute((transaction) => moveItems(transaction, ids, customer.id));
  }

  test('What it links by hand, one or with a note, and what it merges takes its money along', async () => {
    const database = await open();
    const shop = await openTestAccounts(database);
    const [customer, other] = [
      await shop.add(hotels),
      await shop.add('Model Clinics\n2 Example Road, New Delhi 110085'),
    ];
    const invoice = await shop.issue('A/1', small);
    const note = await shop.issue(
      'CN/1',
      { ...small, type: 'credit', rate1: '10.00', referenceNumber: 'A/1' },
      { original: invoice },
    );
    await shop.catchUp();
    const { version } = (await shop.documentCustomers.find(invoice.id)) ?? { version: 0 };
    expect((await shop.documentCustomers.link(invoice.id, other.id, version, at, meena)).kind).toBe('linked');
    await leaveMoney(database, [invoice, note], customer);
    expect([await shop.balanceOf(customer), await shop.balanceOf(other)]).toEqual([
      [106_00, 0],
      [0, 0],
    ]);
    // The job has a line to read yet: until then it is no fault.
    expect(await shop.faults()).toEqual({});
    await shop.catchUp();
    expect([await shop.balanceOf(customer), await shop.balanceOf(other)]).toEqual([
      [0, 0],
      [106_00, 0],
    ]);
    expect(await shop.faults()).toEqual({});

    const receipt = await shop.receive({ customer: other.id, amount: 50_00, lines: [shop.pays(invoice, 20_00)] });
    const bill = await shop.open({ customer: other.id, side: 'dr', amount: 7_00 });
    await shop.catchUp();
    expect(await shop.merge(other, customer)).toBe('merged');
    await leaveMoney(database, [invoice, note, receipt, bill], other);
    await shop.catchUp();
    expect(await shop.balanceOf(customer)).toEqual([86_00 + 7_00, 30_00]);
    expect(await shop.balanceOf(other)).toEqual([0, 0]);
    expect(await shop.faults()).toEqual({});
  });

  test('An own branch and a pro-forma owe nothing', async () => {
    const shop = await openTestAccounts(await open());
    const { gstin } = buildCompany().registrations[branch];
    const toBranch = { ...small, buyerAddress: `${hotels}\nGSTIN ${gstin}` };
    const own = await shop.issue('A/1', toBranch, { ownBranch: true });
    const pro = await shop.issue('PI/1', { ...small, type: 'pro' });
    await shop.catchUp();
    expect([await shop.store.moneyOf(own.id), await shop.store.moneyOf(pro.id)]).toEqual([null, null]);
    expect(await shop.faults()).toEqual({});
  });
});
