import { formatDate } from '../../calendar/indian-date.ts';
import { formatRupees } from '../../money/format-rupees.ts';
import type { Problem } from '../../outcome.ts';
import { periodName } from '../../returns/period.ts';
import type { InvoiceDraft } from '../invoice.ts';
import { liveTotals } from '../live-totals.ts';

/** An invoice that this shop did not issue: `value` is what staff said of it, `credited` what its valid notes took back, in paise. */
export type BeforeShop = {
  number: string;
  /** '' when nobody has said it. */
  date: string;
  value: number;
  credited: number;
  /** The note whose supplement says the value, and the period of the filed return that has that note. */
  saidIn: { number: string; filed: string | null };
  /** Whether the note being written is of that invoice, and not of another one of its number. */
  isSure: boolean;
};

/** `beforeShopProblems(note, { number: 'OLD/7', value: 1_000_00, credited: 400_00, … })` → why the note takes back more than is left of it. */
export function beforeShopProblems(draft: InvoiceDraft, before: BeforeShop): Problem[] {
  if (!before.isSure || !isTooMuch(draft, before)) return [];
  const { date, saidIn } = before;
  const other =
    date === '' ? '' : '. If the note is of another invoice of this number, type its date in Other Refrences';
  const correct =
    saidIn.filed === null
      ? `Lower the rows, or correct its value in Returns, in ${saidIn.number}`
      : `Lower the rows. Its value is said in ${saidIn.number}, and the return of ${periodName(saidIn.filed)} is filed: ` +
        'say the right one in a later note of it, or an owner reopens that return';
  return [{ field: 'referenceNumber', message: `${left(before)}. ${correct}${other}` }];
}

/** The same, where the note may be of another invoice of this number: it is for staff to say. */
export function beforeShopWarnings(draft: InvoiceDraft, before: BeforeShop): Problem[] {
  if (before.isSure || !isTooMuch(draft, before)) return [];
  const message = `${left(before)}, as ${before.saidIn.number} says: look whether this note is of that invoice`;
  return [{ field: 'referenceNumber', message }];
}

function isTooMuch(draft: InvoiceDraft, { value, credited }: BeforeShop): boolean {
  const { taxable, tax } = liveTotals(draft).totals;
  // Its paper says the rounded amount alone: what its notes come to is rounded in the same way.
  const most = value % 100 === 0 ? value + 49 : value;
  return draft.kind === 'credit' && credited + taxable + tax > most;
}

function left({ number, date, value, credited }: BeforeShop): string {
  const rest = formatRupees(Math.max(0, value - credited));
  const of = date === '' ? '' : ` of ${formatDate(date)}`;
  return `${number}${of} came to ₹ ${formatRupees(value)}, and ₹ ${rest} of it is left`;
}
