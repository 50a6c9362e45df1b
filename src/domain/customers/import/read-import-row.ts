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

/** Reads a row below the headings. `readImportRow(sheet, row)` → `{ number: 4, values: { name: 'Model Hostels' }, customer }` */
export function readImportRow(sheet: HeadedSheet, row: CellRow): ImportRow | RefusedRow {
  const refused = (field: ImportField, message: string) => refusedRow(sheet, row, field, message);
  const unreadable = row.unreadable.find(({ column }) => sheet.columns[column]);
  if (unreadable)
    return {
      number: row.number,
      message: `Row ${row.number}, ${sheet.headings[unreadable.column]}: ${unreadable.why}. Copy the column in the spreadsheet, and paste its values.`,
    };
  const values = valuesOf(sheet, row);
  for (const [field, text] of Object.entries(values))
    if (/^[=@]/.test(text)) return refused(field as ImportField, `“${shortened(text)}” is a formula. Paste its value.`);
  if (!values.name) return refused('name', 'there is no name.');
  const creditDays = daysIn(values.creditDays ?? '0');
  if (creditDays === null) return refused('creditDays', `“${values.creditDays}” is not a number of days.`);
  const language = importedLanguage(values.language ?? '');
  if (language === null) return refused('language', `“${values.language}” is not English, Hindi or Odia.`);
  const fields: CustomerFields = {
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
  };
  const [problem] = customerProblems(fields);
  if (problem) return refused(fieldOfProblem(problem.field, values), problem.message);
  return { number: row.number, values, customer: readCustomer(fields) };
}

/** A row is named as spreadsheets count, a column by its heading. */
export function refusedRow(
  { headings, columns }: HeadedSheet,
  { number }: { number: number },
  field: ImportField,
  message: string,
): RefusedRow {
  const column = columns.indexOf(field);
  const heading = column === -1 ? importFieldLabels[field] : headings[column];
  return { number, message: `Row ${number}, ${heading}: ${message}` };
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
