import type { MaterialRow } from '../materials/material-report.ts';
import { quantitiesSaid } from '../materials/quantities-said.ts';
import type { WrittenCell, WrittenColumn, WrittenSheet } from '../text/written-sheet.ts';

const columns = [
  { head: 'Code', kind: 'text', width: 14 },
  { head: 'Name', kind: 'text', width: 30 },
  { head: 'Asked for', kind: 'count', width: 10 },
  { head: 'Samples', kind: 'count', width: 10 },
  { head: 'Became orders', kind: 'count', width: 14 },
  { head: 'Quoted', kind: 'count', width: 10 },
  { head: 'Quantity quoted', kind: 'text', width: 20 },
  { head: 'Sold', kind: 'count', width: 10 },
  { head: 'Credit notes', kind: 'count', width: 12 },
  { head: 'Quantity sold', kind: 'text', width: 20 },
  { head: 'Taxable value', kind: 'rupees', width: 16 },
] as const satisfies WrittenColumn[];

/** What was asked for, sampled, quoted and sold of each material, as a sheet of a workbook. Quantities say their units: '12 roll, 3 pcs'. */
export function materialsSheet(rows: readonly MaterialRow[]): WrittenSheet {
  return { name: 'Materials', columns, rows: cellsOf(rows) };
}

async function* cellsOf(rows: readonly MaterialRow[]): AsyncGenerator<WrittenCell[]> {
  for (const row of rows) {
    const { code, name, asked, sampled, ordered, quoted, offered, sold, credited, quantities, net } = row;
    const [quotedSaid, soldSaid] = [quantitiesSaid(offered), quantitiesSaid(quantities)];
    yield [code, name, asked, sampled, ordered, quoted, quotedSaid, sold, credited, soldSaid, net];
  }
}
