import { hash } from 'node:crypto';
import type { Customer } from '#domain/customers/customer.ts';
import { customerAddressKey, customerNameKey, customerPhoneKey } from '#domain/customers/customer-keys.ts';
import type { ReadCustomer } from '#domain/customers/read-customer.ts';
import type { Tables } from '../engine/tables.ts';

export type CustomerRow = Tables['customers'];

/** The columns that follow from the fields. */
export function columnsOf(fields: Omit<ReadCustomer, 'addressGstin'>) {
  return {
    gstin: fields.gstin,
    name: fields.name,
    name_key: customerNameKey(fields.name),
    billing_address: fields.billingAddress,
    address_key: hash('sha256', customerAddressKey(fields.billingAddress)),
    delivery_addresses: JSON.stringify(fields.deliveryAddresses),
    place: fields.place,
    pin: fields.pin,
    state_code: fields.stateCode,
    contact_person: fields.contactPerson,
    phone: fields.phone,
    phone_key: customerPhoneKey(fields.phone),
    email: fields.email,
    language: fields.language,
    credit_days: fields.creditDays,
    tally_name: fields.tallyName,
    note: fields.note,
    sez: fields.sez,
  };
}

export function customerFromRow(row: CustomerRow): Customer {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    gstin: row.gstin,
    billingAddress: row.billing_address,
    deliveryAddresses: JSON.parse(row.delivery_addresses),
    place: row.place,
    pin: row.pin,
    stateCode: row.state_code,
    contactPerson: row.contact_person,
    phone: row.phone,
    email: row.email,
    language: row.language as Customer['language'],
    creditDays: row.credit_days,
    tallyName: row.tally_name,
    note: row.note,
    sez: row.sez === 'yes' ? 'yes' : '',
    archivedAt: row.archived_at,
    mergedInto: row.merged_into,
    createdAt: row.created_at,
    createdBy: row.created_by,
    changedAt: row.changed_at,
    changedBy: row.changed_by,
  };
}

/** The hash of a customer as the audit log records it: all columns but `seq`, which is the number of a line. */
export function customerDigest(row: Omit<CustomerRow, 'seq'>): string {
  // The mark came later: a customer without it has the digest of the releases before.
  const marks = row.sez === '' ? [] : [row.sez];
  return hash('sha256', JSON.stringify([...digested.map((column) => row[column]), ...marks]));
}

/** What an audit line says of a customer. The mark is a fact too: a release from before it, running beside, leaves it out of its digests. */
export function auditedCustomer(row: Omit<CustomerRow, 'seq'>) {
  const { id, version, sez } = row;
  return { id, version, sha256: customerDigest(row), ...(sez === '' ? {} : { sez }) };
}

const digested = [
  'id',
  'version',
  'gstin',
  'name',
  'name_key',
  'billing_address',
  'address_key',
  'delivery_addresses',
  'place',
  'pin',
  'state_code',
  'contact_person',
  'phone',
  'phone_key',
  'email',
  'language',
  'credit_days',
  'tally_name',
  'note',
  'archived_at',
  'merged_into',
  'created_at',
  'created_by',
  'changed_at',
  'changed_by',
] as const satisfies readonly (keyof CustomerRow)[];
