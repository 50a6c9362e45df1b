import type { CustomerFields } from '../customer.ts';
import { customerProblems } from '../customer-problems.ts';
import { type ReadCustomer, readCustomer } from '../read-customer.ts';
import type { HeadedSheet } from './find-headings.ts';
import { type ImportField, type ImportValues, importFieldLabels } from './import-field.ts';
import { importedAddress } from './imported-address.ts';
import { importedLanguage } from './imported-language.ts';
import type { CellRow } from './sheet.ts';

/** A row that was understood: what it says, and the customer that it would be alone. */
export type ImportRow = { number: number; values: ImportValues; customer: ReadCustomer };

/** A row that was not, with a sentence that names row and column. */
export type RefusedRow = { number: number; message: string };

/**
 * Reads a row below the headings. A refused one says everything that is to mend, column by column.
 * `readImportRow(sheet, row)` → `{ number: 4, values: { name: 'Model Hostels' }, customer }`
 */
export function readImportRow(sheet: HeadedSheet, row: CellRow): ImportRow | RefusedRow {
  const unreadable = row.unreadable.filter(({ column }) => sheet.columns[column]);
  if (unreadable.length > 0)
    return refused(
      row,
      unreadable.map(({ column, why }) => [
        sheet.headings[column] ?? '',
        `${why}. Copy the column in the spreadsheet, and paste its values.`,
      ]),
    );
  const values = valuesOf(sheet, row);
  const creditDays = daysIn(values.creditDays ?? '0');
  const language = importedLanguage(values.language ?? '');
  const customer = customerOf(values, creditDays ?? 0, language ?? 'en');
  const reasons = [
    ...formulas(values),
    ...(values.name ? [] : [{ field: 'name' as const, message: 'there is no name.' }]),
    ...(creditDays === null
      ? [{ field: 'creditDays' as const, message: `“${values.creditDays}” is not a number of days.` }]
      : []),
    ...(language === null
      ? [{ field: 'language' as const, message: `“${values.language}” is not English, Hindi or Odia.` }]
      : []),
  ];
  // A formula has no value yet and a customer without a name no address: more would be said of them than is wrong.
  const told = new Set<ImportField>(reasons.map(({ field }) => field));
  for (const { field, message } of customerProblems(customer)) {
    const column = fieldOfProblem(field, values);
    if (!told.has(column) && (values.name || column !== 'address')) reasons.push({ field: column, message });
  }
  if (reasons.length > 0) {
    const at = ({ field }: { field: ImportField }) => sheet.columns.indexOf(field);
    const inOrder = reasons.toSorted((one, other) => at(one) - at(other));
    return refused(
      row,
      inOrder.map(({ field, message }) => [headingOf(sheet, field), message]),
    );
  }
  return { number: row.number, values, customer: readCustomer(customer) };
}

/** A row is named as spreadsheets count, a column by its heading. */
export function refusedRow(
  sheet: HeadedSheet,
  row: { number: number },
  field: ImportField,
  message: string,
): RefusedRow {
  return refused(row, [[headingOf(sheet, field), message]]);
}

/** The reasons are pairs of a heading and a sentence. */
function refused({ number }: { number: number }, reasons: (readonly [string, string])[]): RefusedRow {
  const sentences = reasons.map(([heading, message]) => `${heading}: ${message}`);
  return { number, message: `Row ${number}, ${sentences.join(' ')}` };
}

function headingOf({ headings, columns }: HeadedSheet, field: ImportField): string {
  return headings[columns.indexOf(field)] ?? importFieldLabels[field];
}

function formulas(values: ImportValues): { field: ImportField; message: string }[] {
  return Object.entries(values)
    .filter(([, text]) => /^[=@]/.test(text))
    .map(([field, text]) => ({
      field: field as ImportField,
      message: `“${shortened(text)}” is a formula. Paste its value.`,
    }));
}

function customerOf(values: ImportValues, creditDays: number, language: CustomerFields['language']): CustomerFields {
  return {
    gstin: values.gstin ?? '',
    billingAddress: importedAddress(values),
    deliveryAddresses: blocksOf(values.deliveryAddress ?? ''),
    place: values.place ?? '',
    pin: values.pin ?? '',
    contactPerson: values.contactPerson ?? '',
    phone: values.phone ?? '',
    email: values.email ?? '',
    language,
    creditDays,
    tallyName: values.tallyName === values.name ? '' : (values.tallyName ?? ''),
    note: values.note ?? '',
    sez: '',
  };
}

/** Addresses are separated by an empty line. */
function blocksOf(text: string): string[] {
  return text.split(/\n\s*\n/).filter((block) => block.trim() !== '');
}

function valuesOf({ columns }: HeadedSheet, { cells }: CellRow): ImportValues {
  const values: ImportValues = {};
  for (const [at, field] of columns.entries()) {
    const text = cells[at] ?? '';
    if (field === null || text === '') continue;
    values[field] = values[field] === undefined ? text : `${values[field]}\n${text}`;
  }
  return values;
}

function daysIn(text: string): number | null {
  const days = /^(\d{1,4})(?:\.0+)?\s*(?:days?|d)?\.?$/i.exec(text)?.[1];
  return days === undefined ? null : Number(days);
}

function fieldOfProblem(field: string, values: ImportValues): ImportField {
  const [name = ''] = field.split('.');
  if (name === 'deliveryAddresses') return 'deliveryAddress';
  if (name === 'billingAddress') return values.address ? 'address' : 'name';
  return name as ImportField;
}

function shortened(text: string) {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
