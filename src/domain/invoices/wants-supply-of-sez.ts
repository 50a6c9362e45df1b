import type { Problem } from '../outcome.ts';
import { isToSez } from '../tax/supply-types.ts';
import type { InvoiceDraft } from './invoice.ts';

/** Whether a document to a unit of a special economic zone must still say how: with payment of tax, or under LUT. */
export function wantsSupplyOfSez({ kind, supplyType }: Pick<InvoiceDraft, 'kind' | 'supplyType'>): boolean {
  return kind === 'tax' && !isToSez(supplyType);
}

export const sezUnitProblem: Problem = {
  field: 'supplyType',
  message: 'The buyer is an SEZ unit: choose SEZ, with payment of tax or under LUT, as the supply',
};
