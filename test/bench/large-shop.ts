import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import type { Database } from '#adapters/database/engine/tables.ts';
import { openAddressStore } from '#adapters/database/invoices/address-store.ts';
import { openInvoiceStore } from '#adapters/database/invoices/invoice-store.ts';
import { migrate } from '#adapters/database/migrations/migrate.ts';
import { paths } from '#contract/paths.ts';
import { addDays } from '#domain/calendar/indian-date.ts';
import type { InvoiceFilter } from '#operations/ports/invoices.ts';
import { actor, buildCompany } from '#test/build/factories.ts';
import { closeRenderers, openTestApp } from '#test/open/start-test-app.ts';
import { home } from '#test/specification/specified-firm.ts';
import { fillCustomers } from './customer-book.ts';
import { at, fillShop, soughtOf, typedOf } from './fill-shop.ts';
import { fillVouchers } from './fill-vouchers.ts';
import { worstOf } from './worst-of.ts';

const CUSTOMERS = 10_000;
const VOUCHERS = 20_000;

const all = { kind: 'tax', taxState: home, query: '', from: '', to: '', withCancelled: false } as const;

/**
 * Milliseconds, the 99th of a hundred, of what staff ask in a shop of so many documents: an address by a few letters,
 * the whole call of Find, the report's newest pages, a page anywhere in it, pages of a month, and of what few or many
 * documents are found by.
 */
export async function largeShop(
  url: string,
  sizes: number[],
  tell: (figures: Record<string, number>) => void,
): Promise<void> {
  const database = await openDatabase(url);
  await migrate(database, at);
  await openCompanyStore(database).save(buildCompany(), false, at, actor);
  await fillCustomers(url, CUSTOMERS);
  await fillVouchers(url, VOUCHERS, CUSTOMERS);
  const [most = 0] = sizes.toReversed();
  let made = 0;
  for (const documents of sizes) {
    const begun = performance.now();
    await fillShop(url, made, documents, most);
    made = documents;
    tell({
      documents,
      filledInSeconds: (performance.now() - begun) / 1000,
      ...(await shopReads(database, made, most)),
    });
  }
  await database.close();
}

/** What staff ask of the shop that `fillShop` has filled with the first `made` of `most` documents: as `largeShop` says. */
export async function shopReads(database: Database, made: number, most: number): Promise<Record<string, number>> {
  const [addresses, invoices] = [openAddressStore(database), openInvoiceStore(database)];
  const find = await openFind(database);
  if (!(await find(soughtOf(1, made))).includes('"kind":"tax"')) throw new Error('Find finds no document.');
  const rows = (filter: Partial<InvoiceFilter>, page: number, after = '') =>
    invoices.rows({ ...all, ...filter }, page, 10, after);
  const common = (turn: number) => ({ query: ['sample', 'hotels dem', 's'][turn % 3] ?? '' });
  const numbers = (await invoices.rows(all, 1 + Math.floor(made / 100), 50)).map(({ number }) => number);
  const anywhere = (turn: number) => (turn * 7919) % made;
  const month = (turn: number) => {
    const from = addDays('2024-04-01', (turn * 37) % Math.ceil((1000 * made) / most));
    return { from, to: addDays(from, 30) };
  };
  const figures = {
    suggest: await worstOf((turn) => addresses.suggest('buyerAddress', typedOf(turn, made))),
    jump: await worstOf((turn) => find(soughtOf(turn, made))),
    newest: await worstOf((turn) => rows({}, 1 + (turn % 5))),
    deep: await worstOf((turn) => rows({}, 1 + Math.floor(anywhere(turn) / 10))),
    deepWithCancelled: await worstOf((turn) => rows({ withCancelled: true }, 1 + Math.floor(anywhere(turn) / 10))),
    month: await worstOf((turn) => rows(month(turn), 1 + (turn % 50))),
    fewFound: await worstOf((turn) =>
      rows({ query: [`sample ${anywhere(turn)}`, `${anywhere(turn)}`, 'nobody'][turn % 3] ?? '' }, 1),
    ),
    manyFound: await worstOf((turn) => rows(common(turn), 1 + (turn % 5))),
    manyFoundDeep: await worstOf((turn) => rows(common(turn), 1000, numbers[turn % 50])),
    totals: await worstOf((turn) => invoices.totals({ ...all, ...month(turn) })),
    // At 100,000 documents 50; at a million none: they come after the rows, and other requests are answered meanwhile.
    totalsOfMany: await worstOf((turn) => invoices.totals({ ...all, ...common(turn) }), 12),
  };
  await closeRenderers();
  return figures;
}

/** A call of Find from its request to the text of its answer, with the check of the login. Only the socket is left out. */
async function openFind(database: Database): Promise<(typed: string) => Promise<string>> {
  const app = await openTestApp({ database, company: null });
  const token = await app.logIn();
  return async (typed) => {
    const answer = await app.call('GET', `${paths.jump}?${new URLSearchParams({ q: typed })}`, { token });
    if (answer.status !== 200) throw new Error(`Find answered ${answer.status}.`);
    return answer.text();
  };
}
