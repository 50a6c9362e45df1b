import { setImmediate } from 'node:timers/promises';
import { addDays } from '#domain/calendar/indian-date.ts';
import { monthOf, periodDays } from '#domain/returns/period.ts';
import type { ReturnDocument } from '#domain/returns/return-document.ts';
import { ABROAD } from '#domain/tax/line-places.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { Database } from '../engine/tables.ts';
import { newestLine } from './read-return-documents.ts';
import { returnDocuments } from './return-documents.ts';

const BATCH = 500;

/**
 * The valid documents of a registration from a day on that may need an IRN and have none, as they stand now. A month at a time: each
 * statement is short, and other requests run between two of them.
 */
export async function* readWithoutIrn(
  { read }: Database,
  taxState: TaxState,
  from: string,
): AsyncGenerator<ReturnDocument> {
  const line = await newestLine(read);
  const first = await endOf(read, taxState, from, 'asc');
  const last = await endOf(read, taxState, from, 'desc');
  for (let start = first ?? ''; last !== null && start <= last; ) {
    const end = periodDays(monthOf(start)).to;
    const seqs = await numbersWithoutIrn(read, taxState, start, end);
    for (let next = 0; next < seqs.length; next += BATCH) {
      yield* await returnDocuments(read, seqs.slice(next, next + BATCH), line);
      await setImmediate();
    }
    start = addDays(end, 1);
    await setImmediate();
  }
}

/** The day of the first or the last document from a day on. */
async function endOf(read: Database['read'], taxState: TaxState, from: string, order: 'asc' | 'desc') {
  const row = await read
    .selectFrom('return_facts')
    .select('date')
    .where('tax_state', '=', taxState)
    .where('date', '>=', from)
    .orderBy('date', order)
    .limit(1)
    .executeTakeFirst();
  return row?.date ?? null;
}

/** A registered buyer, one abroad, or something that staff added, which can be a GSTIN. */
async function numbersWithoutIrn(read: Database['read'], taxState: TaxState, from: string, to: string) {
  const rows = await read
    .selectFrom('return_facts')
    .innerJoin('invoices', 'invoices.id', 'return_facts.document')
    .select('return_facts.issued_seq')
    .where('return_facts.tax_state', '=', taxState)
    .where('return_facts.date', '>=', from)
    .where('return_facts.date', '<=', to)
    .where('invoices.cancelled', '=', 0)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('return_facts.gstin', '!=', ''),
        eb('return_facts.place', '=', ABROAD),
        exists(
          selectFrom('supplements')
            .select('supplements.line')
            .whereRef('supplements.document', '=', 'return_facts.document'),
        ),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('einvoices')
            .leftJoin('irn_cancellations', 'irn_cancellations.document', 'einvoices.document')
            .select('einvoices.line')
            .whereRef('einvoices.document', '=', 'return_facts.document')
            .where('irn_cancellations.document', 'is', null),
        ),
      ),
    )
    .orderBy('return_facts.issued_seq')
    .execute();
  return rows.map(({ issued_seq }) => issued_seq);
}
