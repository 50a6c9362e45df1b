import { sql } from 'kysely';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { AccountEntry } from '#domain/receivables/account-entry.ts';
import type { LedgerFilter } from '#operations/ports/customer-ledger.ts';
import type { Database } from '../engine/tables.ts';
import { type LedgerMonth, monthsBetween } from './ledger-months.ts';
import { ledgerRows } from './ledger-rows.ts';

/**
 * The entries from `start` to before `end` of a ledger, in their order, and what the earlier entries of the period add to
 * the balance. Only the months that they are in are read.
 */
export async function ledgerEntries(
  read: Database['read'],
  filter: LedgerFilter,
  months: readonly LedgerMonth[],
  { start, end }: { start: number; end: number },
): Promise<{ before: number; entries: AccountEntry[] }> {
  const { passed, first, last } = monthsBetween(months, start, end);
  if (!first || !last) return { before: passed.change, entries: [] };
  const [from, to] = [`${first}-01`, `${last}-31`];
  const part = {
    ...filter,
    from: filter.from > from ? filter.from : from,
    to: filter.to && filter.to < to ? filter.to : to,
  };
  const rows = await readRows(read, part, 'asc', start - passed.count, end - start);
  const [head] = rows;
  return {
    before: passed.change + (head ? head.through - head.signed * head.counts : 0),
    entries: entriesOf(rows),
  };
}

/** The last entries of a ledger, in their order, and what they add to the balance. They can be read beside its months. */
export async function newestEntries(
  read: Database['read'],
  filter: LedgerFilter,
  count: number,
): Promise<{ change: number; entries: AccountEntry[] }> {
  const rows = await readRows(read, filter, 'desc', 0, count);
  return { change: rows.at(-1)?.through ?? 0, entries: entriesOf(rows.toReversed()) };
}

function entriesOf(rows: readonly Row[]): AccountEntry[] {
  return rows.flatMap((row) => entryOfDocument(row) ?? entryOfItem(row) ?? []);
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

/** Some rows of a period with all that is shown of them. `through`: what the rows up to this one add, counted from `order`. */
function readRows(read: Database['read'], period: LedgerFilter, order: 'asc' | 'desc', offset: number, limit: number) {
  // Each part gives its first rows in the order of its index: PostgreSQL would sort all rows of the parts together.
  const { documents, money } = ledgerRows(read, period);
  const [first, ...others] = [...documents, ...money].map((rows) =>
    read
      .selectFrom(
        rows
          .selectAll()
          .orderBy('date', order)
          .orderBy('seq', order)
          .orderBy('id', order)
          .limit(offset + limit)
          .as('part'),
      )
      .selectAll(),
  );
  if (!first) throw new Error('A ledger has documents at least.');
  const page = read
    .selectFrom(others.reduce((all, other) => all.unionAll(other), first).as('entry'))
    .selectAll()
    .select(({ fn }) =>
      sql<number>`cast(${fn
        .sum(sql`signed * counts`)
        .over((over) => over.orderBy('date', order).orderBy('seq', order).orderBy('id', order))} as bigint)`.as(
        'through',
      ),
    )
    .orderBy('date', order)
    .orderBy('seq', order)
    .orderBy('id', order)
    .limit(limit)
    .offset(offset);
  return read
    .selectFrom(page.as('page'))
    .leftJoin('invoices', 'invoices.id', 'page.id')
    .leftJoin('account_items as item', 'item.id', 'page.id')
    .leftJoin('vouchers', 'vouchers.id', 'page.id')
    .leftJoin('opening_bills', 'opening_bills.id', 'page.id')
    .leftJoin('voucher_cancellations as ended', 'ended.voucher', 'page.id')
    .select(['page.id', 'page.kind', 'page.date', 'page.signed', 'page.counts', 'page.taken_back', 'page.through'])
    .select(['invoices.number as document_number', 'invoices.tax_state as document_state', 'invoices.draft'])
    .select(['invoices.original_number', 'item.side', 'item.kind as item_kind', 'item.tax_state', 'item.number'])
    .select(['item.due', 'item.amount', 'vouchers.tds', 'vouchers.tds_kind', 'vouchers.mode', 'vouchers.reference'])
    .select(['vouchers.reason', 'vouchers.note', 'opening_bills.note as opening_note', 'ended.reason as cancel_reason'])
    .orderBy('page.date', order)
    .orderBy('page.seq', order)
    .orderBy('page.id', order)
    .execute();
}

const plain = {
  tds: 0,
  takesBack: false,
  ended: false,
  mode: '',
  reference: '',
  tdsKind: '',
  reason: '',
  note: '',
  about: '',
} as const satisfies Partial<AccountEntry>;

function entryOfDocument(row: Row): AccountEntry | null {
  const { id, kind, date, document_number: number, document_state: taxState, draft } = row;
  if (number === null || draft === null) return null;
  const isInvoice = kind === 'tax';
  return {
    ...plain,
    ...{ id, date, number },
    side: isInvoice ? 'debt' : 'source',
    kind: isInvoice ? 'invoice' : 'note',
    taxState: taxState as AccountEntry['taxState'],
    due: isInvoice ? (row.due ?? date) : date,
    amount: Math.abs(row.signed),
    counts: row.counts === 1,
    about: isInvoice ? (JSON.parse(draft) as InvoiceDraft).buyerOrderNumber : (row.original_number ?? ''),
  };
}

function entryOfItem(row: Row): AccountEntry | null {
  const { id, date, number, side, item_kind: kind, due, amount } = row;
  if (number === null || side === null || kind === null || due === null || amount === null) return null;
  return {
    ...plain,
    ...{ id, date, number, side, kind, due, amount },
    taxState: row.tax_state as AccountEntry['taxState'],
    tds: row.tds ?? 0,
    takesBack: row.taken_back === 1,
    ended: row.cancel_reason !== null,
    counts: true,
    mode: (row.mode ?? '') as AccountEntry['mode'],
    reference: row.reference ?? '',
    tdsKind: (row.tds_kind ?? '') as AccountEntry['tdsKind'],
    reason: (row.reason ?? '') as AccountEntry['reason'],
    note: (row.taken_back === 1 ? row.cancel_reason : (row.note ?? row.opening_note)) ?? '',
  };
}
