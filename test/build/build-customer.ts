import type { CustomerFields } from '#domain/customers/customer.ts';

/** What staff type for a registered customer in Delhi. */
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
    ...changes,
  };
}
