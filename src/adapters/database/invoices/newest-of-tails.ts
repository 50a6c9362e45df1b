import { sql } from 'kysely';
import { type InvoiceKind, invoiceKinds } from '#domain/invoices/invoice-kinds.ts';
import { taxStates } from '#domain/tax/states.ts';
import { endOf } from '#domain/text/word-starts.ts';
import type { Database } from '../engine/tables.ts';

/** So many different tails of a kind and state are read at most. */
const TAILS = 60;

type Place = { kind: InvoiceKind; taxState: string };
type Tail = Place & { tail: string; newest: number };

/**
 * The newest `count` documents with a tail that begins with `start`, of the first 60 different tails of each kind and state.
 * Jumps from one tail to the next: a buyer with many documents costs no more than one with a single document.
 */
export async function newestOfTails(database: Database, start: string, count: number): Promise<number[]> {
  const tails = (await Promise.all(places.map((place) => tailsOf(database, place, start)))).flat();
  // The newest documents have the tails whose newest documents are the newest.
  const best = tails.sort((one, other) => other.newest - one.newest).slice(0, count);
  const seqs = await Promise.all(best.map((tail) => documentsOf(database, tail, count)));
  return [...new Set(seqs.flat())].sort((one, other) => other - one).slice(0, count);
}

const places: Place[] = invoiceKinds.flatMap((kind) => Object.keys(taxStates).map((taxState) => ({ kind, taxState })));

async function tailsOf({ read }: Database, { kind, taxState }: Place, start: string): Promise<Tail[]> {
  const words = sql`invoice_words where kind = ${kind} and tax_state = ${taxState}`;
  const { rows } = await sql<{ tail: string; newest: number }>`
    with recursive tails (tail, place) as (
      select (select min(tail) from ${words} and tail >= ${start} and tail < ${endOf(start)}), 1
      union all
      select (select min(tail) from ${words} and tail > tails.tail and tail < ${endOf(start)}), place + 1
      from tails where tail is not null and place < ${TAILS}
    )
    select tail, (select max(issued_seq) from ${words} and tail = tails.tail) as newest
    from tails where tail is not null`.execute(read);
  return rows.map((row) => ({ ...row, kind, taxState }));
}

async function documentsOf({ read }: Database, { kind, taxState, tail }: Tail, count: number): Promise<number[]> {
  const rows = await read
    .selectFrom('invoice_words')
    .select('issued_seq')
    .where('kind', '=', kind)
    .where('tax_state', '=', taxState)
    .where('tail', '=', tail)
    .orderBy('issued_seq', 'desc')
    .limit(count)
    .execute();
  return rows.map((row) => row.issued_seq);
}
