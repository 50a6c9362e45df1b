import type { Customer } from '../customers/customer.ts';
import type { Problem } from '../outcome.ts';
import { gstinIn } from '../tax/gstin.ts';
import { isToSez } from '../tax/supply-types.ts';
import type { InvoiceDraft } from './invoice.ts';

/** Whether a document to a unit of a special economic zone must still say how: with payment of tax, or under LUT. */
export function wantsSupplyOfSez({ kind, supplyType }: Pick<InvoiceDraft, 'kind' | 'supplyType'>): boolean {
  return kind === 'tax' && !isToSez(supplyType);
}

/** `isSezUnit(customer, buyerAddress)` → whether the GSTIN in the address is that of an SEZ unit in the book. */
export function isSezUnit(customer: Pick<Customer, 'gstin' | 'sez'> | null, buyerAddress: string): boolean {
  return customer?.sez === 'yes' && customer.gstin === gstinIn(buyerAddress);
}

export const sezUnitProblem: Problem = {
  field: 'supplyType',
  message: 'The buyer is an SEZ unit: choose SEZ, with payment of tax or under LUT, as the supply',
};
