import { expect, test } from 'vitest';
import { overdueOf } from '#domain/receivables/ageing.ts';
import { isOf, mostOwedFirst } from '#domain/receivables/outstanding-row.ts';
import type { OutstandingSearch } from '#operations/ports/outstanding.ts';
import { actor } from '#test/build/factories.ts';
import { openTestAccounts } from '#test/open/open-test-accounts.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { plansOf } from '#test/postgres/plans-of.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import { openDatabase } from '../engine/open-database.ts';
import type { Database } from '../engine/tables.ts';
import { migrate } from '../migrations/migrate.ts';
import { calculateHere, calculatePast } from './calculate-past.ts';
import { openPast } from './open-past.ts';
import { openOutstandingStore } from './outstanding-store.ts';
import { readOutstanding } from './read-outstanding.ts';

const today = '2026-11-21';
const hotels = 'Example Hotels, Aerocity\n7 Example Marg, New Delhi 110037';
const clinics = 'Model Clinics\n2 Example Road, New Delhi 110085';
const stranger = 'Trial Stranger\n3 Nowhere Street, New Delhi 110001';

/** Of 118.00, due 30 days after its date. */
const small = { qty1: '1', rate1: '100.00', gst1: '18' };

/** Two customers, a stranger, and money that came, bounced and was left over. */
async function openOwing(database: Database) {
  const shop = await openTestAccounts(database);
  const [hotel, clinic] = [await shop.add(hotels), await shop.add(clinics)];
  const issue = (number: string, buyerAddress: string, orderDate: string, more = {}) =>
    shop.issue(number, { ...small, buyerAddress, orderDate, ...more }, { date: orderDate });
  const old = await issue('H/1', hotels, '2026-06-01');
  const later = await issue('H/2', hotels, '2026-10-10');
  await issue('H/3', hotels, '2026-11-20');
  const gone = await issue('H/4', hotels, '2026-10-12');
  await issue('S/1', stranger, '2026-11-01');
  await issue('C/1', clinics, '2026-11-02');
  const receive = (
    customer: { id: string },
    date: string,
    amount: number,
    lines: ReturnType<typeof shop.pays>[] = [],
  ) => shop.receive({ customer: customer.id, date, amount, lines }, { issuedAt: `${date}T06:00:00.000Z` });
  const bounced = await receive(hotel, '2026-10-20', 218_00, [shop.pays(old, 118_00), shop.pays(gone, 100_00)]);
  await receive(hotel, '2026-11-05', 50_00, [shop.pays(later, 50_00)]);
  await receive(clinic, '2026-11-10', 500_00);
  await shop.store.cancel(bounced.id, 'Cheque bounced', '2026-11-02T06:00:00.000Z', actor);
  await shop.invoices.cancel(gone.id, null, '2026-11-03T06:00:00.000Z', actor);
  return { shop, hotel, clinic };
}

const all: OutstandingSearch = { asOf: today, today, taxState: '', query: '', which: 'all' };

