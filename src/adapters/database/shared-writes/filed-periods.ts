import type { Kysely, RawBuilder } from 'kysely';
import type { ClosedPeriods } from '#domain/returns/filing-problems.ts';
import type { Period } from '#domain/returns/period.ts';
import type { TaxState } from '#domain/tax/states.ts';
import { keptQuery } from '../engine/kept-query.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';

/** The filed period that a date falls into, which is closed to new documents; [] while it is open. An IFF closes nothing. */
const closedPeriod = keptQuery((database, { taxState, date }: { taxState: string; date: string }) =>
  periodClosedOn(database, taxState, date).select(['id', 'period']),
);

/** The filings that close a date. */
export function periodClosedOn(
  from: Pick<Kysely<Tables>, 'selectFrom'>,
  taxState: string | RawBuilder<string>,
  date: string | RawBuilder<string>,
) {
  return from
    .selectFrom('filings')
    .where('tax_state', '=', taxState)
    .where('from_date', '<=', date)
    .where('to_date', '>=', date)
    .where('form', '=', 'gstr1')
    .where('reopened_line', 'is', null);
}

/** The filing of that period. */
export async function closedFiling(transaction: Transacting, taxState: string, date: string): Promise<string | null> {
  const [closed] = await closedPeriod(transaction, { taxState, date });
  return closed?.id ?? null;
}

/** The periods that end on a day or later and are closed to new documents, by registration. */
export async function closedPeriods({ read }: Database, from: string): Promise<ClosedPeriods> {
  const rows = await read
    .selectFrom('filings')
    .select(['tax_state', 'period'])
    .where('to_date', '>=', from)
    .where('form', '=', 'gstr1')
    .where('reopened_line', 'is', null)
    .orderBy('from_date')
    .execute();
  const closed: ClosedPeriods = {};
  for (const { tax_state, period } of rows) {
    const state = tax_state as TaxState;
    closed[state] = [...(closed[state] ?? []), period];
  }
  return closed;
}

/** The filed period whose return reported a document; null while none has. */
export async function reportedPeriod(from: Database['read'] | Transacting, document: string): Promise<Period | null> {
  const row = await from
    .selectFrom('filed_documents')
    .innerJoin('filings', 'filings.id', 'filed_documents.filing')
    .select('period')
    .where('document', '=', document)
    .where('state', '=', 'reported')
    .where('reopened_line', 'is', null)
    .executeTakeFirst();
  return row?.period ?? null;
}
