import { formatDate, isDate } from '../calendar/indian-date.ts';
import { textProblem } from '../invoices/text-problem.ts';
import { formatRupees } from '../money/format-rupees.ts';
import type { Problem } from '../outcome.ts';
import { type ItemsById, lineProblems } from './line-problems.ts';
import { readVoucher } from './read-voucher.ts';
import { type RefundLimits, refundProblems } from './refund-problems.ts';
import { countsAsPaid, type VoucherDraft, type VoucherKind } from './voucher.ts';

/** What the rules know besides the draft. `customer`: null when the book has no such customer. */
export type VoucherFacts = {
  today: string;
  customer: { name: string; isArchived: boolean } | null;
  /** Those that the lines name are enough. */
  items: ItemsById;
  /** Only for a refund. */
  limits?: RefundLimits;
};

/** The most characters of each text: its paper has room for them. */
export const voucherLimits = { reference: 50, note: 200 } as const;

/** 100 crore rupees: an amount like this is a typing error. */
const largestAmount = 99_99_99_999_99;

/** Papers are rounded to the rupee. */
const largestRounding = 1_00;

const mostLines = 500;

/** Nobody has receipts from before GST; a year like 0026 is a typing error. */
const earliestDate = '2017-07-01';

/**
 * Everything that is wrong with a receipt, refund or settlement, by field; lines are `allocations.0` and so on, and
 * `allocations` is all of them. `voucherProblems({ ...receipt, amount: 0 }, facts)` → `[{ field: 'amount', message: 'Type the amount that came' }]`
 */
export function voucherProblems(typed: VoucherDraft, facts: VoucherFacts): Problem[] {
  if (typed.lines.length > mostLines)
    return [
      { field: 'allocations', message: `At most ${mostLines} bills at once: the rest can be paid from the advance` },
    ];
  const draft = readVoucher(typed);
  return [
    ...at('customer', customerProblem(draft, facts)),
    ...at('date', dateProblem(draft.date, facts.today) ?? orderProblem(draft, facts.items)),
    ...at('amount', amountProblem(draft)),
    ...at('tds', tdsProblem(draft)),
    ...at('tdsKind', tdsKindProblem(draft)),
    ...at('mode', draft.kind !== 'settlement' && draft.mode === '' ? 'Choose how the money was paid' : null),
    ...at('reason', draft.kind === 'settlement' && draft.reason === '' ? 'Choose why the debt ends' : null),
    ...at('reference', textProblem('Reference', draft.reference, voucherLimits.reference)),
    ...at('note', textProblem('Note', draft.note, voucherLimits.note)),
    ...lineProblems(draft.lines, { customer: draft.customer, taxState: draft.taxState, items: facts.items }),
    ...refundProblems(draft.lines, facts.limits ?? new Map()),
    ...at('allocations', totalProblem(draft)),
  ];
}

function at(field: string, message: string | null): Problem[] {
  return message === null ? [] : [{ field, message }];
}

function customerProblem({ customer }: VoucherDraft, facts: VoucherFacts): string | null {
  if (customer === '') return 'Choose the customer';
  if (!facts.customer) return 'This customer is not in the book: choose another';
  return facts.customer.isArchived ? `${facts.customer.name} is archived: an owner can bring the customer back` : null;
}

/** `dateProblem('2026-11-25', '2026-11-21')` → `'Date is after today'` */
export function dateProblem(date: string, today: string): string | null {
  if (!isDate(date)) return 'Type a date';
  if (date > today) return 'Date is after today';
  return date < earliestDate ? `Date is before ${formatDate(earliestDate)}, the first day of GST` : null;
}

/** Money is paid back on the day on which it came, or later, and no debt ends before its day. A receipt and a set-off may be of an advance. */
function orderProblem({ kind, reason, date, lines }: VoucherDraft, items: ItemsById): string | null {
  if (kind === 'receipt' || reason === 'set-off') return null;
  const ended = lines.flatMap(({ source, debt }) => items.get((kind === 'refund' ? source : debt) ?? '') ?? []);
  const later = ended.find((item) => item.date > date);
  return later ? `Date is before that of ${later.number}, ${formatDate(later.date)}` : null;
}

/** `roundingWarnings({ reason: 'rounding', lines })` → a warning of each bill of which more than ₹ 1 ends as a rounding. */
export function roundingWarnings({ reason, lines }: Pick<VoucherDraft, 'reason' | 'lines'>): Problem[] {
  if (reason !== 'rounding') return [];
  return lines.flatMap(({ amount }, index) => {
    const message = `₹ ${formatRupees(amount)} is more than rounding, which is at most ₹ 1 for a bill: choose Discount`;
    return amount > largestRounding ? [{ field: `allocations.${index}`, message }] : [];
  });
}

const amounts: Record<Exclude<VoucherKind, 'settlement'>, string> = {
  receipt: 'Type the amount that came',
  refund: 'Type the amount that is paid back',
};

function amountProblem({ kind, amount }: VoucherDraft): string | null {
  if (kind === 'settlement') return null;
  return moneyProblem(amount, amounts[kind]);
}

/** `moneyProblem(0, 'Type the amount')` → `'Type the amount'` */
export function moneyProblem(amount: number, missing: string): string | null {
  if (!Number.isSafeInteger(amount) || amount <= 0) return missing;
  return amount > largestAmount ? `More than ${formatRupees(largestAmount)} is not possible: check the digits` : null;
}

function tdsProblem({ kind, amount, tds, lines }: VoucherDraft): string | null {
  if (kind !== 'receipt' || tds === 0) return null;
  if (!Number.isSafeInteger(tds) || tds < 0) return 'Type the tax that was held back, or leave it blank';
  if (tds > amount) return 'More is held back than came: check the two amounts';
  return lines.reduce((sum, line) => sum + line.tds, 0) > tds
    ? `The lines hold back more than ${formatRupees(tds)}`
    : null;
}

function tdsKindProblem({ kind, tds, tdsKind, reason }: VoucherDraft): string | null {
  const needed = kind === 'settlement' ? reason === 'tds' : tds > 0;
  return needed && tdsKind === '' ? 'Choose the tax that was held back: income tax or GST' : null;
}

function totalProblem(draft: VoucherDraft): string | null {
  const { kind, lines, reason } = draft;
  if (lines.some((line) => !hasEnds(draft, line))) return 'A line names what it pays, and what pays it';
  const pairs = new Set(lines.map(({ source, debt }) => `${source} ${debt}`));
  if (pairs.size < lines.length) return 'Two lines name the same item: put them together';
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  if (kind === 'receipt') {
    const short = total - countsAsPaid(draft);
    return lines.length > 0 && short > 0 ? `The invoices take ${formatRupees(short)} more than came` : null;
  }
  if (kind === 'refund')
    return total === draft.amount
      ? null
      : `The advances below give ${formatRupees(total)}, and the refund is ${formatRupees(draft.amount)}`;
  if (lines.length === 0) return reason === 'set-off' ? 'Choose an advance and what it pays' : 'Choose what it settles';
  return total > largestAmount ? `More than ${formatRupees(largestAmount)} is not possible: check the digits` : null;
}

/** Whether a line names the ends that its kind needs, and no other. */
function hasEnds({ kind, reason }: VoucherDraft, { source, debt }: VoucherDraft['lines'][number]): boolean {
  const needsSource = kind === 'refund' || reason === 'set-off';
  return (source !== null) === needsSource && (debt !== null) === (kind !== 'refund');
}
