import { daysBetween, formatDate, isDate } from '../calendar/indian-date.ts';
import type { Problem } from '../outcome.ts';
import { dateOnly } from './draft-fields.ts';
import type { InvoiceDraft } from './invoice.ts';
import { textProblem } from './text-problem.ts';

type Terms = Pick<InvoiceDraft, 'date' | 'dueDate' | 'paymentTerms'>;

/** `paymentProblems(draft)` → what is wrong with Due Date and Terms of Payment. */
export function paymentProblems({ kind, date, dueDate, paymentTerms }: Terms & Pick<InvoiceDraft, 'kind'>): Problem[] {
  const due = dueDate === undefined ? null : dueProblem(kind, dateOnly(date), dueDate);
  const terms = paymentTerms === undefined ? null : termsProblem(kind, paymentTerms);
  return [
    ...(due === null ? [] : [{ field: 'dueDate', message: `Due Date ${due}` }]),
    ...(terms === null ? [] : [{ field: 'paymentTerms', message: terms }]),
  ];
}

function dueProblem(kind: InvoiceDraft['kind'], date: string, dueDate: string): string | null {
  if (kind !== 'tax') return 'is for tax invoices: leave it blank';
  if (!isDate(dueDate)) return 'is not a date: enter DD/MM/YYYY, or +30 for 30 days after Date';
  if (!isDate(date)) return null;
  if (dueDate < date) return `is before the document’s own date, ${formatDate(date)}`;
  return daysBetween(date, dueDate) <= LONGEST ? null : `can be at most ${LONGEST} days after ${formatDate(date)}`;
}

function termsProblem(kind: InvoiceDraft['kind'], paymentTerms: string): string | null {
  if (kind !== 'tax' && kind !== 'pro') return 'Terms of Payment are for invoices and pro-formas: leave it blank';
  return textProblem('Terms of Payment', paymentTerms, 300);
}

/**
 * `paymentWords({ date: '2026-11-21', dueDate: '2026-12-21', paymentTerms: 'half with the order' })` →
 * `'Due 21/12/2026, 30 days. half with the order'`; '' when neither is known.
 */
export function paymentWords({ date, dueDate = '', paymentTerms = '' }: Terms): string {
  const days = dueDate === '' ? 0 : daysBetween(date, dueDate);
  const due =
    dueDate === '' ? '' : `Due ${formatDate(dueDate)}${days === 0 ? '' : `, ${days} ${days === 1 ? 'day' : 'days'}`}`;
  return [due, paymentTerms].filter((words) => words !== '').join('. ');
}

/** Ten years: a date beyond it is a mistyped year. */
const LONGEST = 3653;
