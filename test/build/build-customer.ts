import type { Customer, CustomerFields } from '#domain/customers/customer.ts';
import { readCustomer } from '#domain/customers/read-customer.ts';

/** What staff type for a registered customer in New Delhi. */
export function buildCustomer(changes: Partial<CustomerFields> = {}): CustomerFields {
  return {
    gstin: '07ABCDE1234F2Z1',
    billingAddress: 'Sample Interiors\n8 Example Marg\nNew Delhi 110024',
    deliveryAddresses: ['Sample Residency, Tower B\nSector 18, Dwarka, New Delhi 110075'],
    place: '',
    pin: '',
    contactPerson: 'Asha Rao',
    phone: '98100 12345',
    email: 'asha@example.com',
    language: 'en',
    creditDays: 30,
    tallyName: '',
    note: '',
    sez: '',
    ...changes,
  };
}

/** The same as the wire has it. */
export function buildCustomerAnswer({
  id = 'c1',
  ...changes
}: Partial<CustomerFields> & { id?: string } = {}): Customer {
  const { addressGstin: _, ...kept } = readCustomer(buildCustomer(changes));
  const at = '2026-11-21T06:00:00.000Z';
  const by = { createdAt: at, createdBy: 'meena', changedAt: at, changedBy: 'meena' };
  return { ...kept, id, version: 1, archivedAt: null, mergedInto: null, ...by };
}
