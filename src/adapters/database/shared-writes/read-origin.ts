import type { InvoicedRow, OriginFacts } from '#domain/documents/origin-facts.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { Database, Transacting } from '../engine/tables.ts';

type From = Database['read'] | Transacting;

/** What a document can be made from, by its id; null when neither a document nor an enquiry has it. */
export async function readOrigin(from: From, id: string): Promise<OriginFacts | null> {
  const row = await from
    .selectFrom('invoices')
    .select(['kind', 'tax_state', 'number', 'draft', 'cancelled'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row)
    return {
      kind: 'document',
      id,
      documentKind: row.kind as InvoiceKind,
      taxState: row.tax_state as TaxState,
      number: row.number,
      draft: JSON.parse(row.draft),
      isCancelled: row.cancelled === 1,
      isDeclined: (await readDecline(from, id)) !== null,
      invoiced: await readInvoiced(from, id),
      cameBack: row.kind === 'challan' ? await readCameBack(from, id) : [],
    };
  const enquiry = await from.selectFrom('callbacks').select('received_at').where('id', '=', id).executeTakeFirst();
  return enquiry ? { kind: 'enquiry', id, receivedAt: enquiry.received_at } : null;
}

/** For each row of a pro-forma or a challan, how much of it valid invoices hold. */
export async function readInvoiced(from: From, id: string): Promise<InvoicedRow[]> {
  return (await readInvoicedOf(from, [id])).get(id) ?? [];
}

/** The same of several documents, by their ids; one of which nothing is invoiced is left out. */
export async function readInvoicedOf(from: From, ids: string[]): Promise<Map<string, InvoicedRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await from
    .selectFrom('row_origins')
    .innerJoin('invoices', 'invoices.id', 'row_origins.document')
    .select(['origin as of', 'origin_row as row', 'quantity'])
    .where('origin', 'in', ids)
    .where('cancelled', '=', 0)
    .execute();
  return sumByRow(rows);
}

function sumByRow(rows: (InvoicedRow & { of: string })[]): Map<string, InvoicedRow[]> {
  const sums = [...Map.groupBy(rows, ({ of }) => of)].map(([of, own]) => {
    const each = [...Map.groupBy(own, ({ row }) => row)];
    return [of, each.map(([row, all]) => ({ row, quantity: all.reduce((sum, { quantity }) => sum + quantity, 0) }))];
  });
  return new Map(sums as [string, InvoicedRow[]][]);
}

/** For each row of a challan, how much of it came back. */
export async function readCameBack(from: From, id: string): Promise<InvoicedRow[]> {
  return (await readCameBackOf(from, [id])).get(id) ?? [];
}

/** The same of several challans, by their ids; one of which nothing came back is left out. */
export async function readCameBackOf(from: From, ids: string[]): Promise<Map<string, InvoicedRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await from
    .selectFrom('came_back')
    .select(['document as of', 'row', 'quantity'])
    .where('document', 'in', ids)
    .execute();
  return sumByRow(rows);
}

/** Why a pro-forma was declined or a challan closed; null when it is not. */
export async function readDecline(from: From, id: string): Promise<{ reason: string; at: string; by: string } | null> {
  const last = await from
    .selectFrom('declines')
    .select(['declined', 'reason', 'at', 'by'])
    .where('document', '=', id)
    .orderBy('line', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.declined === 1 ? { reason: last.reason, at: last.at, by: last.by } : null;
}
