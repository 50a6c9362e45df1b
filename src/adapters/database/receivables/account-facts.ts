import { sql } from 'kysely';
import { indianDate } from '#domain/calendar/indian-date.ts';
import type { AccountItem } from '#domain/receivables/account-item.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';
import type { Party } from './voucher-row.ts';

type From = Database['read'] | Transacting;

/** The customer, or the one who took over what a merged one had; undefined when the book has none with the id. */
export async function readParty(from: From, id: string): Promise<Party | undefined> {
  const merged = from.selectFrom('merged_customers').select('kept').where('customer', '=', id);
  return from
    .selectFrom('customers')
    .select(['id', 'name', 'billing_address', 'gstin', 'archived_at'])
    .where('id', '=', (row) => row.fn.coalesce(merged, row.val(id)))
    .executeTakeFirst();
}

/** The items of these ids, cancelled ones too. */
export async function readItems(from: From, ids: string[]): Promise<Map<string, AccountItem>> {
  const named = [...new Set(ids)];
  if (named.length === 0) return new Map();
  const rows = await itemsIn(from).where('account_items.id', 'in', named).execute();
  return new Map(rows.map((row) => [row.id, itemFromRow(row)]));
}

/**
 * Items with the cancellation of their document: one that an earlier release cancelled a moment ago has not ended here yet. And
 * with the customer who took over what a merged one had: the items follow in batches, and are paid like his meanwhile.
 */
export function itemsIn(from: From) {
  return from
    .selectFrom('account_items')
    .leftJoin('invoices', 'invoices.id', 'account_items.id')
    .leftJoin('merged_customers', 'merged_customers.customer', 'account_items.customer')
    .selectAll('account_items')
    .select('merged_customers.kept')
    .select(sql<string | null>`invoices.cancelled_at`.as('document_cancelled_at'));
}

export function itemFromRow(
  row: Tables['account_items'] & { document_cancelled_at?: string | null; kept?: string | null },
): AccountItem {
  const cancelledAt = row.document_cancelled_at ?? null;
  return {
    id: row.id,
    side: row.side,
    kind: row.kind,
    customer: row.kept ?? (row.customer === '' ? null : row.customer),
    taxState: row.tax_state as AccountItem['taxState'],
    number: row.number,
    date: row.date,
    due: row.due,
    amount: row.amount,
    open: row.open,
    endedOn: row.ended_on ?? (cancelledAt === null ? null : indianDate(cancelledAt)),
  };
}
