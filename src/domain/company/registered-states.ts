import type { TaxState } from '../tax/gst.ts';

type Firm = { registrations: Record<TaxState, { gstin: string }> };

/** Where the firm has a GSTIN. A registration that it does not have is blank in the record. `isRegistered(company, 'delhi')` → `true` */
export function isRegistered({ registrations }: Firm, state: TaxState): boolean {
  return registrations[state].gstin.trim() !== '';
}

/** `registeredStates(company)` → `['delhi']` */
export function registeredStates(firm: Firm): TaxState[] {
  return (['delhi', 'odisha'] as const).filter((state) => isRegistered(firm, state));
}
