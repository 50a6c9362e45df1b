import { randomUUID } from 'node:crypto';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { migrate } from '#adapters/database/migrations/migrate.ts';
import { openPast } from '#adapters/database/receivables/open-past.ts';
import { openOutstandingStore } from '#adapters/database/receivables/outstanding-store.ts';
import { addDays } from '#domain/calendar/indian-date.ts';
import type { OutstandingChoice } from '#domain/receivables/outstanding-row.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import { fillCustomers } from './customer-book.ts';
import { at } from './fill-shop.ts';
import { openBulk } from './open-bulk.ts';
import { worstOf } from './worst-of.ts';

const today = '2026-11-21';
const CUSTOMERS = 10_000;
const OPEN_ITEMS = 20_000;
const DAYS = 1000;
/** A receipt pays so many invoices. */
const PAID_AT_ONCE = 4;

/**
 * Milliseconds, the 99th of a hundred, of pages of what is owed today, in a shop of so many invoices in which 20,000 items
 * of 10,000 customers are open; and seconds, the worst of three, of past days, each in its own process.
 */
export async function outstandingCost(url: string, documents: number): Promise<Record<string, number>> {
  const database = await openDatabase(url);
  await migrate(database, at);
  await fillCustomers(url, CUSTOMERS);
  await fillAccounts(url, documents);
  const outstanding = openOutstandingStore(database, openPast(url));
  const all = { asOf: today, today, taxState: '' as const, query: '', which: 'all' as OutstandingChoice };
  const choices: OutstandingChoice[] = ['all', 'owing', 'overdue', 'advance'];
  const rows = await outstanding.rows(all, 1, 50);
  const customers = rows.flatMap(({ customer }) => customer ?? []);
  const past = async (asOf: string) => {
    const times: number[] = [];
    for (const taxState of ['', home, branch] as const) {
      const begun = performance.now();
      await outstanding.rows({ ...all, asOf, taxState }, 1, 50);
      times.push((performance.now() - begun) / 1000);
    }
    return Math.max(...times);
  };
  const figures = {
    documents,
    page: await worstOf((turn) => outstanding.rows(all, 1 + (turn % 20), 50)),
    filtered: await worstOf((turn) =>
      outstanding.rows({ ...all, taxState: home, which: choices[turn % 4] ?? 'all' }, 1 + (turn % 5), 50),
    ),
    search: await worstOf((turn) =>
      outstanding.rows({ ...all, query: ['sam', 'hotels dem', '98', 'nobody'][turn % 4] ?? '' }, 1, 50),
    ),
    sums: await worstOf((turn) => outstanding.sums({ ...all, which: choices[turn % 4] ?? 'all' })),
    ofTenCustomers: await worstOf((turn) =>
      outstanding.ofCustomers(customers.slice(turn % 40, (turn % 40) + 10), today),
    ),
    items: await worstOf((turn) =>
      outstanding.items({ asOf: today, today, taxState: '', customer: customers[turn % 50] ?? null, box: '' }, 1, 20),
    ),
    pastWeek: await past(addDays(today, -7)),
    pastYear: await past(addDays(today, -365)),
    firstYear: await past(addDays(today, -850)),
  };
  await database.close();
  return figures;
}

/** As issuing and receiving would leave the accounts; documents, vouchers and audit log aside, which nothing here reads. */
async function fillAccounts(url: string, documents: number): Promise<void> {
  const bulk = await openBulk(url);
  const unpaid = Math.floor(documents / OPEN_ITEMS);
  const waiting = new Map<number, Record<string, unknown>[]>();
  let seq = 1_000_000;
  for (let begin = 0; begin < documents; begin += 2000) {
    const [items, allocations]: Record<string, unknown>[][] = [[], []];
    for (let index = begin; index < Math.min(documents, begin + 2000); index++) {
      seq += 1;
      const date = addDays(addDays(today, -DAYS), Math.floor((index * DAYS) / documents));
      const customer = (index * 7) % CUSTOMERS;
      const facts = { customer: `id-${customer}`, tax_state: index % 5 === 0 ? branch : home, ended_on: null };
      const amount = 100_000 + (index % 9973) * 100;
      const due = addDays(date, index % 45);
      const invoice = {
        id: randomUUID(),
        side: 'debt',
        kind: 'invoice',
        ...facts,
        number: `I/${index}`,
        date,
        due,
        seq,
      };
      const isOpen = Math.imul(index, 2_654_435_761) >>> 0 < 2 ** 32 / unpaid;
      items?.push({ ...invoice, amount, open: isOpen ? amount : 0 });
      if (isOpen) continue;
      const key = customer * 2 + (facts.tax_state === home ? 0 : 1);
      const paid = [...(waiting.get(key) ?? []), { ...invoice, amount }];
      waiting.set(key, paid);
      const isLast = index + CUSTOMERS * 8 >= documents;
      if (paid.length < PAID_AT_ONCE && !isLast) continue;
      waiting.delete(key);
      seq += 1;
      const id = randomUUID();
      const sum = paid.reduce((total, { amount: each }) => total + Number(each), 0);
      const onDay = addDays(date, 3);
      items?.push({
        id,
        side: 'source',
        kind: 'receipt',
        ...facts,
        number: `R/${index}`,
        date: onDay,
        due: onDay,
        seq,
        amount: sum,
        open: 0,
      });
      for (const debt of paid)
        allocations?.push({
          source: id,
          debt: debt.id,
          amount: debt.amount,
          tds: 0,
          date: onDay,
          waited_from: debt.date,
          begun_seq: seq,
          ended_seq: null,
          ended_on: null,
        });
    }
    await bulk.write({ account_items: items ?? [], allocations: allocations ?? [] });
  }
  await bulk.close();
}
