import { gstinIn } from '../tax/gstin.ts';
import type { CustomerFields } from './customer.ts';

/** The buyer address of a customer's documents: the billing address, and the GSTIN when the address does not say it. */
export function printedAddress({ billingAddress, gstin }: Pick<CustomerFields, 'billingAddress' | 'gstin'>): string {
  const says = gstin === '' || gstinIn(billingAddress) !== null;
  return says ? billingAddress : `${billingAddress.trimEnd()}\nGSTIN ${gstin}`;
}
