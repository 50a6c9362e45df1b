import type { OpeningBillAnswer } from '#contract/receivables/customer-money.ts';
import { addDays, isDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { readDecimal } from '#domain/money/paise.ts';
import { plainAmount } from '#domain/money/plain-amount.ts';
import type { Problem } from '#domain/outcome.ts';
import { openingProblems } from '#domain/receivables/opening-problems.ts';
import type { TaxState } from '#domain/tax/states.ts';

/** An opening bill as it is typed. A blank `due` follows from the date and the credit days. */
export type OpeningDraft = {
  taxState: TaxState;
  side: 'dr' | 'cr';
  reference: string;
  date: string;
  due: string;
  amount: string;
  note: string;
};

export function openingDraftOf(bill: OpeningBillAnswer | null, taxState: TaxState): OpeningDraft {
  if (!bill) return { taxState, side: 'dr', reference: '', date: '', due: '', amount: '', note: '' };
  const { side, reference, date, due, amount, note } = bill;
  return { taxState: bill.taxState, side, reference, date, due, amount: formatRupees(amount), note };
}

/** What the call sends. An amount that cannot be read is sent as nothing, and the rules ask for it. */
export function openingBody({ amount, due, ...draft }: OpeningDraft, creditDays: number) {
  const paise = readDecimal(plainAmount(amount), 2) ?? 0;
  const usual = isDate(draft.date) ? addDays(draft.date, creditDays) : '';
  return { ...draft, amount: paise, due: draft.side === 'cr' ? draft.date : due || usual };
}

/** The same rules as the server's, before anything is sent. */
export function openingDraftProblems(
  draft: OpeningDraft,
  {
    customer,
    bill,
    today,
  }: {
    customer: { id: string; name: string; creditDays: number };
    bill: OpeningBillAnswer | null;
    today: string;
  },
): Problem[] {
  const fields = { ...openingBody(draft, customer.creditDays), customer: customer.id };
  const allocated = bill ? bill.amount - bill.open : 0;
  return openingProblems(fields, { today, customer: { name: customer.name, isArchived: false }, allocated });
}
