import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { endOf } from '#domain/text/word-starts.ts';
import type { InvoiceFilter, InvoiceTotalsFound } from '#operations/ports/invoices.ts';
import { issueBlock } from '../engine/issue-block.ts';
import type { Database } from '../engine/tables.ts';
import { fits, searched } from './among-newest.ts';
import { daysOf, exactSums, figures, namedSums, sumOf, sumsFrom } from './day-totals.ts';
import { FoundDocuments } from './found-documents.ts';
import { KEPT_BLOCKS, totalInMemory } from './kept-columns.ts';
import { matching } from './matching.ts';
import { startingWith, withRareWord } from './word-entries.ts';

/** Up to this number of documents with a word, the documents themselves are read. */
const FEW = 500;
/** Entries read at once: SQLite blocks other requests for a few milliseconds at most. */
const BATCH = 4_000;

/**
 * How many documents the words find, and their sums. It reads in batches, with room for other requests between them, and
 * ends when `signal` aborts: nobody waits for it any more.
 */
export async function totalByWords(
  database: Database,
  filter: InvoiceFilter,
  words: string[],
  signal?: AbortSignal,
  { few = FEW, inMemory = KEPT_BLOCKS } = {},
): Promise<InvoiceTotalsFound> {
  const listed = await withRareWord(database, filter, words, few);
  if (listed?.length === 0) return totalOf([]);
  if (listed) {
    const rows = await searched(database, filter)
      .select(['cancelled', ...figures])
      .where('issued_seq', 'in', listed)
      .execute();
    return totalOf(rows.filter((row) => fits(row, words)));
  }
  await pause(signal);
  const blocks = await blocksWithin(database, filter);
  const isLarge = blocks.length > inMemory;
  if (isLarge && database.engine === 'postgres') return totalOfAll(database, filter, holding(database, filter, words));
  const found = await holdingAll(database, filter, words, signal);
  let total = totalOf([]);
  for (const { isWithin, all, ...part } of blocks) {
    const count = found.countIn(part.block);
    if (count === 0) continue;
    await pause(signal);
    // Where each document of a block has the words, its kept sums are what was asked for.
    if (isWithin && count === part.documents) total = added(total, all);
    else if (isLarge) total = added(total, await totalOfAll(database, filter, marked(part.block, found)));
    else total = added(total, await totalInMemory(database, filter, part, found));
  }
  return total;
}

/** On PostgreSQL, of a large shop, the documents that have all the words are a condition of one statement. */
function holding(database: Database, filter: InvoiceFilter, words: string[]): RawBuilder<boolean> {
  const each = words.map(
    (word) => sql`select issued_seq from (${startingWith(database.read, filter, word)}) as entries`,
  );
  // Concealed from the planner: looked up one by one, documents are read where the index has all.
  return sql`issued_seq + 0 in (${sql.join(each, sql` intersect `)})`;
}

/** On SQLite, of a large shop, those of a block, walked in their order: each looked up by itself would take ten times as long. */
function marked(block: number, found: FoundDocuments): RawBuilder<boolean> {
  const first = block * issueBlock;
  return sql`issued_seq >= ${first} and issued_seq < ${first + issueBlock}
    and substr(${Buffer.from(found.marksOf(block))}, issued_seq - ${sql.lit(first - 1)}, 1) = x'01'`;
}

/** The documents of the filter among these, added up by the database. On SQLite no block comes to more than an integer has. */
async function totalOfAll(
  database: Database,
  filter: InvoiceFilter,
  among: RawBuilder<boolean>,
): Promise<InvoiceTotalsFound> {
  const row = await matching(database, filter)
    .select((document) => document.fn.countAll<number>().as('count'))
    .select(figures.map((name) => sql<string>`cast(sum(${sql.ref(name)} * (1 - cancelled)) as text)`.as(name)))
    .where(among)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), sums: namedSums((_, name) => BigInt(row[name] ?? 0)) };
}

type Block = {
  block: number;
  /** Another one as soon as a document of the block is issued or cancelled. */
  version: string;
  /** All of the block, whatever the dates, cancelled ones too. */
  documents: number;
  /** Whether the filter's dates have all of them. */
  isWithin: boolean;
  /** The sums of the whole block. */
  all: InvoiceTotalsFound;
};

