import type { Company } from '#domain/company/company.ts';
import { isGstin } from '#domain/tax/gstin.ts';
import { type TaxState, taxStates } from '#domain/tax/states.ts';
import { buildCompany } from './factories.ts';

/** `buildGstin('kerala', 'AAKFA0000A')`: a GSTIN of that state with that PAN, with its check digit. */
export function buildGstin(state: TaxState, pan: string): string {
  const all = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((digit) => `${taxStates[state].code}${pan}1Z${digit}`);
  return all.find(isGstin) ?? '';
}

/** A firm with a registration in each of these states, in this order. */
export function buildFirm(states: readonly TaxState[]): Company {
  const registrations = Object.fromEntries(
    states.map((state) => {
      const address = ['1 Sample Road', taxStates[state].name];
      return [state, { state, gstin: buildGstin(state, 'AAKFA0000A'), address, phone: '', email: '' }];
    }),
  );
  return { ...buildCompany(), registrations };
}
