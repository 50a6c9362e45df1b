import { gstinState, isGstin } from '../tax/gstin.ts';
import { type TaxState, taxStateIds, taxStates } from '../tax/states.ts';

/**
 * The state that a GSTIN registers in, by its first two digits, or why it adds no registration to those of `states`; neither while it is
 * not typed to its end. `toldByGstin('33ABCDE1234F1Z7', [])` → `{ state: 'tamil-nadu' }`
 */
export function toldByGstin(gstin: string, states: readonly TaxState[]): { state?: TaxState; problem?: string } {
  if (gstin.length < 15) return {};
  const state = taxStateIds.find((id) => taxStates[id].code === gstinState(gstin));
  if (!isGstin(gstin) || state === undefined)
    return { problem: 'This is no GSTIN. It has 15 letters and digits, and the last one is a check digit.' };
  if (!states.includes(state)) return { state };
  return { problem: `There is one for ${taxStates[state].name}: a second in the same state is not supported.` };
}