eachDatabase('What is owed', (open, freshUrl) => {
  test('is what was owed at the end of the day: a document dated later is not in it', async () => {
    const database = await open();
    const { shop, hotel } = await openOwing(database);
    const store = openOutstandingStore(database, calculateHere(database));
    const seen = async (filter = all) => [
      await store.rows(filter, 1, 50),
      await store.sums(filter),
      await store.items({ ...filter, customer: hotel.id, box: '' }, 1, 50),
      await store.advances(filter),
    ];
    const [before, inBranch] = [await seen(), await seen({ ...all, taxState: branch })];
    const tomorrow = { ...small, buyerAddress: hotels, orderDate: '2026-11-22' };
    const ahead = await shop.issue('H/9', tomorrow, { date: '2026-11-22' });
    expect(await seen()).toEqual(before);
    expect(await seen({ ...all, taxState: branch })).toEqual(inBranch);
    // On its own day it is owed.
    const { items } = await store.items(
      { ...all, asOf: '2026-11-22', today: '2026-11-22', customer: hotel.id, box: '' },
      1,
      50,
    );
    expect(items.map(({ id }) => id)).toContain(ahead.id);
  });

  test('is the same in the list of customers and its choices, also where money of today waits for a later document', async () => {
    const database = await open();
    const { shop, hotel, clinic } = await openOwing(database);
    const store = openOutstandingStore(database, calculateHere(database));
    const fresh = await shop.add('Later Sample\n5 Example Road, New Delhi 110085');
    const issue = (number: string, buyerAddress: string) =>
      shop.issue(number, { ...small, buyerAddress, orderDate: '2026-11-22' }, { date: '2026-11-22' });
    await issue('H/9', hotels);
    const [ofClinic, ofFresh] = [await issue('C/9', clinics), await issue('L/9', fresh.billingAddress)];
    // The clinics pay 118.00 of today for the invoice of tomorrow, the new customer has paid half of his.
    await shop.receive({ customer: clinic.id, date: today, amount: 118_00, lines: [shop.pays(ofClinic, 118_00)] });
    await shop.receive({ customer: fresh.id, date: today, amount: 59_00, lines: [shop.pays(ofFresh, 59_00)] });
    for (const day of [today, '2026-11-22']) {
      const rows = (await store.rows({ ...all, asOf: day, today: day }, 1, 50)).filter(({ customer }) => customer);
      const debts = await store.ofCustomers([hotel.id, clinic.id, fresh.id], day);
      expect(debts).toEqual(
        new Map(
          rows.map(({ customer, name: _, oldestDue, advance: __, owed, ...ageing }) => [
            customer,
            { balance: owed, overdue: overdueOf(ageing), since: oldestDue, ageing },
          ]),
        ),
      );
      for (const which of ['owing', 'overdue'] as const) {
        const { customers } = await shop.customers.page(
          { query: '', archived: false, owes: { which, today: day } },
          1,
          10,
        );
        expect(customers.map(({ id }) => id).sort()).toEqual(
          rows.flatMap((row) => (isOf(row, which) ? [row.customer] : [])).sort(),
        );
      }
    }
    expect((await store.ofCustomers([fresh.id], today)).get(fresh.id)?.balance).toBe(-59_00);
    expect((await store.ofCustomers([fresh.id], '2026-11-22')).get(fresh.id)?.balance).toBe(59_00);
  });

  test('stands in boxes by age, most owed first, with the invoices of nobody and advances as a minus', async () => {
    const database = await open();
    const { shop, hotel, clinic } = await openOwing(database);
    const store = openOutstandingStore(database, calculateHere(database));
    const rows = await store.rows(all, 1, 50);
    expect(rows).toMatchObject([
      { customer: hotel.id, name: 'Example Hotels, Aerocity', oldestDue: '2026-07-01', owed: 304_00, advance: 0 },
      { customer: null, name: 'Not in the book', oldestDue: '2026-11-01', upTo30: 118_00, owed: 118_00 },
      { customer: clinic.id, oldestDue: '', notDue: 118_00, advance: -500_00, owed: -382_00 },
    ]);
    expect(rows[0]).toMatchObject({ notDue: 118_00, upTo30: 68_00, upTo60: 0, upTo90: 0, over90: 118_00 });
    expect(await store.sums(all)).toMatchObject({
      sums: { notDue: 236_00, upTo30: 186_00, over90: 118_00, advance: -500_00, owed: 40_00 },
      counts: { all: 3, owing: 2, overdue: 2, advance: 1 },
      strangers: ['all', 'owing', 'overdue'],
      owing: 422_00,
      overdue: 304_00,
    });
    expect(await store.sums({ ...all, query: 'model' })).toMatchObject({ counts: { all: 1 }, strangers: [] });
    expect(await store.sums({ ...all, asOf: '2026-11-01' })).toMatchObject({ strangers: ['all', 'owing'] });
    const found = async (search: Partial<OutstandingSearch>, at = 1, size = 50) => {
      const { which } = { ...all, ...search };
      const { counts } = await store.sums({ ...all, ...search });
      const shown = await store.rows({ ...all, ...search }, at, size);
      return [counts[which], ...shown.map(({ name }) => name)];
    };
    expect(await found({ which: 'advance' })).toEqual([1, 'Model Clinics']);
    expect(await found({ which: 'owing' })).toEqual([2, 'Example Hotels, Aerocity', 'Not in the book']);
    expect(await found({ which: 'overdue', taxState: home })).toEqual([
      2,
      'Example Hotels, Aerocity',
      'Not in the book',
    ]);
    expect(await found({ query: 'aero exa' })).toEqual([1, 'Example Hotels, Aerocity']);
    expect(await found({ query: 'nobody' })).toEqual([0]);
    expect(await found({ query: 'not in b' })).toEqual([1, 'Not in the book']);
    expect(await found({ query: 'not model' })).toEqual([0]);
    expect(await found({ query: 'book', asOf: '2026-11-20' })).toEqual([1, 'Not in the book']);
    expect(await found({ taxState: branch })).toEqual([0]);
    expect(await found({}, 2, 2)).toEqual([3, 'Model Clinics']);
    const inBook = async (which: 'owing' | 'overdue', query = '', on = today) => {
      const page = await shop.customers.page({ query, archived: false, owes: { which, today: on } }, 1, 10);
      return [page.count, ...page.customers.map(({ id }) => id)];
    };
    // The advance of the clinics is larger than what they owe.
    expect(await inBook('owing')).toEqual([1, hotel.id]);
    expect(await inBook('overdue')).toEqual([1, hotel.id]);
    expect(await inBook('overdue', 'aero')).toEqual([1, hotel.id]);
    expect(await inBook('overdue', 'clinics')).toEqual([0]);
    // C/1 is due on 2 December: that is its last day to pay.
    expect(await inBook('overdue', 'clinics', '2026-12-02')).toEqual([0]);
    expect(await inBook('overdue', 'clinics', '2026-12-03')).toEqual([1, clinic.id]);
    expect(await store.ofCustomers([hotel.id, clinic.id, 'nobody'], today)).toEqual(
      new Map([
        [hotel.id, expect.objectContaining({ balance: 304_00, overdue: 186_00, since: '2026-07-01' })],
        [clinic.id, expect.objectContaining({ balance: -382_00, overdue: 0, since: '' })],
      ]),
    );
  });

  test('is found by the same words, whether they are common in the book or rare', async () => {
    const database = await open();
    await openOwing(database);
    for (const many of [1, 1000]) {
      const names = async (query: string) =>
        (await readOutstanding(database, { ...all, query }, 1, 50, many)).map(({ name }) => name);
      expect(await names('exa')).toEqual(['Example Hotels, Aerocity']);
      expect(await names('aero hot')).toEqual(['Example Hotels, Aerocity']);
      expect(await names('aero clin')).toEqual([]);
      expect(await names('not boo')).toEqual(['Not in the book']);
      expect(await names('mod')).toEqual(['Model Clinics']);
      expect(await names('nobody')).toEqual([]);
    }
  });

  test('on PostgreSQL looks a common word up only for the customers of the page', async () => {
    const database = await open();
    if (database.engine === 'sqlite') return;
    const plans = async (many: number) =>
      (await plansOf(database, (watched) => readOutstanding(watched, { ...all, query: 'exa' }, 1, 50, many))).join(
        '\n',
      );
    expect(await plans(0)).toMatch(/SubPlan 1\).*IS NOT NULL/);
    expect(await plans(0)).not.toMatch(/Semi Join/);
    expect(await plans(1000)).not.toMatch(/SubPlan/);
  });

  test('opens into the invoices and advances behind each figure', async () => {
    const database = await open();
    const { hotel, clinic } = await openOwing(database);
    const store = openOutstandingStore(database, calculateHere(database));
    const behind = async (
      customer: string | null,
      box: Parameters<typeof store.items>[0]['box'] = '',
      asOf = today,
    ) => {
      const { items, count } = await store.items({ asOf, today, taxState: '', customer, box }, 1, 20);
      return [count, ...items.map(({ number, open: left, buyer }) => `${number} ${left / 100} ${buyer}`.trim())];
    };
    expect(await behind(hotel.id)).toEqual([3, 'H/1 118', 'H/2 68', 'H/3 118']);
    expect(await behind(hotel.id, 'upTo30')).toEqual([1, 'H/2 68']);
    expect(await behind(null)).toEqual([1, 'S/1 118 Trial Stranger']);
    expect(await behind(clinic.id, 'advance')).toEqual([1, 'RC-DL/26-27/0003 500']);
    expect(await behind(hotel.id, '', '2026-11-04')).toEqual([2, 'H/1 118', 'H/2 118']);
  });

  test('on a past day is what it was: a bounced receipt counts until it bounced, a cancelled invoice never', async () => {
    const database = await open();
    const { hotel } = await openOwing(database);
    const store = openOutstandingStore(database, calculateHere(database));
    const on = async (asOf: string) => {
      const rows = await store.rows({ ...all, asOf, query: 'hotels' }, 1, 50);
      return rows.map(({ owed, advance, over90, oldestDue }) => [owed / 100, advance / 100, over90 / 100, oldestDue]);
    };
    // The receipt has paid H/1; what it gave to the cancelled H/4 was an advance.
    expect(await on('2026-10-31')).toEqual([[18, -100, 0, '']]);
    expect(await on('2026-11-02')).toEqual([[236, 0, 118, '2026-07-01']]);
    expect(await on('2026-05-31')).toEqual([]);
    const now = await store.rows(all, 1, 50);
    const calculated = await calculatePast(database, { day: today, taxState: '' });
    expect(calculated.map(({ words: _, ...row }) => row).sort(mostOwedFirst)).toEqual(now);
    expect(calculated.find(({ customer }) => customer === hotel.id)?.words).toContain('AEROCITY');
  });

  test('on the days between a bounced receipt and its back-dated replacement has the invoice paid twice', async () => {
    const database = await open();
    const shop = await openTestAccounts(database);
    const customer = (await shop.add(hotels)).id;
    const invoice = await shop.issue('H/1', { ...small, buyerAddress: hotels, orderDate: '2026-11-01' });
    const receive = (date: string) =>
      shop.receive({ customer, date, amount: 118_00, lines: [shop.pays(invoice, 118_00)] });
    await shop.cancelVoucher(await receive('2026-11-05'));
    await receive('2026-11-06');
    const store = openOutstandingStore(database, calculateHere(database));
    const on = async (asOf: string) => {
      const rows = await store.rows({ ...all, asOf }, 1, 50);
      return rows.map(({ owed, advance, notDue }) => [owed / 100, advance / 100, notDue / 100]);
    };
    expect(await on('2026-11-04')).toEqual([[118, 0, 118]]);
    expect(await on('2026-11-05')).toEqual([]);
    expect(await on('2026-11-20')).toEqual([[-118, -118, 0]]);
    expect(await on(today)).toEqual([]);
  });

  test('on a past day is calculated in a process of its own, once for all pages', async () => {
    const url = await freshUrl();
    const database = await openDatabase(url);
    await migrate(database, '2026-11-21T06:00:00.000Z');
    const { hotel, shop } = await openOwing(database);
    const past = openPast(url);
    const store = openOutstandingStore(database, past);
    const search = { ...all, asOf: '2026-11-02' };
    const [first, second] = await Promise.all([store.rows(search, 1, 1), store.rows(search, 2, 1)]);
    expect(first).toMatchObject([{ customer: hotel.id, owed: 236_00 }]);
    expect(second).toMatchObject([{ owed: 118_00 }]);
    expect((await store.items({ ...search, customer: null, box: '' }, 1, 20)).items).toMatchObject([{ number: 'S/1' }]);
    // What is issued afterwards is in the next answer.
    await shop.issue('H/9', { ...small, buyerAddress: hotels, orderDate: '2026-11-01' }, { date: '2026-11-01' });
    expect(await store.rows(search, 1, 1)).toMatchObject([{ owed: 354_00 }]);
    const missing = openPast('sqlite:/nowhere/at/all.db');
    await expect(missing.rows({ day: today, taxState: '' }, 1)).rejects.toThrow('could not be calculated');
    await database.close();
  });
});
