import { plainRupees } from '../money/plain-rupees.ts';
import type { WrittenSheet } from '../text/written-sheet.ts';
import { ageBoxes } from './ageing.ts';
import type { OutstandingRow } from './outstanding-row.ts';

const amounts = ['Not due', '1 to 30 days', '31 to 60 days', '61 to 90 days', 'Over 90 days', 'Advance', 'Owed'];

/** The columns of the list as a CSV file. */
export const outstandingHeader = ['Customer', 'Oldest due', ...amounts];

/** A line of the CSV file: `['Sample Hotels', '2026-10-01', '0.00', '1180.00', …]` */
export function outstandingCsvRow(row: OutstandingRow): string[] {
  return [row.name, row.oldestDue, ...amountsOf(row).map(plainRupees)];
}

/** The list as a sheet of a workbook, in which amounts and dates are values. */
export function outstandingSheet(rows: AsyncIterable<OutstandingRow>): WrittenSheet {
  return {
    name: 'Outstanding',
    columns: [
      { head: 'Customer', kind: 'text', width: 40 },
      { head: 'Oldest due', kind: 'date', width: 12 },
      ...amounts.map((head) => ({ head, kind: 'rupees' as const, width: 16 })),
    ],
    rows: cellsOf(rows),
  };
}

async function* cellsOf(rows: AsyncIterable<OutstandingRow>) {
  for await (const row of rows) yield [row.name, row.oldestDue, ...amountsOf(row)];
}

function amountsOf(row: OutstandingRow): number[] {
  return [...ageBoxes.map((box) => row[box]), row.advance, row.owed];
}
