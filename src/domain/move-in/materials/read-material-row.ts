import type { CellRow } from '../../customers/import/sheet.ts';
import type { CatalogueMaterial, Colourway } from '../../materials/catalogue-material.ts';
import { isMaterialCode, longestCode } from '../../materials/material-key.ts';
import { settleMaterial } from '../../materials/settle-material.ts';
import { catalogueLanguages } from '../../text/catalogue-language.ts';
import { foldText } from '../../text/fold-text.ts';
import { inEnglish } from '../../text/names.ts';
import { type Cell, readPrice, readSheetCell } from '../read-sheet-cell.ts';
import { type CategoryTitles, folderOfTitle } from './category-titles.ts';
import { factCell, factHeading, losesTexts, withFactCell } from './fact-cells.ts';
import { headingOf, type MaterialSheet } from './find-material-columns.ts';
import { type MaterialField, materialCells, materialHeadings } from './material-cells.ts';

/** What a row makes of a material; `changed`: the headings of the columns that say something else than the record. */
export type ReadMaterial = { number: number; material: CatalogueMaterial; changed: string[] };

/** `readMaterialCode(sheet, row)` → `{ value: 'WP 204' }`, or why it is no code. */
export function readMaterialCode({ columns }: MaterialSheet, row: CellRow): Cell<string> {
  return readSheetCell(row, columns.code, (text): Cell<string> => {
    const code = text.replaceAll(/\s+/g, ' ');
    if (code === '') return { why: 'there is no code. Each row needs the code of its material.' };
    if (code.length > longestCode)
      return { why: `it has ${code.length} characters. A code has at most ${longestCode}: shorten it.` };
    if (isMaterialCode(code)) return { value: code };
    return {
      why: `“${code}” is no code. It has letters, digits, spaces and hyphens, and a letter or digit at both ends: WP 204.`,
    };
  });
}

/**
 * What a row says, onto the material that is there (or a blank one of its code). A blank cell says nothing, as does one that says what the
 * record has. Every reason why it is not understood: `{ number: 4, message: 'Row 4, Category: “Carpet” is no category. …' }`
 */
export function readMaterialRow(
  sheet: MaterialSheet,
  row: CellRow,
  before: CatalogueMaterial,
  { categories, products }: { categories: CategoryTitles; products: readonly string[] },
): ReadMaterial | { number: number; message: string } {
  const reasons: string[] = [];
  const cells = materialCells(before, categories);
  const said = <Value>(heading: string, column: number, was: string, of: (text: string) => Cell<Value>) => {
    const isUnreadable = row.unreadable.some((cell) => cell.column === column);
    const text = flat(row.cells[column] ?? '');
    if (!isUnreadable && (text === '' || text === flat(was))) return undefined;
    const answer = readSheetCell(row, column, of);
    if ('value' in answer) return answer.value;
    reasons.push(`${sheet.headings[column]?.trim() || heading}: ${answer.why}`);
    return undefined;
  };
  const field = <Value>(name: MaterialField, of: (text: string) => Cell<Value>) =>
    said(materialHeadings[name], sheet.columns[name], cells[name], of);
  const names = Object.fromEntries(
    catalogueLanguages.map((language) => [language, field(language, asText) ?? before.names[language]]),
  ) as CatalogueMaterial['names'];
  const folder = field('category', (text) => readCategory(text, categories)) ?? before.folder;
  const colourways = field('colourways', (text) => readColourways(text, before.colourways)) ?? before.colourways;
  const product = field('product', (text) => readProduct(text, products)) ?? before.product;
  const paise = field('rate', readPrice) ?? before.rate?.paise ?? null;
  const unit = field('unit', asText) ?? before.rate?.unit ?? '';
  if (paise === null && unit !== '')
    reasons.push(`${headingOf(sheet, 'unit')}: there is no rate. Type the rate, or leave this blank.`);
  const rate = paise === null ? null : { paise, unit, shown: before.rate?.shown ?? false };
  const discontinued = field('discontinued', readYesNo) ?? before.discontinued;
  // What is sold again has no successor.
  const kept = before.discontinued && !discontinued ? '' : before.successor;
  const successor = field('successor', asText) ?? kept;
  let { facts } = before;
  for (const fact of sheet.facts)
    facts =
      said(factHeading(fact), fact.column, factCell(facts, fact), () =>
        withFactCell(facts, fact, row.cells[fact.column] ?? ''),
      ) ?? facts;
  if (reasons.length > 0) return { number: row.number, message: `Row ${row.number}, ${reasons.join(' ')}` };
  const material = settleMaterial({
    ...before,
    ...{ names, folder, colourways, product, rate, discontinued, successor, facts },
  });
  return { number: row.number, material, changed: changedColumns(sheet, before, material, categories) };
}

