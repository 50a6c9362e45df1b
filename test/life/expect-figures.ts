import { expect } from 'vitest';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { statesInUse } from '#adapters/database/engine/states-in-use.ts';
import type { Database } from '#adapters/database/engine/tables.ts';
import type {
  CustomerMonthsAnswer,
  FiguresAnswer,
  FiguresBehindAnswer,
  FiguresEnquiriesAnswer,
} from '#contract/figures/figures.ts';
import { daysOfStep, firmYear, lastMonths, monthsIn } from '#domain/figures/period.ts';
import { reckonFigures } from '#test/read/reckon-figures.ts';
import { logIn } from './change-people.ts';
import { type Desk, openDesk } from './desk.ts';
import type { LivedPlace } from './open-lived-place.ts';
import { openWire } from './open-wire.ts';
import { owner } from './owner.ts';

/**
 * Figures are the same to the paisa as the documents alone, and as the lists behind them: of all registrations, and of each.
 */
export async function expectFigures(place: LivedPlace): Promise<void> {
  const wire = await openWire(place.send);
  const desk = openDesk(wire, await logIn(wire, owner), place.now);
  const database = await openDatabase(place.config.databaseUrl);
  try {
    const year = firmYear(desk.today());
    for (const state of ['', ...(await statesInUse(database))]) {
      const reckoned = await reckonFigures(database, year.from, year.to, state);
      const asked = `from=${year.from}&to=${year.to}&state=${state}`;
      const figures = await desk.get<FiguresAnswer>(`/api/figures?${asked}`);
      expect(figures.reckoningSince).toBeNull();
      const sold = figures.sales.filter(({ net, gst }) => net !== 0 || gst !== 0);
      expect(new Map(sold.map(({ month, net, gst }) => [month, { net, gst }]))).toEqual(
        new Map([...reckoned.months].map(([month, { net, gst }]) => [month, { net, gst }])),
      );
      const invoiced = figures.received.filter((row) => row.invoiced !== 0);
      expect(new Map(invoiced.map((row) => [row.month, row.invoiced]))).toEqual(
        new Map([...reckoned.months].map(([month, { payable }]) => [month, payable])),
      );
      const total = (sums: Map<string, { net: number }>) => [...sums.values()].reduce((sum, { net }) => sum + net, 0);
      for (const { rows, others } of [figures.products, figures.customers])
        expect(rows.reduce((sum, { net }) => sum + net, others.net)).toBe(total(reckoned.products));
      for (const { id, net } of figures.customers.rows) expect(net).toBe(reckoned.customers.get(id)?.net);
      if (state === '') await expectCustomerMonths(desk, database, figures);
      for (const { step, count } of figures.way) {
        const { rows } = await desk.get<FiguresEnquiriesAnswer>(`/api/figures/enquiries?${asked}&step=${step}`);
        expect(rows, step).toHaveLength(count);
      }
      for (const by of ['product', 'customer'] as const) {
        const behind = await desk.get<FiguresBehindAnswer>(`/api/figures/behind?${asked}&others=${by}`);
        expect(behind.total, by).toBe(figures[`${by}s`].others.net);
      }
      for (const { name, net } of figures.products.rows) {
        expect(net).toBe(reckoned.products.get(name)?.net);
        const product = encodeURIComponent(name);
        const behind = await desk.get<FiguresBehindAnswer>(`/api/figures/behind?${asked}&product=${product}`);
        expect(behind.total).toBe(net);
      }
    }
  } finally {
    await database.close();
  }
}

/** The months of the largest customers are those of the documents, and of the lists behind them. */
async function expectCustomerMonths(desk: Desk, database: Database, { customers }: FiguresAnswer): Promise<void> {
  const days = lastMonths(desk.today());
  for (const { id } of customers.rows.filter((row) => row.id !== '')) {
    const { months } = await desk.get<CustomerMonthsAnswer>(`/api/customers/${id}/months`);
    expect(months.map(({ month }) => month)).toEqual(monthsIn(days));
    for (const { month, net } of months) {
      const { from, to } = daysOfStep(month, 'month', days);
      expect(net).toBe((await reckonFigures(database, from, to)).customers.get(id)?.net ?? 0);
      const behind = await desk.get<FiguresBehindAnswer>(`/api/figures/behind?from=${from}&to=${to}&customer=${id}`);
      expect(behind.total).toBe(net);
    }
  }
}
