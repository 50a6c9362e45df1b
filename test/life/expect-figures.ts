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
import type { ReturnAnswer, ReturnRow } from '#contract/returns/returns.ts';
import { daysOfStep, firmYear, lastMonths, monthsIn } from '#domain/figures/period.ts';
import { reckonFigures } from '#test/read/reckon-figures.ts';
import { logIn } from './change-people.ts';
import { type Desk, openDesk } from './desk.ts';
import type { LivedPlace } from './open-lived-place.ts';
import { openWire } from './open-wire.ts';
import { owner } from './owner.ts';

/**
 * Figures are the same to the paisa as the documents alone, the totals of Reports, GSTR-1, and the lists behind them: of the year, and
 * of each of its months by registration.
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
      for (const { name, net } of figures.products.rows) {
        expect(net).toBe(reckoned.products.get(name)?.net);
        const product = encodeURIComponent(name);
        const behind = await desk.get<FiguresBehindAnswer>(`/api/figures/behind?${asked}&product=${product}`);
        expect(behind.total).toBe(net);
      }
      if (state !== '')
        for (const { month, net } of figures.sales) {
          const { from, to } = daysOfStep(month, 'month', year);
          const totals = await Promise.all(
            ['tax', 'credit'].map(async (kind) => {
              const address = `/api/getInvoiceDetails/${kind}/${state}?page=1&totals=only&from=${from}&to=${to}`;
              const answer = await wire.ask('GET', address, { token: desk.token });
              return JSON.parse(answer.headers.get('X-Totals') ?? '{}').taxable as number;
            }),
          );
          expect((totals[0] ?? 0) - (totals[1] ?? 0)).toBe(net);
          // A credit note that takes back no tax is in no return.
          expect((await reported(desk, state, month)) - (await withoutGst(database, state, month))).toBe(net);
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

/**
 * What GSTR-1 of a month has of its own documents, and what it leaves out because something is wrong with it. What is carried
 * into the month is of others.
 */
async function reported(desk: Desk, state: string, month: string): Promise<number> {
  const address = `/api/returns/${state}/${month}`;
  const { sections, leftOut, carried } = await desk.get<ReturnAnswer>(address);
  const rows = carried === 0 ? [] : await desk.get<ReturnRow[]>(`${address}/documents?section=carried&size=100`);
  const ofOthers = rows.reduce((sum, { taxable }) => sum + taxable, 0);
  return sections.hsnB2b.taxable + sections.hsnB2c.taxable + leftOut.taxable - ofOthers;
}

/** The taxable values of the standing credit notes without GST. */
async function withoutGst({ read }: Database, state: string, month: string): Promise<number> {
  const notes = await read
    .selectFrom('invoices')
    .select(['draft', 'taxable'])
    .where('kind', '=', 'credit')
    .where('tax_state', '=', state)
    .where('date', 'like', `${month}%`)
    .where('cancelled', '=', 0)
    .execute();
  const without = notes.filter(({ draft }) => JSON.parse(draft).withoutGst === 'yes');
  return without.reduce((sum, { taxable }) => sum + taxable, 0);
}
