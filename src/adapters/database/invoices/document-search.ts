import { sql } from 'kysely';
import { invoiceKinds } from '#domain/invoices/invoice-kinds.ts';
import type { TaxState } from '#domain/tax/states.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { beginWords, endOf, wordsOf } from '#domain/text/word-starts.ts';
import type { DocumentSearch, FoundDocument } from '#operations/ports/document-search.ts';
import { statesInUse } from '../engine/states-in-use.ts';
import type { Database } from '../engine/tables.ts';
import { searchedTexts, withWordsInText } from './among-newest.ts';
import { withBuyers } from './buyer-names.ts';
import { searchedWords, searchKeyOf, typedWords } from './invoice-words.ts';
import { newestOfTails } from './newest-of-tails.ts';

/** How much is read at most: entries of a word, and the newest documents when all words are common. */
type Limits = { few: number; newest: number };

/**
 * Finds documents of any kind and state. The result is complete when few documents have one of the words, when enough of
 * the newest documents have all of them, or when they begin few different names. Otherwise matches that are neither new
 * nor first in the alphabet may be missing: then further letters find them.
 */
export function openDocumentSearch(database: Database, limits: Limits = { few: 1_000, newest: 500 }): DocumentSearch {
  return {
    find: async (typed, count) => {
      const words = typedWords(typed);
      const states = await statesInUse(database);
      if (states.length === 0) return { exact: [], others: [] };
      const searching = { ...database, states };
      // Beside each other: on PostgreSQL each waits for its way there and back.
      const [exact, ...parts] = await Promise.all([
        documents(database, (row) =>
          row
            .where('kind', 'in', kinds)
            .where('tax_state', 'in', states)
            .where('number_key', '=', foldText(typed.trim())),
        ),
        counted(searching, words, count, limits),
        newest(searching, words, wordsOf(typed).join(' '), count, limits),
      ]);
      const found = new Set(parts.flat());
      const others = [...found].filter((seq) => !exact.some(({ issued_seq }) => issued_seq === seq)).slice(0, count);
      const rows = others.length === 0 ? [] : await documents(database, (row) => row.where('issued_seq', 'in', others));
      rows.sort((one, other) => others.indexOf(one.issued_seq) - others.indexOf(other.issued_seq));
      return { exact: exact.map(documentOf), others: rows.map(documentOf) };
    },
  };
}

/** The database, and the registrations that have documents. */
type Searching = Database & { states: readonly TaxState[] };

const kinds = [...invoiceKinds];

/** For a number alone the documents with just this counter: `42` means DL/26-27/0042 rather than DL/26-27/4217. */
async function counted(database: Searching, words: string[], count: number, { few }: Limits): Promise<number[]> {
  const [word = ''] = words;
  if (words.length > 1 || !/^\d+$/.test(word)) return [];
  // The word itself, or followed by a space: in a tail, nothing else sorts before the exclamation mark.
  const entries = entriesBetween(database, word, `${word}!`);
  const seqs = (await entries.limit(few + 1).execute()).map((row) => row.issued_seq);
  return seqs.length > few ? [] : seqs.sort(newestFirst).slice(0, count);
}

async function newest(
  database: Searching,
  words: string[],
  phrase: string,
  count: number,
  limits: Limits,
): Promise<number[]> {
  if (words.length === 0) return [];
  const start = phrase.slice(0, MAX_TAIL);
  const few = await fewBeginning(database, [...new Set([...words, start])], limits.few);
  const [seqs, ...others] = words.map((word) => few.get(word)).filter((each) => each instanceof Set);
  if (seqs) {
    const all = [...seqs].filter((seq) => others.every((other) => other.has(seq))).sort(newestFirst);
    return words.length === 1 ? all.slice(0, count) : fitting(database, words, all, count);
  }
  const [walked, beginning] = await Promise.all([
    amongNewest(database, words, count, limits.newest),
    few.get(start) ?? newestOfTails(database, start, count),
  ]);
  if (walked.length === count) return walked;
  return [...new Set([...walked, ...beginning])].sort(newestFirst).slice(0, count);
}

/**
 * The documents with a word that begins so, for each start; null when there are more than `few`. One statement: on
 * PostgreSQL each costs a round trip and a plan.
 */
