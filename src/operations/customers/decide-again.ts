import type { Customer } from '#domain/customers/customer.ts';
import type { HeadedSheet } from '#domain/customers/import/find-headings.ts';
import { planImport } from '#domain/customers/import/plan-import.ts';
import type { PlannedRow } from '#domain/customers/import/planned-row.ts';
import { type ImportRow, type RefusedRow, refusedRow } from '#domain/customers/import/read-import-row.ts';
import type { ImportWrite } from '../ports/customer-imports.ts';

export type Decided = { writes: ImportWrite[]; refused: RefusedRow[] };

/** A row with what the import was going to do with it. */
export type RowToStore = { row: ImportRow; planned: PlannedRow };

/**
 * Decides about the rows of a batch with the customers as they are now. A row for which somebody has changed the book since
 * the file was checked is refused: nobody overwrites what he has not seen. `idOf`: the id of the customer whom a row adds.
 */
export function decideAgain(
  sheet: HeadedSheet,
  rows: readonly RowToStore[],
  customers: readonly Customer[],
  idOf: (row: number) => string,
): Decided {
  const decided: Decided = { writes: [], refused: [] };
  const now = planImport(
    sheet,
    rows.map(({ row }) => row),
    customers,
  );
  for (const [at, { row, planned }] of rows.entries()) {
    const plan = now[at];
    if (plan?.what === 'same') continue;
    if (plan?.what === 'new' && planned.what === 'new')
      decided.writes.push({ id: idOf(row.number), fields: plan.fields, before: null });
    else if (plan?.what === 'changes' && planned.what === 'changes' && isUnchanged(plan.customer, planned.customer))
      decided.writes.push({ id: plan.customer.id, fields: plan.fields, before: plan.customer });
    else decided.refused.push(refusedRow(sheet, row, 'name', changedMeanwhile(plan)));
  }
  return decided;
}

function isUnchanged(now: Customer, then: Customer): boolean {
  return now.id === then.id && now.version === then.version;
}

function changedMeanwhile(plan: PlannedRow | undefined): string {
  const who = plan?.what === 'changes' ? ` by ${plan.customer.changedBy}` : '';
  return `the customer was changed${who} while the file was checked. Import the file again.`;
}
