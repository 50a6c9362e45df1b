import { beginWords } from '#domain/text/word-starts.ts';
import type { InvoiceFilter } from '#operations/ports/invoices.ts';
import { issueBlock } from '../engine/issue-block.ts';
import type { Database } from '../engine/tables.ts';
import { withBuyerNames } from './buyer-names.ts';
import { blocksOf } from './day-totals.ts';
import { searchedWords, searchKeyOf } from './invoice-words.ts';
import { invoicesFromRows } from './invoices-from-rows.ts';
import { matching } from './matching.ts';
import { startingWith, withRareWord } from './word-entries.ts';

/** `newest`: so many of the newest documents are read first. `listed`: up to so many with a word are listed. `walked`: else so many of the newest are read. */
type Limits = { newest: number; listed: number; walked: number };

const LIMITS: Limits = { newest: 200, listed: 10_000, walked: 4_000 };

/** A part of the list: `size` documents that are older than `below`, without the first `skip`. */
type Part = { below: number; skip: number; size: number };

/**
 * The documents whose number and buyer have words that begin with the typed ones, newest first. Reads no more than it needs:
 * a few of the newest documents, then those with a rare word, or more of the newest ones while all words are common. Only
 * when that finds too few, the database intersects the words of all documents.
 */
export async function findByWords(
  database: Database,
  filter: InvoiceFilter,
  words: string[],
  { below, skip, size }: Part,
  limits = LIMITS,
) {
  const wanted = skip + size;
  // Most words of a search are common: the newest documents then have enough, and nothing need be counted.
  const seqs =
    (await amongNewest(database, filter, words, below, wanted, limits.newest)) ??
    (await amongAll(database, filter, words, below, wanted, limits));
  const shown = seqs.slice(skip, wanted);
  if (shown.length === 0) return [];
  const rows = await withBuyerNames(database.read.selectFrom('invoices'))
    .selectAll('invoices')
    .where('issued_seq', 'in', shown)
    .orderBy('issued_seq', 'desc')
    .execute();
  return invoicesFromRows(database, rows);
}

async function amongAll(
  database: Database,
  filter: InvoiceFilter,
  words: string[],
  below: number,
  wanted: number,
  { listed, walked }: Limits,
): Promise<number[]> {
  const rare = await withRareWord(database, filter, words, listed);
  if (rare) {
    const older = rare.filter((seq) => seq < below);
    return amongListed(database, filter, words, older, wanted);
  }
  return (
    (await amongNewest(database, filter, words, below, wanted, walked)) ??
    (await intersected(database, filter, words, below, wanted))
  );
}

async function amongListed(
  database: Database,
  filter: InvoiceFilter,
  words: string[],
  listed: number[],
  wanted: number,
): Promise<number[]> {
  const found: number[] = [];
  for (let from = 0; from < listed.length && found.length < wanted; from += BATCH) {
    const rows = await searched(database, filter)
      .where('issued_seq', 'in', listed.slice(from, from + BATCH))
      .execute();
    found.push(...fitting(rows, words));
  }
  return found;
}

/** Null when the newest `most` documents do not have that many. */
async function amongNewest(
  database: Database,
  filter: InvoiceFilter,
  words: string[],
  below: number,
  wanted: number,
  most: number,
): Promise<number[] | null> {
  const found: number[] = [];
  const { lowest, highest } = await boundsOf(database, filter);
  let last = Math.min(below, highest);
  let part = BATCH;
  for (let walked = 0; walked < most; walked += part) {
    // While few of them fit, each further part is twice as long: on PostgreSQL each costs a round trip and a plan. On
    // SQLite nobody else is answered while one is read.
    if (walked > 0) part = Math.min(2 * part, LONGEST);
    const rows = await searched(database, filter)
      .where('issued_seq', '>=', lowest)
      .where('issued_seq', '<', last)
      .limit(part)
      .execute();
    found.push(...fitting(rows, words));
    if (found.length >= wanted || rows.length < part) return found;
    last = rows.at(-1)?.issued_seq ?? last;
  }
  return null;
}

/** Where in the order of issue documents of these dates are. */
async function boundsOf(database: Database, filter: InvoiceFilter): Promise<{ lowest: number; highest: number }> {
  if (!filter.from && !filter.to) return { lowest: 0, highest: Number.MAX_SAFE_INTEGER };
  const blocks = await blocksOf(database, filter);
  return { lowest: (blocks.at(-1)?.block ?? 0) * issueBlock, highest: ((blocks[0]?.block ?? -1) + 1) * issueBlock };
}

async function intersected(
  database: Database,
  filter: InvoiceFilter,
  [first = '', ...rest]: string[],
  below: number,
  wanted: number,
): Promise<number[]> {
  const rows = await matching(database, filter)
    .select('issued_seq')
    .where('issued_seq', '<', below)
    // One list: with a condition for each word, the database could check each document again for each word.
    .where('issued_seq', 'in', (from) =>
      rest.reduce((all, word) => all.intersect(startingWith(from, filter, word)), startingWith(from, filter, first)),
    )
    .orderBy('issued_seq', 'desc')
    .limit(wanted)
    .execute();
  return rows.map((row) => row.issued_seq);
}

/** What the words are compared with, newest first. */
export function searched(database: Database, filter: InvoiceFilter) {
  return withBuyerNames(matching(database, filter))
    .select((row) => [
      'issued_seq',
      'number',
      // This column is far from the first ones on the disk: it is read only when needed.
      row.case().when('buyer_names.name', 'is', null).then(row.ref('search_key')).else('').end().as('search_key'),
    ])
    .orderBy('issued_seq', 'desc');
}

type Searched = { issued_seq: number; number: string; search_key: string; buyer: string | null };

function fitting(rows: Searched[], words: string[]): number[] {
  return rows.filter((row) => fits(row, words)).map((row) => row.issued_seq);
}

/** Whether each word begins a word of the document's number or buyer. */
export function fits(row: Searched, words: string[]): boolean {
  return beginWords(words, searchedWords(searchKeyOf(row)));
}

/** Documents read at once (`BATCH`), and the most (`LONGEST`) while few of them fit. */
const BATCH = 200;
const LONGEST = 800;
