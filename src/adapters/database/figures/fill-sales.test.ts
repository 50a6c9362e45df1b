import { expect, test } from 'vitest';
import { fillAll } from '#operations/fill-all.ts';
import { actor } from '#test/build/factories.ts';
import { openTestAccounts } from '#test/open/open-test-accounts.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import type { Database } from '../engine/tables.ts';
import { fillSales } from './fill-sales.ts';
import { sumsOfSales } from './read-sales.ts';

const hotels = 'Example Hotels, Aerocity\n7 Example Marg, New Delhi 110037';
const schools = 'Trial Schools\n9 Sample Road, New Delhi 110001';
const bill = { buyerAddress: hotels, qty1: '1', rate1: '100.00', gst1: '18', orderDate: '2026-11-05' };
const year = { from: '2026-04-01', to: '2027-03-31', taxState: '' } as const;

/** A shop in which some work is done by the release that kept sums of months alone. */
async function openBeside(database: Database) {
  const shop = await openTestAccounts(database);
  const younger = ['customer year', 'product day'] as const;
  const kept = () => database.read.selectFrom('sales_months').selectAll().where('by', 'in', younger).execute();
  return {
    ...shop,
    byOld: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      const before = await kept();
      const result = await work();
      await database.write.deleteFrom('sales_months').where('by', 'in', younger).execute();
      if (before.length > 0) await database.write.insertInto('sales_months').values(before).execute();
      return result;
    },
    /** The figures of the year are those of its months, those of days those of their documents, and verify finds nothing, after the jobs of this release. */
    expectRight: async (expected: [customer: string, net: number][]) => {
      await shop.catchUp();
      await fillAll(() => fillSales(database), new AbortController().signal);
      expect(await shop.faults()).toEqual({});
      const sums = await sumsOfSales(database, 'customer', year);
      expect(new Map(sums.filter(({ net }) => net !== 0).map(({ name, net }) => [name, net]))).toEqual(
        new Map(expected),
      );
    },
  };
}

eachDatabase('Sums of years and days beside a release that knows none', (open) => {
  test('have what it issues, also when its own job has passed the lines', async () => {
    const database = await open();
    const shop = await openBeside(database);
    const customer = await shop.add(hotels);
    await shop.issue('A/1', bill);
    await shop.expectRight([[customer.id, 100_00]]);
    await shop.byOld(() => shop.issue('A/2', { ...bill, rate1: '900.00' }));
    await shop.byOld(() => shop.issue('A/3', { ...bill, buyerAddress: schools, orderDate: '2026-03-31' }));
    await shop.byOld(() => shop.issue('A/4', { ...bill, buyerAddress: schools }));
    expect((await shop.faults()).Sales).toHaveLength(5);
    const head = await database.read.selectFrom('audit_head').select('seq').executeTakeFirstOrThrow();
    await database.write
      .updateTable('filled_up_to')
      .set({ issued_seq: head.seq })
      .where('fact', '=', 'sales')
      .execute();
    await shop.expectRight([
      [customer.id, 1_000_00],
      ['', 100_00],
    ]);
  });

  test('follow what it cancels, links, unlinks and merges', async () => {
    const database = await open();
    const shop = await openBeside(database);
    const [hotel, school] = [await shop.add(hotels), await shop.add(schools)];
    const [first, second] = [await shop.issue('A/1', bill), await shop.issue('A/2', { ...bill, rate1: '10.00' })];
    await shop.issue('A/3', { ...bill, buyerAddress: schools, rate1: '1.00' });
    await shop.expectRight([
      [hotel.id, 110_00],
      [school.id, 1_00],
    ]);
    await shop.byOld(() => shop.cancel(first));
    await shop.expectRight([
      [hotel.id, 10_00],
      [school.id, 1_00],
    ]);
    const link = (customer: string | null, version: number) =>
      shop.documentCustomers.link(second.id, customer, version, '2026-11-21T06:00:00.000Z', actor);
    await shop.byOld(() => link(null, 1));
    await shop.expectRight([
      ['', 10_00],
      [school.id, 1_00],
    ]);
    await shop.byOld(() => link(hotel.id, 2));
    await shop.byOld(() => shop.merge(hotel, school));
    await shop.expectRight([[school.id, 11_00]]);
    const gone = await shop.byOld(() => shop.issue('A/4', { ...bill, rate1: '5.00' }));
    await shop.byOld(() => shop.issue('A/5', { ...bill, buyerAddress: 'Model Clinics\n2 Example Road, New Delhi' }));
    await shop.byOld(() => shop.cancel(gone));
    const clinics = await shop.add('Model Clinics\n2 Example Road, New Delhi');
    await shop.expectRight([
      [school.id, 11_00],
      [clinics.id, 100_00],
    ]);
  });
});
