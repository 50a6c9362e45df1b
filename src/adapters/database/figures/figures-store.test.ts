import { expect, test } from 'vitest';
import { inValue, rankedOf } from '#domain/figures/figures.ts';
import { figuresSheets } from '#domain/figures/figures-sheets.ts';
import { ageBoxes } from '#domain/receivables/ageing.ts';
import { readFigures } from '#operations/figures/read-figures.ts';
import { fillAll } from '#operations/fill-all.ts';
import type { SaleFilter } from '#operations/ports/figures/figures-store.ts';
import { openTestAccounts } from '#test/open/open-test-accounts.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { reckonFigures } from '#test/read/reckon-figures.ts';
import { home } from '#test/specification/specified-firm.ts';
import { cancelAsBefore } from '#test/wire/cancel-as-before.ts';
import type { Database } from '../engine/tables.ts';
import { calculateHere } from '../receivables/calculate-past.ts';
import { openOutstandingStore } from '../receivables/outstanding-store.ts';
import { addSales } from '../shared-writes/sales.ts';
import { openFiguresStore } from './figures-store.ts';
import { sumsOfSales } from './read-sales.ts';

const hotels = 'Example Hotels, Aerocity\n7 Example Marg, New Delhi 110037';
const schools = 'Trial Schools\n9 Sample Road, New Delhi 110001';
const year = { from: '2026-04-01', to: '2027-03-31', taxState: '' } as const;
const all = { ...year, product: null, customer: null, others: null } as const;
const small = { buyerAddress: hotels, qty1: '1', rate1: '100.00', gst1: '18' };

/** The figures of some days are those of the documents, and verify finds nothing. */
async function expectRight(database: Database, shop: Awaited<ReturnType<typeof openTestAccounts>>) {
  const figures = openFiguresStore(database);
  for (const days of [year, { ...year, from: '2026-10-15' }, { ...year, from: '2026-11-03', to: '2026-11-20' }]) {
    const reckoned = await reckonFigures(database, days.from, days.to);
    for (const by of ['product', 'customer'] as const) {
      const sums = (await sumsOfSales(database, by, days)).filter(({ net, gst }) => net !== 0 || gst !== 0);
      const expected = [...reckoned[`${by}s`]].filter(([, { net, gst }]) => net !== 0 || gst !== 0);
      expect(new Map(sums.map(({ name, net, gst }) => [name, { net, gst }]))).toEqual(new Map(expected));
      for (const value of ['taxable', 'gst'] as const)
        for (const most of [0, 1, 2, 100]) {
          const ranked = rankedOf(
            sums.map((sum) => ({ name: sum.name, net: inValue(sum, value) })),
            most,
          );
          expect(await figures.ranked(by, { ...days, value }, most)).toEqual(ranked);
        }
    }
    const months = await figures.months(days);
    expect(new Map(months.map(({ month, net, gst, payable }) => [month, { net, gst, payable }]))).toEqual(
      reckoned.months,
    );
  }
  for (const { from, to } of [
    { from: '2026-10-01', to: '2026-10-31' },
    { from: '2026-11-01', to: '2026-11-30' },
  ])
    for (const [customer, { net }] of (await reckonFigures(database, from, to)).customers) {
      if (customer === '') continue;
      expect((await figures.customerMonths(customer, year)).get(from.slice(0, 7)), customer).toBe(net);
      const behind = await figures.behind({ ...all, from, to, customer }, 1, 1);
      expect(behind.net, customer).toBe(net);
    }
  expect(await shop.faults()).toEqual({});
}

