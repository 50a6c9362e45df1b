import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import type { Tables } from '#adapters/database/engine/tables.ts';
import { openFiguresStore } from '#adapters/database/figures/figures-store.ts';
import { migrate } from '#adapters/database/migrations/migrate.ts';
import { addDays } from '#domain/calendar/indian-date.ts';
import { firmYear } from '#domain/figures/period.ts';
import { readFigures } from '#operations/figures/read-figures.ts';
import { actor, buildCompany } from '#test/build/factories.ts';
import { home } from '#test/specification/specified-firm.ts';
import { at, documentOf, fillShop } from './fill-shop.ts';
import { receiptRow } from './fill-vouchers.ts';
import { openBulk } from './open-bulk.ts';
import { worstOf } from './worst-of.ts';

const PRODUCTS = 60;
const CUSTOMERS = 10_000;
const PART = 2_000;
const TURNS = 100;

/**
 * Milliseconds, the 99th of a hundred, of all six figures of a year and of days that begin and end within months, in a shop of so many
 * documents with two products each, nine in ten of them paid, one cheque in fifty bounced; and of the first
 * ones after a start, which add up what is kept in memory.
 */
export async function figuresCost(url: string, documents: number): Promise<Record<string, number>> {
  await fillFiguresShop(url, documents);
  return figuresReads(url, documents);
}

/** A shop of so many documents with what figures read. */
export async function fillFiguresShop(url: string, documents: number): Promise<void> {
  const database = await openDatabase(url);
  await migrate(database, at);
  await openCompanyStore(database).save(buildCompany(), false, at, actor);
  await fillShop(url, 0, documents, documents);
  await fillFigures(url, documents);
  // The jobs have seen all lines.
  await database.write
    .updateTable('audit_head')
    .set({ seq: documents + 1 })
    .execute();
  await database.write
    .updateTable('filled_up_to')
    .set({ issued_seq: documents + 1 })
    .execute();
  await database.close();
}

/** What `figuresCost` says, of a shop that is filled already. */
export async function figuresReads(url: string, documents: number): Promise<Record<string, number>> {
  const database = await openDatabase(url);
  const figures = openFiguresStore(database);
  const ports = { figures, system: { now: () => at } };
  const choice = { taxState: '', beside: 'year', value: 'taxable' } as const;
  const year = { ...choice, from: '2025-04-01', to: '2026-03-31' };
  const begun = performance.now();
  await readFigures(ports, year, 7);
  const afterStart = performance.now() - begun;
  const cost = {
    documents,
    year: await worstOf(() => readFigures(ports, year, 7), TURNS),
    days: await worstOf((turn) => {
      const from = addDays('2025-04-11', turn % 9);
      return readFigures(ports, { ...choice, from, to: addDays(from, 300) }, 7);
    }, TURNS),
    afterStart,
  };
  await database.close();
  return cost;
}

/** What issuing and receiving would leave in the tables that figures read. */
async function fillFigures(url: string, documents: number): Promise<void> {
  const bulk = await openBulk(url);
  const months = new Map<string, Tables['sales_months']>();
  for (let begin = 0; begin < documents; begin += PART) {
    const rows: Record<string, object[]> = { sales: [], vouchers: [], account_items: [], allocations: [] };
    for (let index = begin; index < Math.min(documents, begin + PART); index++) {
      const { date, totals } = documentOf(index, documents);
      const seq = index + 2;
      const customer = `id-${index % CUSTOMERS}`;
      for (const product of [`Product ${index % PRODUCTS}`, `Product ${(index * 7 + 1) % PRODUCTS}`]) {
        const sold = { tax_state: home, net: totals.taxable / 2, gst: totals.tax / 2 };
        rows.sales?.push({ ...sold, date, issued_seq: seq, product, customer });
        for (const [by, month, name] of [
          ['product', date.slice(0, 7), product],
          ['product day', date, product],
          ['customer', date.slice(0, 7), customer],
          ['customer year', firmYear(date).from.slice(0, 7), customer],
        ] as const) {
          const key = `${month} ${by} ${name}`;
          const sum = months.get(key) ?? { ...sold, month, by, name, net: 0, gst: 0 };
          months.set(key, { ...sum, net: sum.net + sold.net, gst: sum.gst + sold.gst });
        }
      }
      const isPaid = index % 10 !== 0;
      // One cheque in fifty bounced.
      const bounced = isPaid && index % 50 === 7;
      const [amount, place] = [totals.payable, { customer, tax_state: home, seq }];
      const named = { id: `id-${index}`, side: 'debt', kind: 'invoice', number: `A/${index}`, date };
      const open = isPaid && !bounced ? 0 : amount;
      rows.account_items?.push({ ...named, due: addDays(date, 30), ...place, amount, open, ended_on: null });
      if (!isPaid) continue;
      const paid = addDays(date, 5 + (index % 60));
      const receipt = receiptRow({ id: `paid-${index}`, number: `R/${index}`, seq }, { customer, date: paid, amount });
      const ended_on = bounced ? addDays(paid, 3) : null;
      const source = { id: receipt.id, side: 'source', kind: 'receipt', number: receipt.number, date: paid, due: paid };
      const uses = {
        source: receipt.id,
        debt: named.id,
        amount,
        tds: 0,
        date: paid,
        waited_from: date,
        begun_seq: seq,
      };
      rows.vouchers?.push(receipt);
      rows.account_items?.push({ ...source, ...place, amount, open: 0, ended_on });
      rows.allocations?.push({ ...uses, ended_seq: bounced ? seq : null, ended_on });
    }
    await bulk.write(rows);
  }
  await bulk.write({ sales_months: [...months.values()] });
  await bulk.close();
}
