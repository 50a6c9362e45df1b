import type { Company } from '../../company/company.ts';
import { isOwnBranch } from '../../receivables/is-own-branch.ts';
import { stateIn } from '../../tax/place-of-supply.ts';
import { stateName } from '../../tax/states.ts';
import type { Customer } from '../customer.ts';
import { customerProblems } from '../customer-problems.ts';
import type { HeadedSheet } from './find-headings.ts';
import { type ImportBook, openImportBook } from './import-book.ts';
import type { ImportField } from './import-field.ts';
import { importedChanges } from './imported-changes.ts';
import type { PlannedRow } from './planned-row.ts';
import { type ImportRow, type RefusedRow, readImportRow, refusedRow } from './read-import-row.ts';
import { repeatedRows } from './repeated-rows.ts';
import { rowsOfOneCustomer } from './rows-of-one-customer.ts';
import { shownChanges } from './shown-changes.ts';

/** Reads the rows of a sheet, as far as they can be understood without the book. */
export function readImportRows(sheet: HeadedSheet): (ImportRow | RefusedRow)[] {
  return sheet.rows.map((row) => readImportRow(sheet, row));
}

type Firm = Pick<Company, 'registrations'>;

/**
 * What an import of the rows will do with each of them. `customers`: those of the book that have the GSTIN, the name or the
 * phone of a row. `firm`: whose registrations are looked at, when the file is checked. Importing the same rows again changes nothing: a row that would then find another customer is refused.
 */
export function planImport(
  sheet: HeadedSheet,
  rows: readonly (ImportRow | RefusedRow)[],
  customers: readonly Customer[],
  firm: Firm | null = null,
): PlannedRow[] {
  const read = rows.filter((row) => 'customer' in row);
  const book = openImportBook(customers);
  const refused = repeatedRows(read);
  const planned = new Map(read.filter((row) => !refused.has(row)).map((row) => [row, planRow(sheet, row, book, firm)]));
  for (const [row, other] of rowsOfOneCustomer(planned, book, customers))
    refused.set(row, { field: 'name', message: `row ${other.number} is about the same customer.` });
  return rows.map((row): PlannedRow => {
    if ('message' in row) return { what: 'refused', ...row };
    const reason = refused.get(row);
    const plan = planned.get(row);
    if (plan && !reason) return plan;
    return { what: 'refused', ...refusedRow(sheet, row, reason?.field ?? 'name', reason?.message ?? '') };
  });
}

function planRow(sheet: HeadedSheet, row: ImportRow, book: ImportBook<Customer>, firm: Firm | null): PlannedRow {
  const { number, customer: fields } = row;
  const refuse = (field: ImportField, message: string): PlannedRow => ({
    what: 'refused',
    ...refusedRow(sheet, row, field, message),
  });
  const { live, archived } = book.match(fields);
  const [customer] = live;
  if (live.length > 1) return refuse('name', `${live.length} customers have this name. Add the PIN or the GSTIN.`);
  if (!customer) {
    const [gone] = archived;
    if (gone?.mergedInto) return refuse('name', `${gone.name} was made one with another customer.`);
    if (gone) return refuse('name', `${gone.name} is archived. An owner can bring the customer back.`);
    const sharer = book.withPhone(fields.phone);
    const own = isOurs(firm, fields) ? 'This is our own GSTIN: what our own branch is billed, nobody owes.' : '';
    const warnings = [sharer ? `${sharer.name} has this phone.` : '', stateWarning(row), own];
    return { what: 'new', number, fields, warning: warnings.filter(Boolean).join(' ') };
  }
  const after = importedChanges(customer, row);
  if (isOurs(firm, after) && !isOurs(firm, customer)) {
    const apart = `${after.gstin} is our own GSTIN, and the account of ${customer.name} stays apart from that of our own branch.`;
    return refuse('gstin', `${apart} Type the customer’s own GSTIN, or leave it blank.`);
  }
  const changes = shownChanges(customer, after);
  const warning = customer.name === fields.name ? '' : `The book has the name ${customer.name}. It stays.`;
  if (changes.length === 0) return { what: 'same', number, customer, warning };
  const [problem] = customerProblems(after);
  if (problem) return refuse('name', `${customer.name} cannot be changed so. ${problem.message}`);
  return { what: 'changes', number, customer, fields: after, changes, warning };
}

function isOurs(firm: Firm | null, { gstin }: Pick<Customer, 'gstin'>): boolean {
  return firm !== null && isOwnBranch(firm, gstin);
}

/** The state of a row as its column names it, where its GSTIN or its PIN is of another: one of them is mistyped. */
function stateWarning({ values, customer: { gstin, stateCode } }: ImportRow): string {
  const named = stateIn(values.state ?? '');
  if (!named || stateCode === '' || named === stateCode) return '';
  return `Its state is ${stateName(named)}, and its ${gstin ? 'GSTIN' : 'PIN'} is of ${stateName(stateCode)}. Look which is right.`;
}
