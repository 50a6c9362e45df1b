import type { TaxState } from '../tax/gst.ts';

type Firm = { registrations: Record<TaxState, { gstin: string }> };

/** Whether the firm has a GSTIN in this state. A missing registration is blank in the record. `isRegistered(company, 'delhi')` → `true` */
export function isRegistered({ registrations }: Firm, state: TaxState): boolean {
  return registrations[state].gstin.trim() !== '';
}

/** `registeredStates(company)` → `['delhi']` */
export function registeredStates(firm: Firm): TaxState[] {
  return (['delhi', 'odisha'] as const).filter((state) => isRegistered(firm, state));
}
