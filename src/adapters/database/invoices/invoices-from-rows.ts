import type { Selectable } from 'kysely';
import type { CancelReason } from '#domain/invoices/cancel-reason.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import type { Database, Tables } from '../engine/tables.ts';
import { invoiceFromRow } from './invoice-row.ts';

/** The documents of these rows, in their order, with the reasons of the cancelled ones and the frozen places. */
export async function invoicesFromRows(
  { read }: Pick<Database, 'read'>,
  rows: (Selectable<Tables['invoices']> & { buyer?: string | null })[],
): Promise<IssuedInvoice[]> {
  const cancelled = rows.filter((row) => row.cancelled === 1).map(({ id }) => id);
  const reasons =
    cancelled.length === 0
      ? []
      : await read.selectFrom('cancellations').selectAll().where('invoice_id', 'in', cancelled).execute();
  const becauseOf = new Map(
    reasons.map(({ invoice_id, reason, why }) => [invoice_id, { reason, why } as CancelReason]),
  );
  const taxed = rows.filter(({ kind }) => kind !== 'pro').map(({ id }) => id);
  const facts =
    taxed.length === 0
      ? []
      : await read.selectFrom('return_facts').select(['document', 'place']).where('document', 'in', taxed).execute();
  const placeOf = new Map(facts.map(({ document, place }) => [document, place]));
  return rows.map((row) => invoiceFromRow(row, undefined, becauseOf.get(row.id) ?? null, placeOf.get(row.id) ?? null));
}
