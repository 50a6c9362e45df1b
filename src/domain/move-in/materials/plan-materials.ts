import type { CatalogueMaterial } from '../../materials/catalogue-material.ts';
import { materialKey } from '../../materials/material-key.ts';
import { materialProblems, namedBy } from '../../materials/material-problems.ts';
import { inEnglish } from '../../text/names.ts';
import type { CategoryTitles } from './category-titles.ts';
import { factHeading } from './fact-cells.ts';
import { headingOf, type MaterialSheet } from './find-material-columns.ts';
import { type MaterialField, materialCells } from './material-cells.ts';
import { type ReadMaterial, readMaterialCode, readMaterialRow } from './read-material-row.ts';

/** What the shop has: its materials, the categories and products of its catalogue, and the cities of its offices. */
type ShopAround = {
  materials: readonly CatalogueMaterial[];
  categories: CategoryTitles;
  products: readonly string[];
  cities: readonly string[];
};

/** What becomes of a row. `message`: why it is refused; '' for the others. */
export type PlannedMaterial = {
  number: number;
  what: 'new' | 'changes' | 'same' | 'refused';
  message: string;
  /** As the record will have it, in the words of the sheet; null for a refused row. */
  material: (Record<'code' | 'name' | 'category' | 'colourways' | 'rate', string> & { changed: string[] }) | null;
};

type Read = (ReadMaterial & { isNew: boolean }) | { number: number; message: string };

/**
 * What the rows make of the materials: the rows, and the materials to save. A code is compared as the shop compares codes. The same rows
 * again change nothing.
 */
export function planMaterials(
  sheet: MaterialSheet,
  shop: ShopAround,
): { rows: PlannedMaterial[]; saves: CatalogueMaterial[] } {
  const there = new Map(shop.materials.map((material) => [materialKey(material.code), material]));
  const rows = withoutWrong(sheet, readAll(sheet, there, shop), there, shop);
  return {
    rows: rows.map((row) => plannedOf(row, shop)),
    saves: rows.flatMap((row) => ('material' in row && isToSave(row) ? [row.material] : [])),
  };
}

function readAll(sheet: MaterialSheet, there: ReadonlyMap<string, CatalogueMaterial>, shop: ShopAround): Read[] {
  const codes = sheet.rows.map((row) => readMaterialCode(sheet, row));
  const rowsOf = new Map<string, number[]>();
  for (const [at, { number }] of sheet.rows.entries()) {
    const code = codes[at];
    if (code && 'value' in code)
      rowsOf.set(materialKey(code.value), [...(rowsOf.get(materialKey(code.value)) ?? []), number]);
  }
  return sheet.rows.map((row, at) => {
    const code = codes[at] ?? { why: 'there is no code.' };
    const begin = `Row ${row.number}, ${headingOf(sheet, 'code')}`;
    if ('why' in code) return { number: row.number, message: `${begin}: ${code.why}` };
    const key = materialKey(code.value);
    const twins = (rowsOf.get(key) ?? []).filter((number) => number !== row.number);
    if (twins.length > 0) {
      const [first, more] = [twins.slice(0, 3).join(', '), twins.length > 3 ? ' and more' : ''];
      const message = `${begin}: ${code.value} is in row ${first}${more} too. Keep one row of it.`;
      return { number: row.number, message };
    }
    const known = there.get(key);
    return {
      ...readMaterialRow(sheet, row, known ?? blankMaterial(code.value), shop),
      isNew: !known,
    };
  });
}

/** Refuses what is wrong with the materials themselves; then what names a material that is refused, and so on. */
function withoutWrong(
  sheet: MaterialSheet,
  rows: Read[],
  there: ReadonlyMap<string, CatalogueMaterial>,
  shop: ShopAround,
): Read[] {
  const folders = shop.categories.map(({ folder }) => folder);
  const keyOf = (row: Read) => ('material' in row ? materialKey(row.material.code) : '');
  const codes = new Set([...there.keys(), ...rows.map(keyOf).filter((key) => key !== '')]);
  const checked = [...rows];
  let asked = [...rows.keys()];
  while (asked.length > 0) {
    const gone = new Set<string>();
    for (const at of asked) {
      const row = checked[at];
      if (!row || !('material' in row) || !isToSave(row)) continue;
      const { material, number } = row;
      const before = there.get(materialKey(material.code));
      const named = namedBy(material).filter((code) => codes.has(materialKey(code)));
      const around = {
        folders,
        products: [...shop.products, before?.product ?? ''],
        cities: [...shop.cities, ...(before?.ready ?? []).map(({ city }) => city)],
        codes: before ? [...named, ...namedBy(before)] : named,
      };
      const problems = materialProblems(material, around);
      if (problems.length === 0) continue;
      const reasons = problems.map(({ field, message }) => `${columnOf(sheet, field, material)}: ${ended(message)}`);
      checked[at] = { number, message: `Row ${number}, ${[...new Set(reasons)].join(' ')}` };
      const key = materialKey(material.code);
      if (!there.has(key)) gone.add(key);
    }
    for (const key of gone) codes.delete(key);
    asked = gone.size === 0 ? [] : [...checked.keys()].filter((at) => gone.has(successorKey(checked[at])));
  }
  return checked;
}

function successorKey(row: Read | undefined): string {
  return row && 'material' in row && row.material.successor !== '' ? materialKey(row.material.successor) : '';
}

function isToSave({ isNew, changed }: ReadMaterial & { isNew: boolean }): boolean {
  return isNew || changed.length > 0;
}

function plannedOf(row: Read, { categories }: ShopAround): PlannedMaterial {
  const { number } = row;
  if ('message' in row) return { number, what: 'refused', message: row.message, material: null };
  const { material, isNew, changed } = row;
  const { code, en, category, colourways, rate } = materialCells(material, categories);
  return {
    number,
    what: isNew ? 'new' : changed.length > 0 ? 'changes' : 'same',
    message: '',
    material: { code, name: en, category, colourways, rate, changed: isNew ? [] : changed },
  };
}

/** The column to look at, or the page of the material for what a sheet does not have. */
function columnOf(sheet: MaterialSheet, field: string, { facts, rate }: CatalogueMaterial): string {
  const [part = '', nth = ''] = field.split('.');
  const fact = part === 'facts' ? facts[Number(nth)] : undefined;
  if (fact) return factHeading({ kind: fact.kind, label: fact.label.en });
  if (part === 'names') return headingOf(sheet, nth as MaterialField);
  if (part === 'folder') return headingOf(sheet, 'category');
  if (part === 'rate') return headingOf(sheet, rate?.unit === '' ? 'unit' : 'rate');
  if (part === 'colourways' || part === 'product' || part === 'successor' || part === 'code')
    return headingOf(sheet, part);
  return 'the page of the material';
}

function ended(message: string): string {
  return message.endsWith('.') ? message : `${message}.`;
}

function blankMaterial(code: string): CatalogueMaterial {
  const blank = inEnglish('');
  return {
    ...{ code, names: blank, folder: '', facts: [], where: blank, whereNot: blank, care: blank, rate: null },
    colourways: [{ names: blank, colours: [], pictures: [] }],
    ...{ ready: [], files: [], goesWith: [], product: '', discontinued: false, successor: '' },
  };
}
