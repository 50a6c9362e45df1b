import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { AccountEntry } from '#domain/receivables/account-entry.ts';
import type { Database } from '../engine/tables.ts';
import type { LedgerRow } from './ledger-rows.ts';

/** Rows read at a time. */
const BATCH = 500;

/** The rows of a ledger with all that is shown of them, in their order. */
export async function ledgerEntries(read: Database['read'], rows: readonly LedgerRow[]): Promise<AccountEntry[]> {
  const documents = new Map<string, Document>();
  const items = new Map<string, Item>();
  const ids = [...new Set(rows.map(({ id }) => id))];
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    for (const row of await readDocuments(read, batch)) documents.set(row.id, row);
    for (const row of await readItems(read, batch)) items.set(row.id, row);
  }
  return rows.flatMap((row) => {
    const [document, item] = [documents.get(row.id), items.get(row.id)];
    if (document) return entryOfDocument(row, document, item);
    return item ? entryOfItem(row, item) : [];
  });
}

type Document = Awaited<ReturnType<typeof readDocuments>>[number];
type Item = Awaited<ReturnType<typeof readItems>>[number];

function readDocuments(read: Database['read'], ids: string[]) {
  return read
    .selectFrom('invoices')
    .select(['id', 'tax_state', 'number', 'draft', 'original_number'])
    .where('id', 'in', ids)
    .execute();
}

function readItems(read: Database['read'], ids: string[]) {
  return read
    .selectFrom('account_items')
    .leftJoin('vouchers', 'vouchers.id', 'account_items.id')
    .leftJoin('opening_bills', 'opening_bills.id', 'account_items.id')
    .leftJoin('voucher_cancellations as ended', 'ended.voucher', 'account_items.id')
    .select(['account_items.id', 'account_items.side', 'account_items.kind', 'account_items.tax_state'])
    .select(['account_items.number', 'account_items.due', 'account_items.amount'])
    .select(['vouchers.tds', 'vouchers.tds_kind', 'vouchers.mode', 'vouchers.reference', 'vouchers.reason'])
    .select(['vouchers.note', 'opening_bills.note as opening_note', 'ended.reason as cancel_reason'])
    .where('account_items.id', 'in', ids)
    .execute();
}

const plain = {
  tds: 0,
  takesBack: false,
  mode: '',
  reference: '',
  tdsKind: '',
  reason: '',
  note: '',
  about: '',
} as const satisfies Partial<AccountEntry>;

function entryOfDocument(row: LedgerRow, document: Document, item: Item | undefined): AccountEntry {
  const { id, kind, date, signed, counts } = row;
  const isInvoice = kind === 'tax';
  return {
    ...plain,
    ...{ id, date, number: document.number },
    side: isInvoice ? 'debt' : 'source',
    kind: isInvoice ? 'invoice' : 'note',
    taxState: document.tax_state as AccountEntry['taxState'],
    due: isInvoice ? (item?.due ?? date) : date,
    amount: Math.abs(signed),
    counts: counts === 1,
    about: isInvoice ? (JSON.parse(document.draft) as InvoiceDraft).buyerOrderNumber : (document.original_number ?? ''),
  };
}

function entryOfItem({ id, date, taken_back }: LedgerRow, item: Item): AccountEntry {
  return {
    ...plain,
    ...{ id, date, number: item.number, side: item.side, kind: item.kind, due: item.due, amount: item.amount },
    taxState: item.tax_state as AccountEntry['taxState'],
    tds: item.tds ?? 0,
    takesBack: taken_back === 1,
    counts: true,
    mode: (item.mode ?? '') as AccountEntry['mode'],
    reference: item.reference ?? '',
    tdsKind: (item.tds_kind ?? '') as AccountEntry['tdsKind'],
    reason: (item.reason ?? '') as AccountEntry['reason'],
    note: (taken_back === 1 ? item.cancel_reason : (item.note ?? item.opening_note)) ?? '',
  };
}
