import type { Customer } from '#domain/customers/customer.ts';
import type { CustomerStore } from './ports/customers.ts';

/** The customer, or the one who took him over: a merged one's account is there. Null when nobody has the id. */
export async function keptCustomer(
  { customers }: { customers: Pick<CustomerStore, 'find'> },
  id: string,
): Promise<Customer | null> {
  const customer = await customers.find(id);
  return customer?.mergedInto ? keptCustomer({ customers }, customer.mergedInto) : customer;
}
