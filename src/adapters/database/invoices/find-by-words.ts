import type { InvoiceFilter } from '#operations/ports/invoices.ts';
import type { Database } from '../engine/tables.ts';
import { amongNewest, searched, seqsThatFit } from './among-newest.ts';
import { withBuyersAndPlaces } from './buyer-names.ts';
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
  const seqs = await seqsWith(database, filter, words, below, wanted, limits);
  const shown = seqs.slice(skip, wanted);
  if (shown.length === 0) return [];
  const rows = await withBuyersAndPlaces(database.read.selectFrom('invoices'))
    .selectAll('invoices')
    .where('issued_seq', 'in', shown)
    .orderBy('issued_seq', 'desc')
    .execute();
  return invoicesFromRows(database, rows);
}

async function seqsWith(
  database: Database,
  filter: InvoiceFilter,
  words: string[],
  below: number,
  wanted: number,
  { newest, listed, walked }: Limits,
): Promise<number[]> {
  // Most words of a search are common: the newest documents then have enough, and nothing need be counted.
  const first = await amongNewest(database, filter, words, below, wanted, newest);
  if (first.enough) return first.found;
  // As many further on as among the newest would be enough.
  const isPromising = first.found.length * walked >= wanted * newest;
  for (const way of isPromising ? (['walk', 'list'] as const) : (['list', 'walk'] as const)) {
    if (way === 'walk') {
      const further = await amongNewest(database, filter, words, below, wanted, walked);
      if (further.enough) return further.found;
      continue;
    }
    const rare = await withRareWord(database, filter, words, listed);
    const older = rare?.filter((seq) => seq < below);
    if (older) return amongListed(database, filter, words, older, wanted);
  }
  return intersected(database, filter, words, below, wanted);
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
    found.push(...seqsThatFit(rows, words));
  }
  return found;
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

/** Documents read at once. */
const BATCH = 200;
