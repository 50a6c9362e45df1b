import type { Customer, CustomerFields } from '../customer.ts';
import { customerAddressKey, customerPhoneKey } from '../customer-keys.ts';
import { type ReadCustomer, readCustomer } from '../read-customer.ts';
import type { ImportValues } from './import-field.ts';
import { importedAddress, linesOfAddress, says } from './imported-address.ts';
import type { ImportRow } from './read-import-row.ts';

/**
 * The customer after an import of a row: a blank cell leaves what is there, and so does a cell that says the same in another
 * form, as `98100 55521` for `+91 98100 55521`. The name stays: GSTIN and name say which customer it is.
 */
export function importedChanges(before: Customer, { values, customer }: ImportRow): ReadCustomer {
  const given = <Field extends keyof CustomerFields>(field: Field, isGiven: unknown) =>
    isGiven ? customer[field] : before[field];
  const other = (text: string, than: string) => fold(text) !== fold(than);
  const fields: CustomerFields = {
    gstin: before.gstin || customer.gstin,
    billingAddress: before.billingAddress,
    deliveryAddresses: withNew(before.deliveryAddresses, customer.deliveryAddresses),
    place: given('place', values.place && other(values.place, before.place)),
    pin: given('pin', values.pin),
    contactPerson: given('contactPerson', values.contactPerson && other(values.contactPerson, before.contactPerson)),
    phone: given('phone', values.phone && customerPhoneKey(values.phone) !== customerPhoneKey(before.phone)),
    email: given('email', values.email && other(values.email, before.email)),
    language: given('language', values.language),
    creditDays: given('creditDays', values.creditDays),
    tallyName: given('tallyName', values.tallyName && other(values.tallyName, before.tallyName || before.name)),
    note: given('note', values.note && other(values.note, before.note)),
    sez: before.sez,
  };
  return readCustomer({ ...fields, billingAddress: changedAddress(before, fields, values) });
}

/** The block of the row when the block of the customer does not say its lines, else the same with a GSTIN that it lacks. */
function changedAddress(before: Customer, { gstin, place, pin }: CustomerFields, values: ImportValues): string {
  const lines = before.billingAddress.split('\n');
  const news = linesOfAddress(values, values.name ?? '').filter((line) => !says(lines, line));
  if (news.length > 0) return importedAddress({ ...values, name: before.name, gstin, place, pin });
  return before.gstin === gstin || says(lines, gstin)
    ? before.billingAddress
    : `${before.billingAddress}\nGSTIN: ${gstin}`;
}

function withNew(before: string[], imported: string[]): string[] {
  const known = new Set(before.map(customerAddressKey));
  return [...before, ...imported.filter((address) => !known.has(customerAddressKey(address)))];
}

function fold(text: string) {
  return text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
