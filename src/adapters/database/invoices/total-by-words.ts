import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { endOf } from '#domain/text/word-starts.ts';
import type { InvoiceFilter, InvoiceTotalsFound } from '#operations/ports/invoices.ts';
import { issueBlock } from '../engine/issue-block.ts';
import type { Database } from '../engine/tables.ts';
import { fits, searched } from './among-newest.ts';
import { figures, sumOf } from './day-totals.ts';
import { matching } from './matching.ts';
import { withRareWord } from './word-entries.ts';

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
  const found = await holdingAll(database, filter, words, signal);
  let total = totalOf([]);
  for (const block of found.blocks()) {
    await pause(signal);
    const rows = await matching(database, filter)
      .select(['issued_seq', 'cancelled', ...figures])
      .where('issued_seq', '>=', block * issueBlock)
      .where('issued_seq', '<', (block + 1) * issueBlock)
      .execute();
    total = added(total, totalOf(rows.filter((row) => found.has(row.issued_seq))));
  }
  return total;
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

async function* entriesOf(
  { read }: Database,
  { kind, taxState }: InvoiceFilter,
  word: string,
  signal: AbortSignal | undefined,
): AsyncIterable<number[]> {
  let last = { tail: word, issued_seq: 0 };
  for (;;) {
    await pause(signal);
    const rows = await read
      .selectFrom('invoice_words')
      .select(['tail', 'issued_seq'])
      .where('kind', '=', kind)
      .where('tax_state', '=', taxState)
      .where(sql<boolean>`(tail, issued_seq) > (${last.tail}, ${last.issued_seq})`)
      .where('tail', '<', endOf(word))
      .orderBy('tail')
      .orderBy('issued_seq')
      .limit(BATCH)
      .execute();
    yield rows.map((row) => row.issued_seq);
    if (rows.length < BATCH) return;
    last = rows.at(-1) ?? last;
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