function changedColumns(
  sheet: MaterialSheet,
  before: CatalogueMaterial,
  after: CatalogueMaterial,
  categories: CategoryTitles,
): string[] {
  const [old, now] = [materialCells(before, categories), materialCells(after, categories)];
  const fields = Object.keys(materialHeadings) as MaterialField[];
  return [
    ...fields.filter((name) => old[name] !== now[name]).map((name) => materialHeadings[name]),
    ...sheet.facts
      .filter((fact) => factCell(before.facts, fact) !== factCell(after.facts, fact))
      .map((fact) => factHeading(fact) + (losesTexts(before.facts, after.facts, fact) ? withoutTexts : '')),
  ];
}

// A sheet has no column for them.
const withoutTexts = ' (its Hindi and Odia go: type them again on its page)';

/** What a file keeps of a text: one space for each gap, and no characters without width. */
function flat(text: string): string {
  return text
    .replaceAll(/[\u200b\ufeff]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function asText(text: string): Cell<string> {
  return { value: text.replaceAll(/\s+/g, ' ') };
}

function readCategory(text: string, categories: CategoryTitles): Cell<string> {
  const value = folderOfTitle(text, categories);
  return value === null
    ? { why: `“${text.slice(0, 60)}” is no category. Write it as the Catalogue does, or add it there first.` }
    : { value };
}

function readProduct(text: string, products: readonly string[]): Cell<string> {
  const value = products.find((name) => foldText(name) === foldText(text));
  return value === undefined
    ? {
        why: `“${text.slice(0, 60)}” is no product of the form. Write it as the Catalogue does, or add it there first.`,
      }
    : { value };
}

function readYesNo(text: string): Cell<boolean> {
  if (/^(?:yes|y|true|1)$/i.test(text)) return { value: true };
  if (/^(?:no|n|false|0)$/i.test(text)) return { value: false };
  return { why: `“${text.slice(0, 40)}” is neither Yes nor No.` };
}

/** By their English names. One with pictures is not left out by a row: nobody sees them in a sheet. */
function readColourways(text: string, before: readonly Colourway[]): Cell<Colourway[]> {
  const names = new Map(
    text
      .split(/[;\n]/)
      .map(flat)
      .filter((name) => name !== '')
      .map((name) => [foldText(name), name]),
  );
  const unnamed = before.length === 1 ? before.find((way) => way.names.en === '') : undefined;
  const left = before.find(
    (way) => way !== unnamed && way.pictures.length > 0 && !names.has(foldText(flat(way.names.en))),
  );
  if (left)
    return { why: `${left.names.en} has pictures. Name it here too, or remove it on the page of the material.` };
  const value = [...names].map(([key, name], nth): Colourway => {
    const there = before.find((way) => foldText(flat(way.names.en)) === key) ?? (nth === 0 ? unnamed : undefined);
    return there
      ? { ...there, names: { ...there.names, en: name } }
      : { names: inEnglish(name), colours: [], pictures: [] };
  });
  return value.length > 0 ? { value } : { why: 'there is no name between the semicolons.' };
}
