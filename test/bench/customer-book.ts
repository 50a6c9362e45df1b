import { columnsOf } from '#adapters/database/customers/customer-row.ts';
import { openCustomerStore } from '#adapters/database/customers/customer-store.ts';
import { customerWords } from '#adapters/database/customers/customer-words.ts';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { migrate } from '#adapters/database/migrations/migrate.ts';
import { readCustomer } from '#domain/customers/read-customer.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { at } from './fill-shop.ts';
import { openBulk } from './open-bulk.ts';
import { worstOf } from './worst-of.ts';

/** Milliseconds, the 99th of a hundred: a suggestion by a few letters, and pages of the list, in a book of so many customers. */
export async function customerBook(url: string, count: number): Promise<Record<string, number>> {
  const database = await openDatabase(url);
  await migrate(database, at);
  await database.close();
  await fillCustomers(url, count);
  return bookReads(url, count);
}

/** What `customerBook` says, of a book that is filled already. */
export async function bookReads(url: string, count: number): Promise<Record<string, number>> {
  const database = await openDatabase(url);
  const customers = openCustomerStore(database);
  const page = (query: string, number: number) => customers.page({ query, archived: false }, number, 50);
  const figures = {
    customers: count,
    suggest: await worstOf((turn) => customers.suggest(typed(turn, count))),
    page: await worstOf((turn) => page('', 1 + ((turn * 7919) % (count / 50)))),
    fewFound: await worstOf((turn) => page(`hotels ${(turn * 7919) % count}`, 1)),
    manyFound: await worstOf((turn) => page(['sample', 'Delhi', 'street sector', 'trial'][turn % 4] ?? '', 1), 12),
  };
  await database.close();
  return figures;
}

const BATCH = 2000;

/** Fills the book with customers `id-0`, `id-1` … */
export async function fillCustomers(url: string, count: number): Promise<void> {
  const bulk = await openBulk(url);
  for (let begin = 0; begin < count; begin += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - begin) }, (_, place) => rowOf(begin + place));
    await bulk.write({ customers: rows, customer_words: rows.flatMap(customerWords) });
  }
  await bulk.close();
}

const names = ['Sample', 'Example', 'Trial', 'Demo', 'Specimen', 'Instance', 'Prototype', 'Pattern'];
const trades = ['Hotels', 'Schools', 'Offices', 'Homes', 'Retail', 'Studio', 'Builders'];
const towns = ['New Delhi 110024', 'Cuttack 753001', 'Pune 411001', 'Gurugram 122001', 'Bhubaneswar 751001'];

/** A customer of the book: its words are common, but for the number in its name. */
function rowOf(index: number) {
  const fields = buildCustomer({
    gstin: '',
    billingAddress: `${names[index % 8]} ${trades[index % 7]} ${index}\n${index % 400} Street ${index % 97}, Sector ${index % 90}\n${towns[index % 5]}`,
    phone: `98${String(index).padStart(8, '0')}`,
  });
  const by = { created_at: at, created_by: 'meena', changed_at: at, changed_by: 'meena' };
  const kept = { archived_at: null, merged_into: null, ...by };
  return { id: `id-${index}`, seq: index + 2, version: 1, ...columnsOf(readCustomer(fields)), ...kept };
}

/** What staff type: common beginnings of two letters, a name, several common words, a phone, a town, and what nobody has. */
function typed(turn: number, count: number): string {
  const index = (turn * 7919) % count;
  const kinds = [
    (names[turn % 8] ?? '').slice(0, 2),
    `${trades[turn % 7]} ${index}`,
    `street samp ${turn % 97}`,
    `98${String(index).padStart(8, '0').slice(0, 4)}`,
    'Delhi pune',
    `pun sector ${names[turn % 8]}`,
    `nobody ${turn}`,
    'de',
  ];
  return kinds[turn % kinds.length] ?? '';
}
