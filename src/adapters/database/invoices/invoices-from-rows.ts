import type { Selectable } from 'kysely';
import type { CancelReason } from '#domain/invoices/cancel-reason.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import type { Database, Tables } from '../engine/tables.ts';
import { invoiceFromRow } from './invoice-row.ts';

type Row = Selectable<Tables['invoices']> & { buyer?: string | null; place?: string | null };

/** The documents of these rows, in their order, with the reasons of the cancelled ones and their frozen places. */
export async function invoicesFromRows({ read }: Pick<Database, 'read'>, rows: Row[]): Promise<IssuedInvoice[]> {
  const cancelled = rows.filter((row) => row.cancelled === 1).map(({ id }) => id);
  const reasons =
    cancelled.length === 0
      ? []
      : await read.selectFrom('cancellations').selectAll().where('invoice_id', 'in', cancelled).execute();
  const becauseOf = new Map(
    reasons.map(({ invoice_id, reason, why }) => [invoice_id, { reason, why } as CancelReason]),
  );
  const placeOf = await placesOf(read, rows);
  return rows.map((row) => invoiceFromRow(row, undefined, becauseOf.get(row.id) ?? null, placeOf(row)));
}

/** Lists read the places with the rows; one document alone has them read here. */
async function placesOf(read: Database['read'], rows: Row[]): Promise<(row: Row) => string | null> {
  const ids = rows.filter(({ place }) => place === undefined).map(({ id }) => id);
  const facts =
    ids.length === 0
      ? []
      : await read.selectFrom('return_facts').select(['document', 'place']).where('document', 'in', ids).execute();
  const found = new Map(facts.map(({ document, place }) => [document, place]));
  return ({ id, place }) => (place === undefined ? (found.get(id) ?? null) : place);
}
