import { buyerName } from '../invoices/buyer-name.ts';
import { gstinIn } from '../tax/gstin.ts';
import type { Customer } from './customer.ts';
import { customerAddressKey, customerNameKey } from './customer-keys.ts';

/** The buyer of a document to a customer: the billing address, and the GSTIN on a separate line if the address does not have it. */
export function buyerBlock({ billingAddress, gstin }: Pick<Customer, 'billingAddress' | 'gstin'>): string {
  return gstin === '' || gstinIn(billingAddress) !== null ? billingAddress : `${billingAddress}\nGSTIN ${gstin}`;
}

/** Whether a buyer address is that of a customer: by the GSTIN in it, else by the words of the whole block. */
export function isBuyer(customer: Pick<Customer, 'billingAddress' | 'gstin'>, buyerAddress: string): boolean {
  const gstin = gstinIn(buyerAddress);
  if (gstin !== null) return gstin === customer.gstin;
  return customerAddressKey(buyerAddress) === customerAddressKey(customer.billingAddress);
}

/**
 * Whether a buyer address that was filled in from a customer, and may have been changed since, is still that customer's: the
 * GSTIN is the same, or the name is, when one of the two has no GSTIN.
 */
export function isStillBuyer(customer: Pick<Customer, 'name' | 'gstin'>, buyerAddress: string): boolean {
  const gstin = gstinIn(buyerAddress) ?? '';
  if (gstin !== '' && customer.gstin !== '') return gstin === customer.gstin;
  return customerNameKey(buyerName(buyerAddress)) === customerNameKey(customer.name);
}
