import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import type { Descendant } from '#operations/ports/documents.ts';
import type { Database } from '../engine/tables.ts';

/** What was made from documents and enquiries, the oldest first: by their origin, and the credit notes of invoices. */
export async function descendantsOf(read: Database['read'], ids: string[]): Promise<Descendant[]> {
  if (ids.length === 0) return [];
  const columns = ['id', 'kind', 'number', 'date', 'payable', 'cancelled', 'issued_seq'] as const;
  const made = await read
    .selectFrom('document_origins')
    .innerJoin('invoices', 'invoices.id', 'document_origins.document')
    .select(['id', 'invoices.kind', 'number', 'date', 'payable', 'cancelled', 'issued_seq', 'origin as of'])
    .where('origin', 'in', ids)
    .execute();
  const notes = await read
    .selectFrom('invoices')
    .select([...columns, 'original_id as of'])
    .where('original_id', 'in', ids)
    .execute();
  const rows = await rowsOf(read, ids);
  return [...made, ...notes]
    .sort((one, other) => one.issued_seq - other.issued_seq)
    .map(({ issued_seq: _, kind, cancelled, of, ...document }) => ({
      ...document,
      kind: kind as InvoiceKind,
      cancelled: cancelled === 1,
      of: of ?? '',
      rows: rows.get(document.id) ?? [],
    }));
}

async function rowsOf(read: Database['read'], origins: string[]) {
  const rows = await read
    .selectFrom('row_origins')
    .select(['document', 'origin_row as row', 'quantity'])
    .where('origin', 'in', origins)
    .orderBy('document')
    .orderBy('row_origins.row')
    .execute();
  const byDocument = Map.groupBy(rows, ({ document }) => document);
  return new Map([...byDocument].map(([id, each]) => [id, each.map(({ row, quantity }) => ({ row, quantity }))]));
}
