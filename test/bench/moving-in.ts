import { openDatabase } from '#adapters/database/engine/open-database.ts';
import type { Database } from '#adapters/database/engine/tables.ts';
import { importCustomers } from '#operations/customers/import-customers.ts';
import { prepareImport } from '#operations/customers/prepare-import.ts';
import { moveInBills } from '#operations/move-in/move-in-bills.ts';
import { moveInProducts } from '#operations/move-in/move-in-products.ts';
import { type BookSize, buildMovedBook, type MovedBook } from '#test/build/build-moved-book.ts';
import { actor } from '#test/build/factories.ts';
import { openTestApp, type TestApp } from '#test/open/start-test-app.ts';
import { beginCpu } from './begin-cpu.ts';

type Moved = {
  /** Of each file, with its preview, and of all together. */
  seconds: Record<keyof BookSize | 'all' | 'cpu', number>;
  /** How many rows of the files are in the shop, and what they come to there, in paise. */
  found: BookSize & Pick<MovedBook, 'owed' | 'advances' | 'rates'>;
};

/** Moves a book of this size into an empty shop, as a newcomer does: customers, products, then what customers owe, each seen before. */
export async function moveBookIn(database: Database, size: BookSize): Promise<Moved & { book: MovedBook }> {
  const book = buildMovedBook(size);
  const shop = await openTestApp({ database });
  try {
    const { ports } = shop;
    const cpu = beginCpu();
    const customers = await secondsOf(async () => {
      const file = { bytes: Buffer.from(book.customers), fileName: 'parties.csv', columns: null };
      await readPreview(shop, file);
      const rows = await importCustomers(ports, file, ports.system.uuid(), actor);
      if (!rows.ok) throw new Error(rows.message);
      for await (const _ of rows.value);
    });
    const twice = async (take: (isPreview: boolean) => Promise<{ ok: boolean }>) => {
      for (const isPreview of [true, false]) if (!(await take(isPreview)).ok) throw new Error('The file was refused.');
    };
    const products = await secondsOf(() =>
      twice((isPreview) => moveInProducts(ports, Buffer.from(book.products), isPreview, actor)),
    );
    const bills = await secondsOf(() =>
      twice((isPreview) => moveInBills(ports, Buffer.from(book.bills), isPreview, actor)),
    );
    const seconds = { customers, products, bills, all: customers + products + bills, cpu: cpu() / 1e3 };
    return { book, seconds, found: await foundIn(shop) };
  } finally {
    await shop.close();
  }
}

/** The budget, measured: seconds, and by how many paise the sums in the shop are not those of the files. */
export async function movingIn(url: string, size: BookSize): Promise<Record<string, number>> {
  const database = await openDatabase(url);
  const { book, seconds, found } = await moveBookIn(database, size);
  await database.close();
  const sums = ['owed', 'advances', 'rates'] as const;
  const off = sums.reduce((all, sum) => all + Math.abs(found[sum] - book[sum]), 0);
  return { ...seconds, rows: found.customers + found.products + found.bills, off };
}

async function readPreview({ ports }: TestApp, file: Parameters<typeof prepareImport>[1]): Promise<void> {
  const plan = await prepareImport(ports, file);
  if (!plan.ok) throw new Error(plan.message);
}

async function foundIn({ ports }: TestApp): Promise<Moved['found']> {
  const { record } = await ports.catalogues.current();
  const products = record.products.filter(({ name }) => name.startsWith('Moved Panel '));
  const open = await ports.receivables.allOpenings();
  const sum = (side: string) => open.reduce((all, bill) => all + (bill.side === side ? bill.amount : 0), 0);
  return {
    customers: (await ports.customers.page({ query: 'moved', archived: false }, 1, 1)).count,
    products: products.length,
    bills: open.length,
    owed: sum('dr'),
    advances: sum('cr'),
    rates: products.reduce((all, { rate }) => all + (rate?.paise ?? 0), 0),
  };
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}
