import { allocationDate } from '#domain/receivables/allocation-date.ts';
import { dueDate } from '#domain/receivables/due-date.ts';
import { keptQuery } from '../engine/kept-query.ts';
import type { Tables, Transacting } from '../engine/tables.ts';
import { type ItemRow, standingItem } from './account-items.ts';
import { addToBalances } from './add-to-balances.ts';
import { allocate } from './allocations.ts';

type Document = Pick<
  Tables['invoices'],
  'id' | 'kind' | 'tax_state' | 'number' | 'date' | 'payable' | 'issued_seq' | 'original_id'
>;

/** The customer of a document, and its due date: null for the document's own date. */
type Account = { customer: string | null; due: string | null };

/**
 * Adds a tax invoice or a credit note to its customer's account; one from before 'Money kept from' has no place there. A note
 * first pays its own invoice. The caller has locked the audit head, and leaves out an own branch. Says whether it was added.
 */
export async function addDocumentItem(
  transaction: Transacting,
  document: Document,
  { customer, due }: Account,
  line: { seq: number; day: string },
): Promise<boolean> {
  if (document.kind === 'pro' || document.payable <= 0) return false;
  const row: ItemRow = {
    id: document.id,
    side: document.kind === 'tax' ? 'debt' : 'source',
    kind: document.kind === 'tax' ? 'invoice' : 'note',
    customer: customer ?? '',
    tax_state: document.tax_state,
    number: document.number,
    date: document.date,
    due: due ?? document.date,
    seq: document.issued_seq,
    amount: document.payable,
    open: document.payable,
    ended_on: null,
  };
  const added = await insertIfKept(transaction, row);
  if (added.length === 0) return false;
  await addToBalances(transaction, [row]);
  if (document.original_id !== null) await payOwnInvoice(transaction, row, document.original_id, line);
  return true;
}

/** One statement: the day from which money is recorded can change until the audit head is locked. */
const insertIfKept = keptQuery((database, row: ItemRow) =>
  database
    .insertInto('account_items')
    .columns(columns)
    .expression((from) =>
      from
        .selectFrom('money_kept_from')
        .select((value) => columns.map((name) => value.val(row[name]).as(name)))
        .where('kept_from', '<=', row.date),
    )
    .returning('id'),
);

const columns = [
  'id',
  'side',
  'kind',
  'customer',
  'tax_state',
  'number',
  'date',
  'due',
  'seq',
  'amount',
  'open',
  'ended_on',
] as const satisfies (keyof ItemRow)[];

async function payOwnInvoice(
  transaction: Transacting,
  note: ItemRow,
  original: string,
  { seq, day }: { seq: number; day: string },
): Promise<void> {
  const invoice = await standingItem(transaction, original);
  // Another customer's account cannot be touched: the note stays a separate advance.
  if (invoice?.customer !== note.customer || invoice.tax_state !== note.tax_state) return;
  const amount = Math.min(invoice.open, note.open);
  const date = allocationDate(day, note, invoice);
  if (amount > 0) await allocate(transaction, [{ source: note.id, debt: original, amount, tds: 0, date }], seq);
}

/** The last day to pay a tax invoice; null for every other document, and when it is due on its own date. */
export function dueOf({ kind, date }: Pick<Document, 'kind' | 'date'>, creditDays: number): string | null {
  return kind === 'tax' && creditDays > 0 ? dueDate(date, creditDays) : null;
}
