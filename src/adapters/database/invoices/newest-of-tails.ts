import { sql } from 'kysely';
import { invoiceKinds } from '#domain/invoices/invoice-kinds.ts';
import type { TaxState } from '#domain/tax/states.ts';
import { endOf } from '#domain/text/word-starts.ts';
import type { Database } from '../engine/tables.ts';

/** So many different tails of a kind and state are read at most. */
const TAILS = 60;

/** The database, and the registrations that have documents: one at least. */
type Searching = Database & { states: readonly TaxState[] };

/**
 * The newest `count` documents with a tail that begins with `start`, of the first 60 different tails of each kind and state.
 * Jumps from one tail to the next: a buyer with many documents costs no more than one with a single document.
 */
export async function newestOfTails({ read, states }: Searching, start: string, count: number): Promise<number[]> {
  const all = invoiceKinds.flatMap((kind) => states.map((state) => sql`select ${kind} as kind, ${state} as state`));
  const words = (place: string) =>
    sql`invoice_words where kind = ${sql.ref(`${place}.kind`)} and tax_state = ${sql.ref(`${place}.state`)}`;
  // One statement and one text: on PostgreSQL each statement costs a round trip and a plan, and each row its way here. `best`:
  // the newest documents have the tails whose newest documents are the newest.
  const { rows } = await sql<{ seqs: string | null }>`
    with recursive tails (kind, state, tail, place) as (
      select places.kind, places.state, (select min(tail) from ${words('places')}
        and tail >= ${start} and tail < ${endOf(start)}), 1
      from (${sql.join(all, sql` union all `)}) as places
      union all
      select kind, state, (select min(tail) from ${words('tails')}
        and tail > tails.tail and tail < ${endOf(start)}), place + 1
      from tails where tail is not null and place < ${TAILS}
    ),
    best as (
      select kind, state, tail, (select max(issued_seq) from ${words('tails')} and tail = tails.tail) as newest
      from tails where tail is not null order by newest desc limit ${count}
    )
    select string_agg((
      select string_agg(cast(issued_seq as text), ' ') from (
        select issued_seq from ${words('best')} and tail = best.tail order by issued_seq desc limit ${count}
      ) as newest
    ), ' ') as seqs from best`.execute(read);
  const seqs = (rows[0]?.seqs ?? '').split(' ').filter(Boolean).map(Number);
  return [...new Set(seqs)].sort((one, other) => other - one).slice(0, count);
}
