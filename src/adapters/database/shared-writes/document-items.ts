import { allocationDate } from '#domain/receivables/allocation-date.ts';
import { keptQuery } from '../engine/kept-query.ts';
import type { Step } from '../engine/run-together.ts';
import type { Tables, Transacting } from '../engine/tables.ts';
import { type ItemRow, insertItem, standingItem } from './account-items.ts';
import { addToBalances, balanceSteps } from './add-to-balances.ts';
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
  account: Account,
  line: { seq: number; day: string },
): Promise<boolean> {
  const row = itemOf(document, account);
  if (!row) return false;
  const added = await insertIfKept(transaction, row);
  if (added.length === 0) return false;
  await addToBalances(transaction, [row]);
  if (document.original_id !== null) await payOwnInvoice(transaction, row, document.original_id, line);
  return true;
}

/**
 * The same for a document that is being issued, as steps beside others. `keptFrom` was read under the lock. Afterwards
 * `payInvoiceOf` must be called.
 */
export function itemSteps(document: Document, account: Account, keptFrom: string): Step[] {
  const row = itemOf(document, account);
  return row && keptFrom <= row.date ? [insertItem.with(row), ...balanceSteps([row])] : [];
}

/** What a note that is being issued pays of its own invoice. */
export async function payInvoiceOf(
  transaction: Transacting,
  document: Document,
  account: Account,
  keptFrom: string,
  line: { seq: number; day: string },
): Promise<void> {
  const row = document.original_id === null ? null : itemOf(document, account);
  if (row && document.original_id !== null && keptFrom <= row.date)
    await payOwnInvoice(transaction, row, document.original_id, line);
}

/** Its place in the account; null for a document that nobody pays. */
function itemOf(document: Document, { customer, due }: Account): ItemRow | null {
  if ((document.kind !== 'tax' && document.kind !== 'credit') || document.payable <= 0) return null;
  return {
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
