import type { LedgerDocument, LedgerFilter, LedgerProForma } from '#operations/ports/customer-ledger.ts';
import type { Database } from '../engine/tables.ts';
import { besideLedger } from './beside-ledger.ts';

/** The newest standing pro-formas in the period of a ledger, with what came of them and the enquiries they answer. */
export async function proFormasOfLedger(read: Database['read'], filter: LedgerFilter): Promise<LedgerProForma[]> {
  const rows = await besideLedger(read, 'pro', filter).execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [invoiced, declined, enquiries] = await Promise.all([
    invoicedOf(read, ids),
    declinedOf(read, ids),
    enquiriesOf(read, ids),
  ]);
  return rows.map(({ id, tax_state, number, date, payable, draft }) => ({
    ...{ id, number, date, payable },
    kind: 'pro' as const,
    taxState: tax_state as LedgerDocument['taxState'],
    draft: JSON.parse(draft),
    invoiced: (invoiced.get(id) ?? []).map(({ row, quantity }) => ({ row, quantity })),
    isDeclined: declined.has(id),
    enquiry: enquiries.get(id) ?? null,
  }));
}

async function invoicedOf(read: Database['read'], ids: string[]) {
  const rows = await read
    .selectFrom('row_origins')
    .innerJoin('invoices', 'invoices.id', 'row_origins.document')
    .select(['origin', 'origin_row as row', 'quantity'])
    .where('origin', 'in', ids)
    .where('cancelled', '=', 0)
    .execute();
  return Map.groupBy(rows, ({ origin }) => origin);
}

/** The last line about a pro-forma says whether it is declined. */
async function declinedOf(read: Database['read'], ids: string[]): Promise<Set<string>> {
  const rows = await read
    .selectFrom('declines')
    .select(['document', 'declined'])
    .where('document', 'in', ids)
    .orderBy('line')
    .execute();
  const last = new Map(rows.map(({ document, declined }) => [document, declined]));
  return new Set(ids.filter((id) => last.get(id) === 1));
}

/** Null when the enquiry was deleted, as those that a program sent are. */
async function enquiriesOf(read: Database['read'], ids: string[]): Promise<Map<string, LedgerProForma['enquiry']>> {
  const rows = await read
    .selectFrom('document_origins')
    .innerJoin('callbacks', 'callbacks.id', 'document_origins.origin')
    .select(['document_origins.document', 'callbacks.id', 'callbacks.received_at'])
    .select((row) =>
      row
        .selectFrom('callback_pictures')
        .select((picture) => picture.fn.countAll<number>().as('count'))
        .whereRef('callback_pictures.callback', '=', 'callbacks.id')
        .as('pictures'),
    )
    .where('document_origins.document', 'in', ids)
    .where('document_origins.kind', '=', 'enquiry')
    .execute();
  return new Map(
    rows.map(({ document, id, received_at, pictures }) => [
      document,
      { id, receivedAt: received_at, pictures: Number(pictures) },
    ]),
  );
}