eachDatabase('Figures', (open) => {
  test('take 200 long documents of an earlier release at once, which are more values than a statement has', async () => {
    const database = await open();
    const sold = Array.from({ length: 10_000 }, (_, index) => ({
      ...{ tax_state: home, date: '2026-11-03', issued_seq: 1 + Math.floor(index / 50) },
      ...{ product: `Product ${index}`, customer: '', net: 100, gst: 18 },
    }));
    await database.write.transaction().execute((transaction) => addSales(transaction, sold));
    const sums = await sumsOfSales(database, 'customer', { ...year, taxState: home });
    expect(sums).toEqual([{ name: '', net: 1_000_000, gst: 180_000 }]);
  });

  test('of 5,000 products name seven, the largest, and add up the others; the workbook has each', async () => {
    const database = await open();
    const sold = Array.from({ length: 5_000 }, (_, index) => ({
      ...{ tax_state: home, date: '2026-11-03', issued_seq: 1 + Math.floor(index / 50) },
      ...{ product: `Product ${index + 1}`, customer: '', net: index + 1, gst: 0 },
    }));
    await database.write.transaction().execute((transaction) => addSales(transaction, sold));
    const ports = { figures: openFiguresStore(database), system: { now: () => '2026-11-21T06:00:00.000Z' } };
    const choice = { ...year, taxState: home, beside: 'none', value: 'taxable' } as const;
    const { products } = await readFigures(ports, choice, 7);
    const seven = [5000, 4999, 4998, 4997, 4996, 4995, 4994];
    expect(products).toEqual({
      rows: seven.map((net) => ({ name: `Product ${net}`, net })),
      others: { count: 4993, net: (4993 * 4994) / 2 },
    });
    const named = products.rows.map(({ name }) => name);
    const others = await ports.figures.behind({ ...all, taxState: home, others: { by: 'product', named } }, 1, 50);
    expect(others).toMatchObject({ net: products.others.net, count: 100 });
    const sheets = figuresSheets(await readFigures(ports, choice, Number.POSITIVE_INFINITY));
    expect(sheets[3]?.rows).toHaveLength(1 + 5_000);
  });

  test('are those of the documents after credit notes of other months, cancellations, links by hand and merges', async () => {
    const database = await open();
    const shop = await openTestAccounts(database);
    const figures = openFiguresStore(database);
    const one = await shop.add(hotels);
    await shop.issue('A/1', { ...small, orderDate: '2026-10-20' });
    await shop.issue('A/2', {
      ...small,
      orderDate: '2026-11-02',
      productname1: 'Oak',
      productname2: 'Ash',
      qty2: '3',
      rate2: '9.99',
      gst2: '5',
      ratePerQty2: 'nos',
      hsn2: '4409',
    });
    await shop.issue('A/3', { ...small, buyerAddress: schools });
    await shop.issue('CN/1', { ...small, type: 'credit', rate1: '10.00', referenceNumber: 'A/1' });
    await shop.issue('P/1', { ...small, type: 'pro' });
    await shop.open({ customer: one.id });
    await expectRight(database, shop);
    const gone = await shop.issue('A/4', { ...small, rate1: '5000.00' });
    await shop.cancel(gone);
    await expectRight(database, shop);
    expect((await sumsOfSales(database, 'customer', year)).find(({ name }) => name === '')?.net).toBe(100_00);
    const other = await shop.add(schools);
    expect(await shop.customersOf()).toContain(other.id);
    await expectRight(database, shop);
    expect(await shop.merge(other, one)).toBe('merged');
    await expectRight(database, shop);
    const sums = (await sumsOfSales(database, 'customer', year)).filter(({ net }) => net !== 0);
    expect(sums.map(({ name }) => name)).toEqual([one.id]);
    const filter = { ...all, customer: one.id };
    const { rows, count, net, gst } = await figures.behind(filter, 1, 2);
    expect({ count, net, gst }).toMatchObject({ count: 4, net: sums[0]?.net, gst: sums[0]?.gst });
    expect(rows.map(({ number }) => number)).toEqual(['CN/1', 'A/3']);
    expect(rows[0]).toMatchObject({ kind: 'credit', net: -10_00, gst: -1_80 });
    const oak = await figures.behind({ ...all, product: 'Oak' }, 1, 50);
    expect(oak.rows.map(({ number, net }) => [number, net])).toEqual([['A/2', 100_00]]);
  });

  test('of an earlier release are right while a job adds them up, and follow what it cancels', async () => {
    const database = await open();
    const shop = await openTestAccounts(database);
    const figures = openFiguresStore(database);
    await shop.add(hotels);
    const first = await shop.issueAsBefore('A/1', { ...small, orderDate: '2026-11-05' });
    await shop.issue('A/2', small);
    await shop.issueAsBefore('A/3', { ...small, buyerAddress: schools, productname1: 'Oak', orderDate: '2026-11-02' });
    expect(await figures.reckoningSince()).toBe('2026-11-05');
    await shop.catchUp();
    const listed = async (filter: Partial<SaleFilter>, page: number, size: number) => {
      const { rows, count, net } = await figures.behind({ ...all, ...filter }, page, size);
      return [rows.map(({ number }) => number), count, net];
    };
    // They stand where their dates belong, on the page of their place.
    expect(await listed({}, 1, 50)).toEqual([['A/2', 'A/1', 'A/3'], 3, 300_00]);
    expect(await listed({}, 2, 1)).toEqual([['A/1'], 3, 300_00]);
    expect(await listed({}, 3, 1)).toEqual([['A/3'], 3, 300_00]);
    expect(await listed({ product: 'Oak' }, 1, 50)).toEqual([['A/3'], 1, 100_00]);
    expect(await listed({ customer: '' }, 1, 50)).toEqual([['A/3'], 1, 100_00]);
    expect(await listed({ others: { by: 'product', named: ['Oak'] } }, 1, 50)).toEqual([['A/2', 'A/1'], 2, 200_00]);
    expect(await listed({ others: { by: 'customer', named: [''] } }, 1, 50)).toEqual([['A/2', 'A/1'], 2, 200_00]);
    await expectRight(database, shop);
    const fill = () => fillAll(figures.fillNext, new AbortController().signal);
    expect(await fill()).toEqual({ filled: 2 });
    expect(await figures.reckoningSince()).toBeNull();
    await expectRight(database, shop);
    await cancelAsBefore(database, first.id);
    expect(await shop.faults()).toEqual({});
    await shop.catchUp();
    await fill();
    await expectRight(database, shop);
    expect(await fill()).toBeNull();
  });

  test('of what was owed are those of the list of that day', async () => {
    const database = await open();
    const shop = await openTestAccounts(database);
    const customer = await shop.add(hotels);
    const paid = await shop.issue('A/1', { ...small, orderDate: '2026-05-20' });
    await shop.issue('A/2', { ...small, orderDate: '2026-08-20' });
    const late = await shop.issue('A/3', { ...small, orderDate: '2026-10-20' });
    const old = await shop.open({ customer: customer.id });
    await shop.receive({ customer: customer.id, amount: 60_00, date: '2026-09-10', lines: [shop.pays(paid, 60_00)] });
    const bounced = await shop.receive({
      ...{ customer: customer.id, amount: 70_00, date: '2026-10-25' },
      lines: [shop.pays(late, 20_00), shop.pays(old, 50_00)],
    });
    await shop.cancelVoucher(bounced);
    const advance = await shop.receive({ customer: customer.id, amount: 90_00, date: '2026-10-05' });
    await shop.refund(advance, 30_00, { customer: customer.id, date: '2026-11-10' });
    await shop.use(advance, [{ debt: late.id, amount: 40_00 }]);
    await shop.issue('CN/1', {
      ...small,
      type: 'credit',
      rate1: '10.00',
      referenceNumber: 'A/2',
      orderDate: '2026-11-15',
    });
    const days = ['2026-04-30', '2026-06-30', '2026-09-30', '2026-10-31', '2026-11-20', '2026-11-21'];
    const outstanding = openOutstandingStore(database, calculateHere(database));
    const owed = await openFiguresStore(database).owed(days, '');
    for (const [index, asOf] of days.entries()) {
      const search = { asOf, today: '2026-11-21', taxState: '', query: '', which: 'all' } as const;
      const { sums } = await outstanding.sums(search);
      const { day, ...ageing } = owed[index] ?? { day: '' };
      expect([day, ageing]).toEqual([asOf, Object.fromEntries(ageBoxes.map((box) => [box, sums[box]]))]);
    }
    expect(owed.at(-1)).toMatchObject({ over90: 118_00 - 60_00 + 500_00 });
  });
});
