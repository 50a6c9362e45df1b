import { type Kysely, sql } from 'kysely';
import type { Customer } from '#domain/customers/customer.ts';
import { beginWords, endOf, soughtWords, wordsOf } from '#domain/text/word-starts.ts';
import type { CustomerFilter } from '#operations/ports/customers.ts';
import { keptQuery } from '../engine/kept-query.ts';
import type { Database, Tables } from '../engine/tables.ts';
import { type CustomerRow, customerFromRow } from './customer-row.ts';
import { MAX_TAIL, searchedWordsOf } from './customer-words.ts';

const MAX_SUGGESTIONS = 10;
/** Twice as many, because a customer can match by several of its words. */
const MAX_MATCHES = 20;
/** A word is rare when at most this many rows have it: then each of them is read. For a common word, this many rows are read. */
const FEW = 500;
/** Each word is counted before the search; nobody types more than a few. */
const MAX_COUNTED = 3;

/**
 * At most ten live customers whose words begin with the typed words: those whose name, GSTIN or phone begins so come first,
 * then later words of a name, then addresses; each by the alphabet.
 */
export async function suggestCustomers({ read }: Database, typed: string): Promise<Customer[]> {
  const words = typedWords(typed);
  const start = words.join(' ').slice(0, MAX_TAIL);
  if (start === '') return [];
  const found = new Map<string, CustomerRow>();
  for (const rank of ranks) {
    await addFitting(read, found, words, await inOrder(read, rank, start));
    if (found.size >= MAX_SUGGESTIONS) break;
  }
  if (found.size < MAX_SUGGESTIONS && words.length > 1)
    await addFitting(read, found, words, await withAll(read, words));
  return [...found.values()].slice(0, MAX_SUGGESTIONS).map(customerFromRow);
}

/** A page of the customers whose words begin with the typed words, by name, and how many there are. */
export async function pageOfCustomers(
  { read }: Database,
  filter: CustomerFilter,
  page: number,
  size: number,
): Promise<{ customers: Customer[]; count: number }> {
  const words = typedWords(filter.query);
  const archived = filter.archived ? 1 : 0;
  const rarest = await rarestOf(read, archived, words);
  if (rarest && rarest.count <= FEW) {
    const found = await amongFew(read, archived, words, rarest.word, filter);
    return { customers: found.slice((page - 1) * size, page * size).map(customerFromRow), count: found.length };
  }
  let matching = read
    .selectFrom('customers')
    .where('archived_at', filter.archived ? 'is not' : 'is', null)
    .where(owing(filter));
  for (const word of words) matching = matching.where('customers.id', 'in', startingWith(read, archived, word));
  // The ids come from the index alone: a page far behind reads no other rows.
  const onPage = matching
    .select('id')
    .orderBy('name_key')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size);
  const rows = await inNameOrder(read).where('id', 'in', onPage).execute();
  const { count } = await matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { customers: rows.map(customerFromRow), count: Number(count) };
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
    .where('id', 'in', startingWith(read, archived, rare))
    .where(owing(filter))
    .execute();
  return rows.filter((row) => beginWords(words, searchedWordsOf(row)));
}

/** Read once for a page, from the index of what is open. An advance that is larger than the debts is not owed. */
function owing({ owes }: CustomerFilter) {
  if (!owes) return sql<boolean>`1 = 1`;
  const owed = sql`case when side = 'source' then -open else open end`;
  const overdue = sql`case when side = 'debt' and due < ${owes.today} then open else 0 end`;
  return sql<boolean>`customers.id in (
    select customer from account_items where open > 0 group by customer
    having sum(${owes.which === 'owing' ? owed : overdue}) > 0)`;
}

function inNameOrder(read: Kysely<Tables>) {
  return read.selectFrom('customers').selectAll().orderBy('name_key').orderBy('id');
}

const ranks = [0, 1, 2];

/** The typed words, cut as they are stored. A number that is typed with spaces is one word, without the code of the country. */
function typedWords(typed: string): string[] {
  const isNumber = /^[\d\s+()./-]+$/.test(typed);
  const text = isNumber ? typed.replace(/^\s*(?:\+91|0)/, '').replaceAll(/\D/g, '') : typed;
  return soughtWords(wordsOf(text).map((word) => word.slice(0, MAX_TAIL)));
}

async function addFitting(
  read: Kysely<Tables>,
  found: Map<string, CustomerRow>,
  words: string[],
  ids: string[],
): Promise<void> {
  const fresh = [...new Set(ids)].filter((id) => !found.has(id));
  if (fresh.length === 0) return;
  const rows = await read.selectFrom('customers').selectAll().where('id', 'in', fresh).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const id of fresh) {
    const row = byId.get(id);
    if (row && beginWords(words, searchedWordsOf(row))) found.set(id, row);
  }
}

async function inOrder(read: Kysely<Tables>, rank: number, start: string): Promise<string[]> {
  const rows = await idsInOrder(read, { rank, start, end: endOf(start) });
  return rows.map((row) => row.customer_id);
}

const idsInOrder = keptQuery((read, { rank, start, end }: { rank: number; start: string; end: string }) =>
  read
    .selectFrom('customer_words')
    .select('customer_id')
    .where('archived', '=', 0)
    .where('rank', '=', rank)
    .where('tail', '>=', start)
    .where('tail', '<', end)
    .orderBy('tail')
    .orderBy('customer_id')
    .limit(MAX_MATCHES),
);

/** Customers that have all the words, by name: the first matches of the rarest one are examined for the others. */
async function withAll(read: Kysely<Tables>, words: string[]): Promise<string[]> {
  const rarest = await rarestOf(read, 0, words);
  if (!rarest || rarest.count === 0) return [];
  let query = read
    .selectFrom(startingWith(read, 0, rarest.word).limit(FEW).as('matches'))
    .select('matches.customer_id')
    .distinct();
  for (const word of words.filter((each) => each !== rarest.word))
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('customer_words')
          .select('customer_words.tail')
          .whereRef('customer_words.customer_id', '=', 'matches.customer_id')
          .where('customer_words.tail', '>=', word)
          .where('customer_words.tail', '<', endOf(word)),
      ),
    );
  const rows = await read
    .selectFrom(query.limit(MAX_MATCHES).as('found'))
    .innerJoin('customers', 'customers.id', 'found.customer_id')
    .select('customers.id')
    .orderBy('name_key')
    .orderBy('customers.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The word that the fewest rows have, of the longest ones; null without words. */
async function rarestOf(
  read: Kysely<Tables>,
  archived: number,
  words: string[],
): Promise<{ word: string; count: number } | null> {
  let rarest: { word: string; count: number } | null = null;
  for (const word of words.toSorted((one, other) => other.length - one.length).slice(0, MAX_COUNTED)) {
    const count = await countUpTo(read, archived, word, FEW + 1);
    if (rarest === null || count < rarest.count) rarest = { word, count };
    if (count === 0) break;
  }
  return rarest;
}

async function countUpTo(read: Kysely<Tables>, archived: number, word: string, most: number): Promise<number> {
  const { count } = await read
    .selectFrom(startingWith(read, archived, word).limit(most).as('matches'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function startingWith(read: Kysely<Tables>, archived: number, word: string) {
  return read
    .selectFrom('customer_words')
    .select('customer_words.customer_id')
    .where('archived', '=', archived)
    .where('rank', 'in', ranks)
    .where('tail', '>=', word)
    .where('tail', '<', endOf(word));
}
