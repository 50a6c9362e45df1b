import { addMonths } from '../calendar/add-months.ts';
import type { InvoicedRow } from '../documents/origin-facts.ts';
import { rowsLeft, totalsLeft } from '../documents/rows-left.ts';
import type { InvoiceDraft } from '../invoices/invoice.ts';
import { readValidDraft } from '../invoices/read-draft.ts';
import { purposeRule } from './challan-purposes.ts';

/** The states of a challan that is not cancelled. */
export const challanStates = ['open', 'open in part', 'settled', 'closed'] as const;

export type ChallanState = (typeof challanStates)[number];

type ChallanFacts = {
  draft: InvoiceDraft;
  invoiced: readonly InvoicedRow[];
  cameBack: readonly InvoicedRow[];
  /** Staff said that nothing more will come of it. */
  isClosed: boolean;
};

type Standing = {
  state: ChallanState;
  /** The last day on which the law lets the goods stay out; '' when it sets none. */
  lastDay: string;
  /** From this day on the shop is warned; '' when it never is. */
  warnFrom: string;
  /** The value of what is left, in paise; 0 when nothing is awaited. */
  left: number;
};

/** `challanStanding(facts).state` → `'open in part'`: what is neither invoiced nor back is left. */
export function challanStanding({ draft, invoiced, cameBack, isClosed }: ChallanFacts): Standing {
  const rows = rowsLeft(readValidDraft(draft).lines, invoiced, cameBack);
  const state = stateOf(draft, rows, isClosed);
  const isOpen = state === 'open' || state === 'open in part';
  return {
    state,
    ...challanDays(draft),
    left: isOpen ? totalsLeft(draft, invoiced, cameBack).payable : 0,
  };
}

function stateOf(
  { purpose }: InvoiceDraft,
  rows: { quantityMilli: number; left: number }[],
  isClosed: boolean,
): ChallanState {
  if (isClosed) return 'closed';
  if (purposeRule(purpose)?.isOpen !== true || rows.every(({ left }) => left === 0)) return 'settled';
  return rows.some(({ quantityMilli, left }) => left < quantityMilli) ? 'open in part' : 'open';
}

/**
 * `challanDays({ purpose: 'approval', date: '2026-06-27' })` → last day 2026-12-27, warned of from 2026-11-27: six months from the
 * removal (CGST Act, section 31(7)), and for job work a year (section 143).
 */
export function challanDays({
  purpose,
  date,
}: Pick<InvoiceDraft, 'purpose' | 'date'>): Pick<Standing, 'lastDay' | 'warnFrom'> {
  const rule = purposeRule(purpose);
  if (!rule || rule.months === null || rule.warnAfter === null) return { lastDay: '', warnFrom: '' };
  const day = date.trim().slice(0, 10);
  return { lastDay: addMonths(day, rule.months), warnFrom: addMonths(day, rule.warnAfter) };
}

/** `challanWarning('2026-12-27', '2026-11-27', '2026-11-30')` → `'soon'`: the last day is near, or over; null while it is far. */
export function challanWarning(lastDay: string, warnFrom: string, today: string): 'soon' | 'over' | null {
  if (lastDay === '' || today < warnFrom) return null;
  return today > lastDay ? 'over' : 'soon';
}
