import type { SuggestedCustomer } from '#contract/customers.ts';
import { buyerBlock } from '#domain/customers/buyer-block.ts';

/** A customer, or the address of an earlier document. */
export type AddressOption = { key: string } & (
  | { kind: 'customer'; customer: SuggestedCustomer }
  | { kind: 'address'; address: string }
);

/** Customers come first. What the field has already is not offered, nor an earlier address that is a customer's. */
export function addressOptions(value: string, found: readonly (SuggestedCustomer | string)[]): AddressOption[] {
  const customers = found.filter((each) => typeof each !== 'string');
  const addresses = found.filter((each) => typeof each === 'string');
  const blocks = customers.flatMap((customer) => [customer.billingAddress, buyerBlock(customer)]);
  return [
    ...customers
      .filter((customer) => buyerBlock(customer) !== value)
      .map((customer) => ({ kind: 'customer' as const, key: customer.id, customer })),
    ...addresses
      .filter((address) => address !== value && !blocks.includes(address))
      .map((address) => ({ kind: 'address' as const, key: address, address })),
  ];
}
