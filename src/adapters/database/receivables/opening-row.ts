import type { KnownBill } from '#domain/move-in/bills/plan-bills.ts';
import type { OpeningBill, OpeningBillFields } from '#domain/receivables/opening-bill.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';
import { digestOf } from './voucher-row.ts';

export type OpeningRow = Tables['opening_bills'];

type From = Database['read'] | Transacting;

export function billColumns(bill: Omit<OpeningBillFields, 'customer' | 'taxState' | 'side'>, side: OpeningRow['side']) {
  return {
    reference: bill.reference.trim(),
    date: bill.date,
    // What was paid in advance has no last day.
    due: side === 'cr' ? bill.date : bill.due,
    amount: bill.amount,
    note: bill.note.trim(),
  };
}

export function billFromRow(row: OpeningRow & { open: number; customer_now: string }): OpeningBill {
  return {
    id: row.id,
    version: row.version,
    customer: row.customer_now,
    taxState: row.tax_state as OpeningBill['taxState'],
    side: row.side,
    reference: row.reference,
    date: row.date,
    due: row.due,
    amount: row.amount,
    note: row.note,
    open: row.open,
    addedAt: row.added_at,
    addedBy: row.added_by,
    endedAt: row.ended_at,
  };
}

export function openingsIn(from: From) {
  return from
    .selectFrom('opening_bills')
    .innerJoin('account_items', 'account_items.id', 'opening_bills.id')
    .selectAll('opening_bills')
    .select(['account_items.open', 'account_items.customer as customer_now']);
}

export async function findOpening(from: From, id: string): Promise<OpeningBill | null> {
  const row = await openingsIn(from).where('opening_bills.id', '=', id).executeTakeFirst();
  return row ? billFromRow(row) : null;
}

/** What is open as an opening bill: of these customers, or of all. */
export async function standingOf(from: From, customers: readonly string[] | 'all'): Promise<KnownBill[]> {
  const query = openingsIn(from).where('opening_bills.ended_at', 'is', null);
  const rows = await (customers === 'all' ? query : query.where('account_items.customer', 'in', customers)).execute();
  return rows.map(billFromRow);
}

/** The hash of a bill in the audit line of each change: all columns but `added_seq`, which is the number of a line. */
export function openingDigest(row: Omit<OpeningRow, 'added_seq'>): string {
  return digestOf(digested.map((column) => row[column]));
}

const digested = [
  'id',
  'version',
  'customer',
  'tax_state',
  'side',
  'reference',
  'date',
  'due',
  'amount',
  'note',
  'added_at',
  'added_by',
  'changed_at',
  'changed_by',
  'ended_at',
  'ended_by',
] as const satisfies readonly (keyof OpeningRow)[];
