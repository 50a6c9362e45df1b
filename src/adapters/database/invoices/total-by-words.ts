import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { endOf } from '#domain/text/word-starts.ts';
import type { InvoiceFilter, InvoiceTotalsFound } from '#operations/ports/invoices.ts';
import { issueBlock } from '../engine/issue-block.ts';
import type { Database } from '../engine/tables.ts';
import { fits, searched } from './among-newest.ts';
import { blocksOf, daysOf, exactSums, figures, sumOf, sumsFrom } from './day-totals.ts';
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
  few = FEW,
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
  if (database.engine === 'postgres') return totalOfAll(database, filter, holding(database, filter, words));
  const found = await holdingAll(database, filter, words, signal);
  const kept = await keptOfBlocks(database, filter);
  let total = totalOf([]);
  for (const block of found.blocks()) {
    await pause(signal);
    const marks = found.marksOf(block);
    const ofAll = kept.get(block);
    // Where each document of a block has the words, its kept sums are what was asked for.
    const isWhole = ofAll !== undefined && marks.reduce((sum, mark) => sum + mark, 0) === ofAll.documents;
    total = added(total, isWhole ? ofAll : await totalOfAll(database, filter, marked(block, marks)));
  }
  return total;
}

/** On PostgreSQL the documents that have all the words are a condition of one statement. */
function holding(database: Database, filter: InvoiceFilter, words: string[]): RawBuilder<boolean> {
  const each = words.map(
    (word) => sql`select issued_seq from (${startingWith(database.read, filter, word)}) as entries`,
  );
  // Concealed from the planner: looked up one by one, documents are read where the index has all.
  return sql`issued_seq + 0 in (${sql.join(each, sql` intersect `)})`;
}

/** On SQLite those of a block, walked in their order: each looked up by itself would take ten times as long. */
function marked(block: number, marks: Uint8Array): RawBuilder<boolean> {
  const first = block * issueBlock;
  return sql`issued_seq >= ${first} and issued_seq < ${first + issueBlock}
    and substr(${Buffer.from(marks)}, issued_seq - ${sql.lit(first - 1)}, 1) = x'01'`;
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
  const { round_off, ...rest } = Object.fromEntries(figures.map((name) => [name, BigInt(row[name] ?? 0)])) as Record<
    (typeof figures)[number],
    bigint
  >;
  return { count: Number(row.count), sums: { ...rest, roundOff: round_off } };
}

type Kept = InvoiceTotalsFound & {
  /** All of the block, whatever the dates, cancelled ones too. */
  documents: number;
};

/** What the totals of days know of each block of the order of issue. */
async function keptOfBlocks(database: Database, filter: InvoiceFilter): Promise<Map<number, Kept>> {
  const all = await blocksOf(database, { ...filter, from: '', to: '', withCancelled: true });
  const documents = new Map(all.map(({ block, count }) => [block, count]));
  const rows = await daysOf(database, filter)
    .select(['block', wholeSum('standing'), wholeSum('cancelled')])
    .select(exactSums)
    .groupBy('block')
    .execute();
  return new Map(
    rows.map(({ block, standing, cancelled, ...halves }) => [
      block,
      {
        documents: documents.get(block) ?? 0,
        count: standing + (filter.withCancelled ? cancelled : 0),
        sums: sumsFrom(halves),
      },
    ]),
  );
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
): Promise<Bits> {
  const last = await database.read
    .selectFrom('invoices')
    .select('issued_seq')
    .where('kind', '=', filter.kind)
    .where('tax_state', '=', filter.taxState)
    .orderBy('issued_seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const sets: Bits[] = [];
  for (const word of words) {
    const set = new Bits(last?.issued_seq ?? 0);
    for await (const seqs of entriesOf(database, filter, word, signal)) for (const seq of seqs) set.add(seq);
    sets.push(set);
  }
  return sets.reduce((all, set) => all.and(set));
}

/** On SQLite, as one text for each batch: a row for each entry would take most of the time. */
async function* entriesOf(
  { read }: Database,
  { kind, taxState }: InvoiceFilter,
  word: string,
  signal: AbortSignal | undefined,
): AsyncIterable<number[]> {
  let last = { tail: word, seq: 0 };
  for (;;) {
    await pause(signal);
    const { rows } = await sql<{ seqs: string | null; tail: string | null }>`
      select group_concat(issued_seq) as seqs, max(tail) as tail from (
        select tail, issued_seq from invoice_words
        where kind = ${kind} and tax_state = ${taxState} and (tail, issued_seq) > (${last.tail}, ${last.seq})
          and tail < ${endOf(word)}
        order by tail, issued_seq limit ${BATCH})`.execute(read);
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

/** A set of documents by their `issued_seq`: one bit each, because a word may be in a million of them. */
class Bits {
  readonly #bytes: Uint8Array;

  constructor(highest: number, bytes = new Uint8Array(Math.floor(highest / 8) + 1)) {
    this.#bytes = bytes;
  }

  add(seq: number): void {
    const byte = seq >>> 3;
    if (byte < this.#bytes.length) this.#bytes[byte] = (this.#bytes[byte] ?? 0) | (1 << (seq & 7));
  }

  has(seq: number): boolean {
    return ((this.#bytes[seq >>> 3] ?? 0) & (1 << (seq & 7))) !== 0;
  }

  /** A byte for each document of a block of the order of issue: 1 for those that are in it. */
  marksOf(block: number): Uint8Array {
    const marks = new Uint8Array(issueBlock);
    // A loop: `Uint8Array.from` takes ten times as long, for each block.
    for (let index = 0; index < issueBlock; index += 1) if (this.has(block * issueBlock + index)) marks[index] = 1;
    return marks;
  }

  and(other: Bits): Bits {
    return new Bits(
      0,
      this.#bytes.map((byte, index) => byte & (other.#bytes[index] ?? 0)),
    );
  }

  /** The blocks of the order of issue that have one. */
  blocks(): number[] {
    const perBlock = issueBlock / 8;
    const count = Math.ceil(this.#bytes.length / perBlock);
    return Array.from({ length: count }, (_, block) => block).filter((block) =>
      this.#bytes.subarray(block * perBlock, (block + 1) * perBlock).some((byte) => byte > 0),
    );
  }
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
