import type { CustomerFields } from './customer.ts';

/** The labels of the fields, for the form, the import and sentences. */
export const customerLabels: Record<keyof CustomerFields, string> = {
  billingAddress: 'Billing address',
  deliveryAddresses: 'Delivery address',
  gstin: 'GSTIN',
  place: 'Place',
  pin: 'PIN',
  creditDays: 'Credit days',
  contactPerson: 'Contact person',
  phone: 'Phone',
  email: 'E-mail',
  language: 'Writes in',
  tallyName: 'Tally ledger',
  note: 'Note',
  sez: 'SEZ unit',
};
