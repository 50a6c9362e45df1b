import { type SelectQueryBuilder, sql } from 'kysely';
import { beginWords } from '#domain/text/word-starts.ts';
import type { InvoiceFilter } from '#operations/ports/invoices.ts';
import { issueBlock } from '../engine/issue-block.ts';
import type { Database, Tables } from '../engine/tables.ts';
import { withBuyers } from './buyer-names.ts';
import { blocksOf } from './day-totals.ts';
import { searchedWords, searchKeyOf } from './invoice-words.ts';
import { matching } from './matching.ts';

/** `enough`: these are all that were wanted, or all that there are. */
type Found = { found: number[]; enough: boolean };

/** The first `wanted` documents with the words among the newest `most`, newest first. */
export async function amongNewest(
  database: Database,
  filter: InvoiceFilter,
  words: string[],
  below: number,
  wanted: number,
  most: number,
): Promise<Found> {
  const { lowest, highest } = await boundsOf(database, filter);
  const part = { lowest, below: Math.min(below, highest), wanted, most };
  return database.engine === 'postgres'
    ? inOneStatement(database, filter, words, part)
    : inParts(database, filter, words, part);
}

type Part = { lowest: number; below: number; wanted: number; most: number };

async function inParts(
  database: Database,
  filter: InvoiceFilter,
  words: string[],
  { lowest, below, wanted, most }: Part,
): Promise<Found> {
  const found: number[] = [];
  let last = below;
  let size = SHORTEST;
  for (let walked = 0; walked < most; walked += size) {
    // While few of them fit, each further part is twice as long. On SQLite nobody else is answered while one is read.
    if (walked > 0) size = Math.min(2 * size, LONGEST);
    const rows = await searched(database, filter)
      .where('issued_seq', '>=', lowest)
      .where('issued_seq', '<', last)
      .limit(size)
      .execute();
    found.push(...seqsThatFit(rows, words));
    if (found.length >= wanted || rows.length < size) return { found, enough: true };
    last = rows.at(-1)?.issued_seq ?? last;
  }
  return { found, enough: false };
}

async function inOneStatement(database: Database, filter: InvoiceFilter, words: string[], part: Part): Promise<Found> {
  const { lowest, below, wanted, most } = part;
  const newest = searchedTexts(matching(database, filter))
    .where('issued_seq', '>=', lowest)
    .where('issued_seq', '<', below)
    .orderBy('issued_seq', 'desc')
    .limit(most);
  const rows = await withWordsInText(database, newest, words, wanted);
  if (!rows) return inParts(database, filter, words, part);
  const found = seqsThatFit(rows, words);
  return { found, enough: found.length >= wanted };
}

/** What PostgreSQL compares with words, and what says whether it may. */
export function searchedTexts(documents: SelectQueryBuilder<Tables, 'invoices', object>) {
  return withBuyers(documents).select(['issued_seq', 'number', 'search_key', 'buyer_name']);
}

/**
 * The first of these rows that have the words, and a few more, newest first. PostgreSQL walks and compares by itself: each part
 * would cost a round trip and a plan, and each row its way here. A row that has another name than at its issue is always
 * compared here, as its stored text is that of an earlier release; null when those take the room of what is `wanted`.
 */
export async function withWordsInText(
  { read }: Pick<Database, 'read'>,
  newest: ReturnType<typeof searchedTexts>,
  words: string[],
  wanted: number,
): Promise<Searched[] | null> {
  // The position is found faster than the pattern, which few texts then need.
  const each = words.map((word) => sql`strpos(search_key, ${word}) > 0 and search_key ~ ${`(^|[^0-9A-Z])0*${word}`}`);
  const rows = await read
    .selectFrom(newest.as('newest'))
    .select(['issued_seq', 'number', 'search_key', 'buyer'])
    .where(sql<boolean>`(buyer is distinct from buyer_name or (${sql.join(each, sql` and `)}))`)
    .orderBy('issued_seq', 'desc')
    .limit(wanted + SPARE)
    .execute();
  const isCut = rows.length === wanted + SPARE && seqsThatFit(rows, words).length < wanted;
  return isCut ? null : rows;
}

/** Where in the order of issue documents of these dates are. */
async function boundsOf(database: Database, filter: InvoiceFilter): Promise<{ lowest: number; highest: number }> {
  if (!filter.from && !filter.to) return { lowest: 0, highest: Number.MAX_SAFE_INTEGER };
  const blocks = await blocksOf(database, filter);
  return { lowest: (blocks.at(-1)?.block ?? 0) * issueBlock, highest: ((blocks[0]?.block ?? -1) + 1) * issueBlock };
}

/** What the words are compared with, newest first. */
export function searched(database: Database, filter: InvoiceFilter) {
  return withBuyers(matching(database, filter))
    .select((row) => [
      'issued_seq',
      'number',
      // This column is far from the first ones on the disk: it is read only when needed.
      row.case().when('buyer_names.name', 'is', null).then(row.ref('search_key')).else('').end().as('search_key'),
    ])
    .orderBy('issued_seq', 'desc');
}

type Searched = { issued_seq: number; number: string; search_key: string; buyer: string | null };

export function seqsThatFit(rows: Searched[], words: string[]): number[] {
  return rows.filter((row) => fits(row, words)).map((row) => row.issued_seq);
}

/** Whether each word begins a word of the document's number or buyer. */
export function fits(row: Searched, words: string[]): boolean {
  return beginWords(words, searchedWords(searchKeyOf(row)));
}

/** Documents read at once, at first and at most. */
const SHORTEST = 200;
const LONGEST = 800;
/** More than are wanted, because a few of them may not fit. */
const SPARE = 5;
