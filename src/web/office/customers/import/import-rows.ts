import type { ImportPreview, ImportRowAnswer } from '#contract/customer-imports.ts';
import { customerLabels } from '#domain/customers/customer-labels.ts';
import type { ImportField } from '#domain/customers/import/import-field.ts';
import { csvLine, csvStart } from '#domain/text/csv-line.ts';

export type RowKind = ImportRowAnswer['what'];

export const rowKinds: { value: RowKind | 'all'; text: string }[] = [
  { value: 'all', text: 'All' },
  { value: 'new', text: 'New' },
  { value: 'changes', text: 'Changes' },
  { value: 'same', text: 'The same' },
  { value: 'refused', text: 'Refused' },
];

export function countKind({ rows }: Pick<ImportPreview, 'rows'>, kind: RowKind | 'all'): number {
  return kind === 'all' ? rows.length : rows.filter(({ what }) => what === kind).length;
}

/** `changesText([{ field: 'creditDays', from: '30', to: '45' }])` → `'credit days, was 30'` */
export function changesText(changes: ImportRowAnswer['changes']): string {
  return changes.map(({ field, from }) => `${lowerCase(customerLabels[field])}, was ${from || 'none'}`).join('; ');
}

/** Whether this column's value changes the customer. */
export function isChanged(field: ImportField | null, changes: ImportRowAnswer['changes']): boolean {
  return changes.some((change) => fieldsOf[change.field].includes(field));
}

/** The refused rows as a file, with the reason in the last column: corrected, it can be imported again. */
export function refusedFile({ headings, rows }: ImportPreview, refused: ReadonlyMap<number, string>): Blob {
  const lines = rows.flatMap(({ row, cells }) => {
    const message = refused.get(row);
    if (message === undefined) return [];
    return [csvLine([...headings.map((_, at) => cells[at] ?? ''), message])];
  });
  return new Blob([csvStart([...headings, 'Refused because']), ...lines], { type: 'text/csv;charset=utf-8' });
}

/** Row number → reason of refusal. */
export function refusedIn({ rows }: ImportPreview): ReadonlyMap<number, string> {
  return new Map(rows.flatMap(({ row, what, message }) => (what === 'refused' ? [[row, message] as const] : [])));
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
