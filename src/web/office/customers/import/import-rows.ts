import type { ImportRowAnswer } from '#contract/customer-imports.ts';
import { customerLabels } from '#domain/customers/customer-labels.ts';
import type { ImportField } from '#domain/customers/import/import-field.ts';

/** `changesText([{ field: 'creditDays', from: '30', to: '45' }])` → `'credit days, was 30'` */
export function changesText(changes: ImportRowAnswer['changes']): string {
  return changes.map(({ field, from }) => `${lowerCase(customerLabels[field])}, was ${from || 'none'}`).join('; ');
}

/** Whether this column's value changes the customer. */
export function isChanged(field: ImportField | null, changes: ImportRowAnswer['changes']): boolean {
  return changes.some((change) => fieldsOf[change.field].includes(field));
}

function lowerCase(label: string) {
  return /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

const fieldsOf: Record<keyof typeof customerLabels, (ImportField | null)[]> = {
  billingAddress: ['address'],
  deliveryAddresses: ['deliveryAddress'],
  gstin: ['gstin'],
  place: ['place'],
  pin: ['pin'],
  creditDays: ['creditDays'],
  contactPerson: ['contactPerson'],
  phone: ['phone'],
  email: ['email'],
  language: ['language'],
  tallyName: ['tallyName'],
  note: ['note'],
  sez: [],
};
