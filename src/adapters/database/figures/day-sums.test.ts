import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ageBoxes } from '#domain/receivables/ageing.ts';
import { actor, buildCompany } from '#test/build/factories.ts';
import { openTestAccounts } from '#test/open/open-test-accounts.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { cancelAsBefore } from '#test/wire/cancel-as-before.ts';
import { openCompanyStore } from '../company/company-store.ts';
import type { Database } from '../engine/tables.ts';
import { calculateHere } from '../receivables/calculate-past.ts';
import { openOutstandingStore } from '../receivables/outstanding-store.ts';
import { openOwedDays } from './owed-days.ts';
import { openReceivedDays } from './received-days.ts';

const at = '2026-11-21T06:00:00.000Z';
const hotels = 'Example Hotels, Aerocity\n7 Example Marg, New Delhi 110037';
const bill = { buyerAddress: hotels, qty1: '1', rate1: '100.00', gst1: '18' };
const days = ['2026-06-30', '2026-09-30', '2026-10-31', '2026-11-20', '2026-11-21'];
const year = { from: '2026-04-01', to: '2027-03-31', taxState: '' } as const;

/** Three that are asked after each change: one keeps all lines at once, one up to two lines late, one keeps none. */
function openAll(database: Database) {
  const tails = [0, 2, 1_000];
  const all = tails.map((tail) => [openOwedDays(database, tail), openReceivedDays(database, tail)] as const);
  const outstanding = openOutstandingStore(database, calculateHere(database));
  return async (received: [month: string, amount: number][]) => {
    const expected = await Promise.all(
      days.map(async (asOf) => {
        const { sums } = await outstanding.sums({ asOf, today: '2026-11-21', taxState: '', query: '', which: 'all' });
        return { day: asOf, ...Object.fromEntries(ageBoxes.map((box) => [box, sums[box]])) };
      }),
    );
    for (const [owed, receivedDays] of all) {
      expect(await owed(days, '')).toEqual(expected);
      const months = (await receivedDays(year)).filter(({ amount }) => amount !== 0);
      expect(new Map(months.map(({ month, amount }) => [month, amount]))).toEqual(new Map(received));
    }
  };
}

