import { invoiceKinds } from '#domain/invoices/invoice-kinds.ts';
import { isTaxState, type TaxState, taxStateIds } from '#domain/tax/states.ts';
import type { ReportChoice } from './report-filters.tsx';

type LastReport = Pick<ReportChoice, 'state' | 'kind'>;

/** The registration and the report type that were chosen last on this device; the first of `states` and none before the first time. */
export function lastReport(states: readonly TaxState[]): LastReport {
  const first: LastReport = { state: states[0] ?? taxStateIds[0], kind: '' };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(NAME) ?? 'null');
    return isReport(stored) && states.includes(stored.state) ? { state: stored.state, kind: stored.kind } : first;
  } catch {
    return first;
  }
}

/** A device whose storage is full or off starts with the first state again. */
export function rememberReport({ state, kind }: LastReport): void {
  try {
    localStorage.setItem(NAME, JSON.stringify({ state, kind }));
  } catch {
    // Nothing depends on it.
  }
}

const NAME = 'draft:last-report';

function isReport(value: unknown): value is LastReport {
  if (typeof value !== 'object' || value === null || !('state' in value) || !('kind' in value)) return false;
  const isKind = value.kind === '' || invoiceKinds.some((kind) => kind === value.kind);
  return isKind && typeof value.state === 'string' && isTaxState(value.state);
}
