import { type TaxState, taxStates } from '../tax/states.ts';
import { listWords } from '../text/list-words.ts';
import type { Company, Registration } from './company.ts';

type Firm = { registrations: Partial<Record<TaxState, { gstin: string }>> };

/** Whether the firm has a GSTIN in this state. `isRegistered(company, 'kerala')` → `true` */
export function isRegistered(firm: Firm, state: TaxState): boolean {
  return gstinOf(firm, state) !== '';
}

/** The states in which the firm has a GSTIN, in its own order; none without a record. `registeredStates(company)` → `['kerala']` */
export function registeredStates(firm: Firm | null): TaxState[] {
  if (!firm) return [];
  return (Object.keys(firm.registrations) as TaxState[]).filter((state) => isRegistered(firm, state));
}

/** The firm's GSTIN in this state, `''` when it has none. */
export function gstinOf({ registrations }: Firm, state: TaxState): string {
  return registrations[state]?.gstin.trim() ?? '';
}

/** The firm's registration in this state; a blank one where it is not registered. */
export function registrationIn({ registrations }: Pick<Company, 'registrations'>, state: TaxState): Registration {
  return registrations[state] ?? { state, gstin: '', address: [], phone: '', email: '' };
}

/** Whether a registration says anything. Records of earlier releases have a blank one for each state in which the firm is not registered. */
export function isStarted({ gstin, address, phone, email, upiId = '' }: Registration): boolean {
  return [gstin, ...address, phone, email, upiId].some((text) => text.trim() !== '');
}

/** `namesOfStates(['kerala', 'assam'])` → `'Kerala and Assam'` */
export function namesOfStates(states: readonly TaxState[]): string {
  return listWords(states.map((state) => taxStates[state].name));
}
