import { stateName } from '../tax/states.ts';
import type { Customer } from './customer.ts';

/** The columns of the export. The import reads the same headings. */
export const customerCsvHeader = [
  'Name',
  'GSTIN',
  'Billing address',
  'Delivery addresses',
  'Place',
  'PIN',
  'State',
  'Contact person',
  'Phone',
  'E-mail',
  'Language',
  'Credit days',
  'Tally ledger',
  'Note',
  'Archived',
];

/** A customer as a row of the export. Several delivery addresses are separated by an empty line. */
export function customerCsvRow(customer: Customer): string[] {
  return [
    customer.name,
    customer.gstin,
    customer.billingAddress,
    customer.deliveryAddresses.join('\n\n'),
    customer.place,
    customer.pin,
    stateName(customer.stateCode) ?? '',
    customer.contactPerson,
    customer.phone,
    customer.email,
    customer.language,
    String(customer.creditDays),
    customer.tallyName,
    customer.note,
    customer.archivedAt?.slice(0, 10) ?? '',
  ];
}