async function fewBeginning(
  database: Searching,
  starts: string[],
  few: number,
): Promise<Map<string, Set<number> | null>> {
  // One text: a row for each entry takes PostgreSQL's driver longer than the search. No text of what is too much.
  const found = starts.map((start, place) => {
    const entries = entriesBetween(database, start, endOf(start));
    const all = sql`select coalesce(string_agg(cast(issued_seq as text), ' '), '') from ${entries.limit(few)} as entries`;
    return sql`case when not exists ${entries.offset(few).limit(1)} then (${all}) end`.as(`start${place}`);
  });
  const row = await database.read.selectNoFrom(found).executeTakeFirstOrThrow();
  const seqsOf = (text: string) => new Set(text.split(' ').filter(Boolean).map(Number));
  return new Map(
    starts.map((start, place) => {
      const text = row[`start${place}`];
      return [start, typeof text === 'string' ? seqsOf(text) : null];
    }),
  );
}

function entriesBetween({ read, states }: Searching, from: string, to: string) {
  return read
    .selectFrom('invoice_words')
    .select('issued_seq')
    .where('kind', 'in', kinds)
    .where('tax_state', 'in', states)
    .where('tail', '>=', from)
    .where('tail', '<', to);
}

/** The first `count` of the newest `most` documents that have all the words. */
async function amongNewest(database: Database, words: string[], count: number, most: number): Promise<number[]> {
  if (database.engine === 'postgres') {
    const newest = searchedTexts(database.read.selectFrom('invoices')).orderBy('issued_seq', 'desc').limit(most);
    const rows = await withWordsInText(database, newest, words, count);
    if (rows) return withWords(rows, words).slice(0, count);
  }
  const found: number[] = [];
  let last = Number.MAX_SAFE_INTEGER;
  for (const size of [Math.min(BATCH, most), most - BATCH]) {
    if (size <= 0 || found.length >= count) break;
    const rows = await searched(database)
      .where('issued_seq', '<', last)
      .orderBy('issued_seq', 'desc')
      .limit(size)
      .execute();
    found.push(...withWords(rows, words));
    last = rows.at(-1)?.issued_seq ?? 0;
  }
  return found.slice(0, count);
}

/** The first `count` of these documents that have all the words. Reads a few of them first, and no more than needed. */
async function fitting(database: Database, words: string[], seqs: number[], count: number): Promise<number[]> {
  const found: number[] = [];
  let from = 0;
  while (from < seqs.length && found.length < count) {
    const part = seqs.slice(from, from === 0 ? BATCH : from + LONG_BATCH);
    from += part.length;
    const rows = await searched(database).where('issued_seq', 'in', part).execute();
    found.push(...withWords(rows, words).sort(newestFirst));
  }
  return found.slice(0, count);
}

function searched({ read }: Database) {
  return withBuyers(read.selectFrom('invoices')).select((row) => [
    'issued_seq',
    'number',
    // The last columns of a document are far from the first ones on the disk: read only when needed.
    row.case().when('buyer_names.name', 'is', null).then(row.ref('search_key')).else('').end().as('search_key'),
  ]);
}

type Searched = { issued_seq: number; number: string; search_key: string; buyer: string | null };

function withWords(rows: Searched[], words: string[]): number[] {
  return rows.filter((row) => beginWords(words, searchedWords(searchKeyOf(row)))).map((row) => row.issued_seq);
}

type Documents = ReturnType<typeof allDocuments>;

function documents(database: Database, which: (rows: Documents) => Documents) {
  return which(allDocuments(database)).execute();
}

function allDocuments({ read }: Database) {
  return withBuyers(read.selectFrom('invoices')).select([
    'id',
    'issued_seq',
    'kind',
    'number',
    'date',
    'payable',
    'cancelled',
    'buyer_name',
  ]);
}

function documentOf(row: Awaited<ReturnType<typeof documents>>[number]): FoundDocument {
  return {
    id: row.id,
    kind: row.kind as FoundDocument['kind'],
    number: row.number,
    buyer: row.buyer ?? row.buyer_name,
    date: row.date,
    payable: row.payable,
    cancelled: row.cancelled === 1,
  };
}

function newestFirst(one: number, other: number) {
  return other - one;
}

/** So many documents are read at first, and further ones. */
const BATCH = 100;
const LONG_BATCH = 450;
/** So many characters of a tail are stored. */
const MAX_TAIL = 40;
