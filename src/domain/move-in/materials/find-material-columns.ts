import type { Sheet } from '../../customers/import/sheet.ts';
import { type FoundColumns, findColumns } from '../find-columns.ts';
import { type FactColumn, factHeading, factOfHeading } from './fact-cells.ts';
import { type MaterialField, materialHeadings } from './material-cells.ts';

/** Where a sheet has what is known of a material, its facts too, and the rows below its headings. */
export type MaterialSheet = FoundColumns<MaterialField> & { facts: (FactColumn & { column: number })[] };

/** `findMaterialColumns(sheets)` → the sheet that names most of the fields; null when none has a column of codes. */
export function findMaterialColumns(sheets: readonly Sheet[]): { sheet: Sheet; found: MaterialSheet } | null {
  const chosen = findColumns(sheets, materialWords, ({ code }) => code >= 0);
  if (!chosen) return null;
  const { sheet, found } = chosen;
  const taken = new Set<number>(Object.values(found.columns));
  const facts = new Map<string, MaterialSheet['facts'][number]>();
  for (const [column, heading] of found.headings.entries()) {
    const fact = taken.has(column) ? null : factOfHeading(heading);
    if (fact && !facts.has(factHeading(fact))) facts.set(factHeading(fact), { ...fact, column });
  }
  return { sheet, found: { ...found, facts: [...facts.values()] } };
}

/** What the sheet calls the column; as the workbook of materials does where it has none. */
export function headingOf({ headings, columns }: MaterialSheet, field: MaterialField): string {
  return headings[columns[field]]?.trim() || materialHeadings[field];
}

const materialWords: Record<MaterialField, string[]> = {
  code: ['code', 'material code', 'item code', 'product code', 'design code', 'design no', 'sku', 'कोड', 'କୋଡ୍'],
  en: ['name english', 'name', 'name en', 'english name', 'material name', 'product name', 'item name', 'description'],
  hi: ['name hindi', 'name hi', 'hindi name', 'नाम'],
  or: ['name odia', 'name or', 'odia name', 'ନାମ'],
  category: ['category', 'gallery', 'group'],
  colourways: ['colourways', 'colourway', 'colours', 'colors', 'colour', 'color', 'shades', 'shade'],
  product: ['product of the form', 'form product', 'product on documents'],
  rate: ['rate', 'price', 'rate rs', 'price rs', 'list price', 'selling price', 'unit price'],
  unit: ['rate for', 'rate per', 'price per', 'per', 'unit', 'uom'],
  discontinued: ['discontinued', 'no longer sold'],
  successor: ['successor', 'replaced by'],
};
