import { type Kysely, sql } from 'kysely';
import type { Customer } from '#domain/customers/customer.ts';
import { beginWords, endOf } from '#domain/text/word-starts.ts';
import type { CustomerFilter } from '#operations/ports/customers.ts';
import type { Database, Tables } from '../engine/tables.ts';
import { openToday } from '../shared-writes/account-items.ts';
import { type CustomerRow, customerFromRow } from './customer-row.ts';
import { searchedWordsOf } from './customer-words.ts';
import { customersWith, FEW, rarestWord, soughtCustomerWords } from './rarest-word.ts';

/** A page of the customers whose words begin with the typed words, by name, and how many there are. */
export async function pageOfCustomers(
  { engine, read }: Database,
  filter: CustomerFilter,
  page: number,
  size: number,
  common = COMMON,
): Promise<{ customers: Customer[]; count: number }> {
  const words = soughtCustomerWords(filter.query);
  const archived = filter.archived ? 1 : 0;
  const rarest = await rarestWord(read, archived, words);
  if (rarest && rarest.count <= FEW) {
    const found = await amongFew(read, archived, words, rarest.word, filter);
    return { customers: found.slice((page - 1) * size, page * size).map(customerFromRow), count: found.length };
  }
  const asked = read
    .selectFrom('customers')
    .where('archived_at', filter.archived ? 'is not' : 'is', null)
    .where(owing(filter));
  const matching = words.reduce(
    (query, word) => query.where('customers.id', 'in', customersWith(read, archived, word)),
    asked,
  );
  const planned = engine === 'postgres' || rarest === null || filter.owes !== undefined;
  const { count } = await (planned
    ? matching.select(countOfAll)
    : countOfWords(read, archived, words)
  ).executeTakeFirstOrThrow();
  const isNear = !planned && Number(count) >= Math.max(common, NEAR * page * size);
  const isWalked = isNear && 2 * Number(count) >= Number((await asked.select(countOfAll).executeTakeFirst())?.count);
  // The ids come from the index alone: a page far behind reads no other rows.
  const onPage = (isWalked ? words.reduce((query, word) => query.where(hasWord(archived, word)), asked) : matching)
    .select('id')
    .orderBy('name_key')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size);
  const rows = await inNameOrder(read).where('id', 'in', onPage).execute();
  return { customers: rows.map(customerFromRow), count: Number(count) };
}

/**
 * PostgreSQL's planner walks the names by itself where many are found. SQLite would read all that are found, so it is told to, on pages
 * that are near the first and where at least so many are found, which are half of the book: others may all stand late in the order.
 */
const [COMMON, NEAR] = [20_000, 10];

const countOfAll = sql<number>`count(*)`.as('count');

/** How many customers have the words, from their words alone. PostgreSQL is faster with the customers' own rows. */
function countOfWords(read: Kysely<Tables>, archived: number, [first = '', ...others]: string[]) {
  const found = others.reduce(
    (query, word) => query.where('customer_id', 'in', customersWith(read, archived, word)),
    customersWith(read, archived, first).distinct(),
  );
  return read.selectFrom(found.as('found')).select(countOfAll);
}

function hasWord(archived: number, word: string) {
  return sql<boolean>`exists (select 1 from customer_words where customer_id = customers.id
    and archived = ${archived} and tail >= ${word} and tail < ${endOf(word)})`;
}

/** All customers with the words, in the order of names: those with the rare word, examined for the others. */
async function amongFew(
  read: Kysely<Tables>,
  archived: number,
  words: string[],
  rare: string,
  filter: CustomerFilter,
): Promise<CustomerRow[]> {
  const rows = await inNameOrder(read)
    .where('id', 'in', customersWith(read, archived, rare))
    .where(owing(filter))
    .execute();
  return rows.filter((row) => beginWords(words, searchedWordsOf(row)));
}

/** Read once for a page. An advance that is larger than the debts is not owed. */
function owing({ owes }: CustomerFilter) {
  if (!owes) return sql<boolean>`1 = 1`;
  const owed = sql`case when side = 'source' then -open else open end`;
  const overdue = sql`case when side = 'debt' and due < ${owes.today} then open else 0 end`;
  return sql<boolean>`customers.id in (
    select customer from ${openToday(owes.today)} group by customer
    having sum(${owes.which === 'owing' ? owed : overdue}) > 0)`;
}

function inNameOrder(read: Kysely<Tables>) {
  return read.selectFrom('customers').selectAll().orderBy('name_key').orderBy('id');
}