eachDatabase('Money by day that is kept in memory', (open) => {
  test('is that of the list of each day after every kind of change', async () => {
    const database = await open();
    const shop = await openTestAccounts(database);
    const expectRight = openAll(database);
    const customer = await shop.add(hotels);
    const first = await shop.issue('A/1', { ...bill, orderDate: '2026-05-20' });
    const second = await shop.issue('A/2', { ...bill, orderDate: '2026-10-20' });
    await shop.catchUp();
    await expectRight([]);
    const opening = await shop.open({ customer: customer.id });
    await shop.receive({ customer: customer.id, amount: 60_00, date: '2026-09-10', lines: [shop.pays(first, 60_00)] });
    await shop.catchUp();
    await expectRight([['2026-09', 60_00]]);
    const bounced = await shop.receive({
      ...{ customer: customer.id, amount: 70_00, date: '2026-10-25' },
      lines: [shop.pays(second, 20_00), shop.pays(opening, 50_00)],
    });
    await shop.catchUp();
    await shop.cancelVoucher(bounced);
    await expectRight([['2026-09', 60_00]]);
    const advance = await shop.receive({ customer: customer.id, amount: 90_00, date: '2026-10-05' });
    const refund = await shop.refund(advance, 30_00, { customer: customer.id, date: '2026-11-10' });
    await shop.use(advance, [{ debt: second.id, amount: 40_00 }]);
    await shop.catchUp();
    await expectRight([
      ['2026-09', 60_00],
      ['2026-10', 90_00],
      ['2026-11', -30_00],
    ]);
    await shop.cancelVoucher(refund);
    expect(await shop.changeOpening(opening, 700_00)).toBe(true);
    await expectRight([
      ['2026-09', 60_00],
      ['2026-10', 90_00],
    ]);
    await shop.catchUp();
    const note = { ...bill, type: 'credit', rate1: '10.00', referenceNumber: 'A/2', orderDate: '2026-11-15' } as const;
    await shop.issue('CN/1', note);
    await shop.cancel(first);
    await shop.endOpening(opening);
    await expectRight([
      ['2026-09', 60_00],
      ['2026-10', 90_00],
    ]);
  });

  test('is read again when a bill is cancelled whose cheque had bounced: it no longer counts for a time', async () => {
    const database = await open();
    const shop = await openTestAccounts(database);
    const expectRight = openAll(database);
    const customer = await shop.add(hotels);
    const invoice = await shop.issue('A/1', { ...bill, orderDate: '2026-09-20' });
    const opening = await shop.open({ customer: customer.id });
    for (const debt of [invoice, opening]) {
      const cheque = { customer: customer.id, amount: 60_00, date: '2026-10-10', lines: [shop.pays(debt, 60_00)] };
      await shop.cancelVoucher(await shop.receive(cheque));
    }
    await shop.catchUp();
    await expectRight([]);
    await shop.cancel(invoice);
    await expectRight([]);
    await shop.endOpening(opening);
    await expectRight([]);
    await shop.catchUp();
    await expectRight([]);
  });

  test('is read again when a bill whose cheque had bounced goes to another customer: the cheque was an advance', async () => {
    const database = await open();
    const shop = await openTestAccounts(database);
    const expectRight = openAll(database);
    const [customer, other] = [
      await shop.add(hotels),
      await shop.add('Model Clinics\n2 Example Road, New Delhi 110085'),
    ];
    const invoice = await shop.issue('A/1', { ...bill, orderDate: '2026-09-20' });
    const cheque = { customer: customer.id, amount: 60_00, date: '2026-10-10', lines: [shop.pays(invoice, 60_00)] };
    await shop.cancelVoucher(await shop.receive(cheque));
    await shop.catchUp();
    await expectRight([]);
    expect(await shop.documentCustomers.link(invoice.id, other.id, 1, at, actor)).toMatchObject({ kind: 'linked' });
    await expectRight([]);
    await shop.catchUp();
    await expectRight([]);
    const [, , october] = await openOwedDays(database, 0)(days, '');
    expect(october).toMatchObject({ upTo30: 118_00 });
  });

  test('is that of the list of each day while a cheque that bounced and its second payment, or two uses of an advance, are both there', async () => {
    const database = await open();
    const shop = await openTestAccounts(database);
    const expectRight = openAll(database);
    const customer = await shop.add(hotels);
    const invoice = await shop.issue('A/1', { ...bill, orderDate: '2026-05-20' });
    const pay = (date: string) =>
      shop.receive({ customer: customer.id, amount: 118_00, date, lines: [shop.pays(invoice, 118_00)] });
    await shop.cancelVoucher(await pay('2026-06-09'));
    await shop.catchUp();
    await expectRight([]);
    const again = await pay('2026-06-23');
    await shop.issue('A/2', { ...bill, orderDate: '2026-05-21' });
    await shop.catchUp();
    await expectRight([['2026-06', 118_00]]);
    expect((await openOwedDays(database, 0)(days, ''))[0]).toMatchObject({ upTo30: 118_00 });
    await shop.cancelVoucher(again);
    const advance = await shop.receive({ customer: customer.id, amount: 90_00, date: '2026-08-05' });
    await shop.cancelVoucher(await shop.refund(advance, 90_00, { customer: customer.id, date: '2026-08-10' }));
    await shop.catchUp();
    await expectRight([['2026-08', 90_00]]);
    const refund = await shop.refund(advance, 80_00, { customer: customer.id, date: '2026-08-15' });
    await shop.catchUp();
    await expectRight([['2026-08', 10_00]]);
    await pay('2026-07-01');
    await shop.cancelVoucher(refund);
    await shop.catchUp();
    await expectRight([
      ['2026-07', 118_00],
      ['2026-08', 90_00],
    ]);
  });

  test('follows what an earlier release issued and cancelled, and "Money kept from"', async () => {
    const database = await open();
    const shop = await openTestAccounts(database);
    const expectRight = openAll(database);
    await shop.add(hotels);
    const early = await shop.issueAsBefore('A/1', { ...bill, orderDate: '2026-05-20' });
    await shop.issueAsBefore('A/2', { ...bill, orderDate: '2026-10-20' });
    await expectRight([]);
    await shop.catchUp();
    await expectRight([]);
    await cancelAsBefore(database, early.id);
    await shop.catchUp();
    await expectRight([]);
    await openCompanyStore(database).save(buildCompany({ moneyKeptFrom: '2026-11-01' }), false, at, actor);
    await shop.catchUp();
    await expectRight([]);
    expect((await openOwedDays(database)(days, '')).at(-1)).toMatchObject({ upTo60: 0 });
  });

  test('is read again when "Money kept from" is what it was again: a bill that was cancelled between never ended', async () => {
    const database = await open();
    const shop = await openTestAccounts(database);
    const expectRight = openAll(database);
    await shop.add(hotels);
    const early = await shop.issue('A/1', { ...bill, orderDate: '2026-05-20' });
    await shop.catchUp();
    await expectRight([]);
    const company = openCompanyStore(database);
    await company.save(buildCompany({ moneyKeptFrom: '2026-11-01' }), false, at, actor);
    await shop.catchUp();
    await shop.cancel(early);
    await company.save(buildCompany(), false, at, actor);
    await shop.catchUp();
    await expectRight([]);
  });

  test('is read again when the log is another, as after a failover that lost its end', async () => {
    const database = await open();
    const shop = await openTestAccounts(database);
    const owed = openOwedDays(database, 0);
    await shop.add(hotels);
    await shop.issue('A/1', { ...bill, orderDate: '2026-11-20' });
    await shop.catchUp();
    expect((await owed(days, '')).at(-1)).toMatchObject({ notDue: 118_00 });
    await database.write.updateTable('account_items').set({ amount: 200_00 }).execute();
    expect((await owed(days, '')).at(-1)).toMatchObject({ notDue: 118_00 });
    const on = database.engine === 'sqlite' ? '' : ' on audit_log';
    await sql.raw(`drop trigger audit_frozen${on}`).execute(database.write);
    await database.write.updateTable('audit_log').set({ hash: 'another' }).execute();
    expect((await owed(days, '')).at(-1)).toMatchObject({ notDue: 200_00 });
  });
});
