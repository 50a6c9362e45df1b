import { type Period, periodDays } from '#domain/returns/period.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { Database, Transacting } from '../engine/tables.ts';

type Reading = Database['read'] | Transacting;

type Return = { taxState: TaxState; period: Period };

const ofReturns = [
  'invoice issued',
  'invoice cancelled',
  'supplement added',
  'return filed',
  'return reopened',
  'company saved',
];

const ofFigures = [...ofReturns, 'IRN taken in', 'IRN cancelled', 'number burnt'];

/**
 * Whether a document of the registration up to the last day of the period, one of its filings or the company record has changed
 * since an audit line.
 */
export function changedSince(from: Reading, which: Return, line: number): Promise<boolean> {
  return changed(from, which, line, Number.MAX_SAFE_INTEGER, ofReturns);
}

/** Whether the figures of a return or its e-invoices may differ between two audit lines: what the portal said counts too. */
export function figuresDiffer(from: Reading, which: Return, one: number, other: number): Promise<boolean> {
  return changed(from, which, Math.min(one, other), Math.max(one, other), ofFigures);
}

async function changed(
  from: Reading,
  { taxState, period }: Return,
  after: number,
  upTo: number,
  changing: string[],
): Promise<boolean> {
  if (after === upTo) return false;
  const { to } = periodDays(period);
  const lines = await from
    .selectFrom('audit_log')
    .leftJoin('invoices', 'invoices.issued_seq', 'audit_log.seq')
    .select(['what', 'subject', 'invoices.date'])
    .where('seq', '>', after)
    .where('seq', '<=', upTo)
    .where('what', 'in', changing)
    .execute();
  return lines.some(({ what, subject, date }) => {
    if (what === 'company saved') return true;
    const [first, second] = subject.split('/');
    if (what.startsWith('return ')) return first === taxState;
    if (second !== taxState || first === 'pro') return false;
    return what !== 'invoice issued' || date === null || date <= to;
  });
}
