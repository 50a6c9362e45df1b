import { formatDate, isDate } from '../calendar/indian-date.ts';
import { textProblem } from '../invoices/text-problem.ts';
import { formatRupees } from '../money/format-rupees.ts';
import type { Problem } from '../outcome.ts';
import type { OpeningBillFields } from './opening-bill.ts';
import { moneyProblem, voucherLimits } from './voucher-problems.ts';

type OpeningFacts = {
  today: string;
  customer: { name: string; isArchived: boolean } | null;
  /** What is allocated to the bill already. */
  allocated: number;
};

/** Everything that is wrong with an opening bill, by field. `openingProblems({ ...bill, amount: 0 }, facts)` → `[{ field: 'amount', message: 'Type what was owed' }]` */
export function openingProblems(bill: OpeningBillFields, facts: OpeningFacts): Problem[] {
  const found: [string, string | null][] = [
    ['customer', customerProblem(facts.customer)],
    [
      'reference',
      bill.reference.trim() === ''
        ? 'Type the number of the bill'
        : textProblem('Number', bill.reference, voucherLimits.reference),
    ],
    ['date', isDate(bill.date) ? (bill.date > facts.today ? 'Date is after today' : null) : 'Type a date'],
    ['due', dueProblem(bill)],
    ['amount', amountProblem(bill, facts.allocated)],
    ['note', textProblem('Note', bill.note, voucherLimits.note)],
  ];
  return found.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
}

function customerProblem(customer: OpeningFacts['customer']): string | null {
  if (!customer) return 'This customer is not in the book: choose another';
  return customer.isArchived ? `${customer.name} is archived: an owner can bring the customer back` : null;
}

function dueProblem({ side, date, due }: OpeningBillFields): string | null {
  if (side === 'cr') return null;
  if (!isDate(due)) return 'Type the last day to pay';
  return isDate(date) && due < date ? `It cannot be due before its date, ${formatDate(date)}` : null;
}

function amountProblem({ side, amount }: OpeningBillFields, allocated: number): string | null {
  const wrong = moneyProblem(amount, side === 'dr' ? 'Type what was owed' : 'Type what was paid in advance');
  if (wrong !== null || amount >= allocated) return wrong;
  return `${formatRupees(allocated)} of it ${side === 'dr' ? 'is paid' : 'is used'} already: not below that`;
}
