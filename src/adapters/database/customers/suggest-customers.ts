import type { Kysely } from 'kysely';
import type { Customer } from '#domain/customers/customer.ts';
import { beginWords, endOf } from '#domain/text/word-starts.ts';
import { keptQuery } from '../engine/kept-query.ts';
import type { Database, Tables } from '../engine/tables.ts';
import { type CustomerRow, customerFromRow } from './customer-row.ts';
import { MAX_TAIL, searchedWordsOf } from './customer-words.ts';
import { customersWith, FEW, ranks, rarestWord, soughtCustomerWords } from './rarest-word.ts';

const MAX_SUGGESTIONS = 10;
/** Twice as many, because a customer can match by several of its words. */
const MAX_MATCHES = 20;
/** Matches of a customer by one word and another are few; more would be examined in vain. */
const MAX_FITTING = 40;

/**
 * At most ten live customers whose words begin with the typed words: those whose name, GSTIN or phone begins so come first,
 * then later words of a name, then addresses; each by the alphabet.
 */
export async function suggestCustomers({ read }: Database, typed: string): Promise<Customer[]> {
  const words = soughtCustomerWords(typed);
  const start = words.join(' ').slice(0, MAX_TAIL);
  if (start === '') return [];
  const found = new Map<string, CustomerRow>();
  const byRank = Map.groupBy(await idsInOrder(read, { start, end: endOf(start) }), (row) => row.rank);
  for (const rank of ranks) {
    const ids = byRank.get(rank)?.map((row) => row.customer_id) ?? [];
    await addFitting(read, found, words, ids);
    if (found.size >= MAX_SUGGESTIONS) break;
  }
  if (found.size < MAX_SUGGESTIONS && words.length > 1)
    for (const row of await withAll(read, words)) if (!found.has(row.id)) found.set(row.id, row);
  return [...found.values()].slice(0, MAX_SUGGESTIONS).map(customerFromRow);
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

// One statement for all ranks: on PostgreSQL each statement costs a round trip and a plan.
const idsInOrder = keptQuery((read, { start, end }: { start: string; end: string }) => {
  const [first, ...others] = ranks.map((rank) =>
    read
      .selectFrom(
        read
          .selectFrom('customer_words')
          .select(['rank', 'tail', 'customer_id'])
          .where('archived', '=', 0)
          .where('rank', '=', rank)
          .where('tail', '>=', start)
          .where('tail', '<', end)
          .orderBy('tail')
          .orderBy('customer_id')
          .limit(MAX_MATCHES)
          .as('matches'),
      )
      .select(['rank', 'tail', 'customer_id']),
  );
  if (!first) throw new Error('There are ranks.');
  return others
    .reduce((all, other) => all.unionAll(other), first)
    .orderBy('rank')
    .orderBy('tail')
    .orderBy('customer_id');
});

/**
 * Customers that have all the words, by name: the first matches of the rarest one are examined for the others, until enough
 * are found.
 */
async function withAll(read: Kysely<Tables>, words: string[]): Promise<CustomerRow[]> {
  const rarest = await rarestWord(read, 0, words);
  if (!rarest || rarest.count === 0) return [];
  let fitting = read
    .selectFrom(customersWith(read, 0, rarest.word).limit(FEW).as('matches'))
    .select('matches.customer_id');
  // PostgreSQL would turn an `exists` into a join, and then reads every customer with the other word.
  for (const word of words.filter((each) => each !== rarest.word))
    fitting = fitting.where(
      ({ selectFrom }) =>
        selectFrom('customer_words')
          .select('customer_words.tail')
          .whereRef('customer_words.customer_id', '=', 'matches.customer_id')
          .where('customer_words.tail', '>=', word)
          .where('customer_words.tail', '<', endOf(word))
          .limit(1),
      'is not',
      null,
    );
  // The names of at most so many are sorted; the distinct ones after the limit, or all matches would be examined.
  const found = read.selectFrom(fitting.limit(MAX_FITTING).as('fitting')).select('customer_id').distinct();
  return read
    .selectFrom(found.limit(MAX_MATCHES).as('found'))
    .innerJoin('customers', 'customers.id', 'found.customer_id')
    .selectAll('customers')
    .orderBy('name_key')
    .orderBy('customers.id')
    .execute();
}
