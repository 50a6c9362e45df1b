import { sql } from 'kysely';
import { type InvoiceKind, invoiceKinds } from '#domain/invoices/invoice-kinds.ts';
import type { TaxState } from '#domain/tax/states.ts';
import { endOf } from '#domain/text/word-starts.ts';
import type { Database } from '../engine/tables.ts';

/** So many different tails of a kind and state are read at most. */
const TAILS = 60;

/** The database, and the registrations that have documents: one at least. */
type Searching = Database & { states: readonly TaxState[] };

type Place = { kind: InvoiceKind; taxState: string };
type Tail = Place & { tail: string; newest: number };

/**
 * The newest `count` documents with a tail that begins with `start`, of the first 60 different tails of each kind and state.
 * Jumps from one tail to the next: a buyer with many documents costs no more than one with a single document.
 */
export async function newestOfTails(database: Searching, start: string, count: number): Promise<number[]> {
  const tails = await tailsOf(database, start);
  // The newest documents have the tails whose newest documents are the newest.
  const best = tails.sort((one, other) => other.newest - one.newest).slice(0, count);
  const [first, ...others] = best.map((tail) => documentsOf(database, tail, count));
  if (!first) return [];
  const rows = await others.reduce((all, other) => all.unionAll(other), first).execute();
  return [...new Set(rows.map((row) => row.issued_seq))].sort((one, other) => other - one).slice(0, count);
}

// One statement for all kinds and states: on PostgreSQL each statement costs a round trip and a plan.
async function tailsOf({ read, states }: Searching, start: string): Promise<Tail[]> {
  const all = invoiceKinds.flatMap((kind) => states.map((state) => sql`select ${kind} as kind, ${state} as state`));
  const words = (place: string) =>
    sql`invoice_words where kind = ${sql.ref(`${place}.kind`)} and tax_state = ${sql.ref(`${place}.state`)}`;
  const { rows } = await sql<Tail>`
    with recursive tails (kind, state, tail, place) as (
      select places.kind, places.state, (select min(tail) from ${words('places')}
        and tail >= ${start} and tail < ${endOf(start)}), 1
      from (${sql.join(all, sql` union all `)}) as places
      union all
      select kind, state, (select min(tail) from ${words('tails')}
        and tail > tails.tail and tail < ${endOf(start)}), place + 1
      from tails where tail is not null and place < ${TAILS}
    )
    select kind, state as "taxState", tail,
      (select max(issued_seq) from ${words('tails')} and tail = tails.tail) as newest
    from tails where tail is not null`.execute(read);
  return rows;
}

function documentsOf({ read }: Database, { kind, taxState, tail }: Tail, count: number) {
  const newest = read
    .selectFrom('invoice_words')
    .select('issued_seq')
    .where('kind', '=', kind)
    .where('tax_state', '=', taxState)
    .where('tail', '=', tail)
    .orderBy('issued_seq', 'desc')
    .limit(count);
  return read.selectFrom(newest.as('newest')).select('issued_seq');
}
