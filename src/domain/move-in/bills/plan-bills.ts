import type { BookEntry, ImportBook } from '../../customers/import/import-book.ts';
import { formatRupees } from '../../money/format-rupees.ts';
import { dueDate } from '../../receivables/due-date.ts';
import type { OpeningBillFields } from '../../receivables/opening-bill.ts';
import { openingProblems } from '../../receivables/opening-problems.ts';
import { foldText } from '../../text/fold-text.ts';
import type { ReadBill, RefusedBill } from './read-bill-row.ts';

/** What tells a bill from the others of a shop. */
type BillKey = Pick<OpeningBillFields, 'customer' | 'taxState' | 'side' | 'reference'>;

/** A bill that is open in the shop already. */
export type KnownBill = BillKey & Pick<OpeningBillFields, 'amount'>;

/** What becomes of a row. `message`: why it is refused; '' for the others. */
export type PlannedBill = {
  number: number;
  what: 'new' | 'same' | 'refused';
  message: string;
  /** The name of the customer in the book, and the bill; null for a refused row. */
  bill: (OpeningBillFields & { name: string }) | null;
};

type Entry = BookEntry & { creditDays: number };
type BillFacts = { book: ImportBook<Entry>; known: readonly KnownBill[]; today: string };

/**
 * What the rows make of the accounts: `planBills(rows, facts)` → `[{ number: 2, what: 'new', message: '', bill: { … } }]`. By the rules of an
 * opening bill that is typed. The same rows again are 'same'.
 */
export function planBills(rows: readonly (ReadBill | RefusedBill)[], { book, known, today }: BillFacts): PlannedBill[] {
  const standing = new Map(known.map((bill) => [billKey(bill), bill.amount]));
  const seen = new Map<string, number>();
  return rows.map((row): PlannedBill => {
    const { number } = row;
    const refused = (why: string): PlannedBill => ({ number, what: 'refused', message: why, bill: null });
    if ('message' in row) return refused(row.message);
    const customer = customerOf(book, row);
    if (typeof customer === 'string') return refused(`Row ${number}: ${customer}`);
    const { bill } = row;
    const due =
      bill.side === 'dr' && bill.due === '' && bill.date !== '' ? dueDate(bill.date, customer.creditDays) : bill.due;
    const fields: OpeningBillFields = { ...bill, due, customer: customer.id, note: '' };
    const facts = { today, customer: { name: customer.name, isArchived: false }, allocated: 0 };
    const [problem] = openingProblems(fields, facts);
    if (problem) return refused(`Row ${number}: ${problem.message}.`);
    const key = billKey(fields);
    const twin = seen.get(key);
    if (twin !== undefined)
      return refused(`Row ${number}: ${bill.reference} of ${customer.name} is in row ${twin} already.`);
    seen.set(key, number);
    const there = standing.get(key);
    if (there !== undefined && there !== bill.amount)
      return refused(
        `Row ${number}: ${bill.reference} of ${customer.name} is there with ${formatRupees(there)}. Change it on the page of the customer.`,
      );
    return {
      number,
      what: there === undefined ? 'new' : 'same',
      message: '',
      bill: { ...fields, name: customer.name },
    };
  });
}

/** `billKey({ customer: 'c1', taxState: 'kerala', side: 'dr', reference: ' A/12 ' })` → `'c1 kerala dr a/12'` */
export function billKey({ customer, taxState, side, reference }: BillKey): string {
  return `${customer} ${taxState} ${side} ${foldText(reference.trim())}`;
}

/** The customer of a row, or a sentence that says why no customer fits. */
function customerOf(book: ImportBook<Entry>, { name, gstin }: ReadBill): Entry | string {
  const { live, archived } = book.match({ name, gstin, pin: '' });
  const [first] = live;
  if (first && live.length === 1) return first;
  if (first) return `two customers are named ${name}. Add a column with their GSTIN.`;
  const [gone] = archived;
  if (gone) return `${gone.name} is archived: an owner can bring the customer back.`;
  return `${name || gstin} is not in the customer book. Take the customers from a file first, under Customers.`;
}