/** What the totals of days know of each block of the order of issue that has days of the filter. */
async function blocksWithin(database: Database, filter: InvoiceFilter): Promise<Block[]> {
  const { from, to, withCancelled } = { ...filter, from: filter.from || '0', to: filter.to || '9999-12-31' };
  const rows = await daysOf(database, { ...filter, from: '', to: '' })
    .select(['block', wholeSum('standing'), wholeSum('cancelled')])
    .select(({ fn }) => [fn.min('date').as('first'), fn.max('date').as('last')])
    .select(exactSums)
    .groupBy('block')
    .execute();
  return rows
    .filter(({ first, last }) => first <= to && last >= from)
    .map(({ block, standing, cancelled, first, last, ...halves }) => ({
      ...{ block, version: JSON.stringify([standing, cancelled, halves]), documents: standing + cancelled },
      ...{ isWithin: first >= from && last <= to },
      all: { count: standing + (withCancelled ? cancelled : 0), sums: sumsFrom(halves) },
    }));
}

function wholeSum<Name extends 'standing' | 'cancelled'>(name: Name) {
  return sql<number>`cast(sum(${sql.ref(name)}) as bigint)`.as(name);
}

/** The documents that have all the words. */
async function holdingAll(
  database: Database,
  filter: InvoiceFilter,
  words: string[],
  signal: AbortSignal | undefined,
): Promise<FoundDocuments> {
  const sets: FoundDocuments[] = [];
  for (const word of words) {
    const set = new FoundDocuments();
    for await (const seqs of entriesOf(database, filter, word, signal)) for (const seq of seqs) set.add(seq);
    sets.push(set);
  }
  return sets.reduce((all, set) => all.and(set));
}

/** As one value for each batch: a row for each entry would take most of the time. PostgreSQL blocks nobody, and has one batch. */
async function* entriesOf(
  database: Database,
  filter: InvoiceFilter,
  word: string,
  signal: AbortSignal | undefined,
): AsyncIterable<Iterable<number>> {
  const { kind, taxState } = filter;
  if (database.engine === 'postgres') {
    // Four bytes each: as digits they would take the server a third more time.
    const { rows } = await sql<{ seqs: Buffer | null }>`
      select string_agg(int4send(issued_seq::int4), ''::bytea) as seqs
      from (${startingWith(database.read, filter, word)}) as entries`.execute(database.read);
    const bytes = rows[0]?.seqs ?? Buffer.alloc(0);
    const seqs = new Int32Array(bytes.length / 4);
    for (let index = 0; index < seqs.length; index += 1) seqs[index] = bytes.readInt32BE(index * 4);
    return yield seqs;
  }
  let last = { tail: word, seq: 0 };
  for (;;) {
    await pause(signal);
    const { rows } = await sql<{ seqs: string | null; tail: string | null }>`
      select group_concat(issued_seq) as seqs, max(tail) as tail from (
        select tail, issued_seq from invoice_words
        where kind = ${kind} and tax_state = ${taxState} and (tail, issued_seq) > (${last.tail}, ${last.seq})
          and tail < ${endOf(word)}
        order by tail, issued_seq limit ${BATCH})`.execute(database.read);
    // In the order of the rows: SQLite adds them one after the other.
    const seqs = JSON.parse(`[${rows[0]?.seqs ?? ''}]`) as number[];
    yield seqs;
    if (seqs.length < BATCH) return;
    last = { tail: rows[0]?.tail ?? '', seq: seqs.at(-1) ?? 0 };
  }
}

/** SQLite calls are synchronous: other requests run here. */
async function pause(signal: AbortSignal | undefined): Promise<void> {
  await setImmediate();
  signal?.throwIfAborted();
}

type Row = Parameters<typeof sumOf>[0][number] & { cancelled: number };

function totalOf(rows: Row[]): InvoiceTotalsFound {
  return { count: rows.length, sums: sumOf(rows.filter((row) => row.cancelled === 0)) };
}

function added(one: InvoiceTotalsFound, other: InvoiceTotalsFound): InvoiceTotalsFound {
  const names = Object.keys(one.sums) as (keyof InvoiceTotalsFound['sums'])[];
  const sums = Object.fromEntries(names.map((name) => [name, one.sums[name] + other.sums[name]]));
  return { count: one.count + other.count, sums: sums as InvoiceTotalsFound['sums'] };
}
