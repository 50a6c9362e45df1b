import type { Unit } from '../catalogue/catalogue-record.ts';
import type { NewProduct } from '../catalogue/missing/product-wish.ts';
import type { CellRow } from '../customers/import/sheet.ts';
import type { Pack } from '../measures/pack.ts';
import { readPack } from '../measures/read-pack.ts';
import { formatRate } from '../money/format-rupees.ts';
import { readDecimal } from '../money/paise.ts';
import { endedCode } from '../tax/ended-codes.ts';
import { codeOfWord } from '../tax/unit-code.ts';
import { foldText } from '../text/fold-text.ts';
import type { ProductSheet } from './find-product-columns.ts';
import { type Cell, readPrice, readSheetCell } from './read-sheet-cell.ts';

/** What a row is read by: the units of the catalogue, GSTN's list of codes, and the day. */
type ProductRules = { units: readonly Unit[]; official: ReadonlySet<string>; today: string };

/** A row that was not understood, with a sentence that names row and column. */
export type RefusedProduct = { number: number; message: string };

/** What a row says of a product: a blank says nothing about the field, null nothing about pack and rate (paise, without GST). */
export type SaidProduct = NewProduct & { pack: Pack | null; paise: number | null };

/** A row that was. */
export type ReadProduct = { number: number; product: SaidProduct };

/**
 * `readProductRow(sheet, row, rules)` → `{ number: 4, product: { name: 'Glass', hsn: '70071900', unit: 'sqft', gst: '18', … } }`, or every
 * reason why not: `{ number: 4, message: 'Row 4, GST: 15 % is no rate …' }`
 */
export function readProductRow(sheet: ProductSheet, row: CellRow, rules: ProductRules): ReadProduct | RefusedProduct {
  const { columns, headings } = sheet;
  const reasons: string[] = [];
  const read = <Value>(field: keyof typeof columns, none: Value, of: (text: string) => Cell<Value>) => {
    const column = columns[field];
    const answer = readSheetCell(row, column, of);
    if ('value' in answer) return answer.value;
    reasons.push(`${headings[column] || 'Name'}: ${answer.why}`);
    return none;
  };
  const product: SaidProduct = {
    name: read(
      'name',
      '',
      (text): Cell<string> => (text === '' ? { why: 'there is no name.' } : { value: text.replaceAll(/\s+/g, ' ') }),
    ),
    hsn: read('hsn', '', (text) => readCode(text, rules)),
    unit: read('unit', '', (text) => readUnit(text, rules.units)),
    gst: read('gst', '', readRate),
    pack: read('pack', null, readPacked),
    paise: read('rate', null, readPrice),
  };
  if (reasons.length === 0) return { number: row.number, product };
  return { number: row.number, message: `Row ${row.number}, ${reasons.join(' ')}` };
}

function readCode(text: string, { official, today }: ProductRules): Cell<string> {
  const code = text.replaceAll(/[ .]/g, '');
  if (code === '') return { value: '' };
  if (!/^(?:\d{4}|\d{6}|\d{8})$/.test(code)) return { why: `“${text}” is not an HSN or SAC code of 4, 6 or 8 digits.` };
  const ended = endedCode(code, today);
  if (ended) return { why: `${code} ${ended.words}.${ended.now === '' ? '' : ` Look below ${ended.now}.`}` };
  return official.has(code) ? { value: code } : { why: `${code} is in no list of GSTN.` };
}

/** By the word of a unit, by its name in the list, or by what the word means. */
function readUnit(text: string, units: readonly Unit[]): Cell<string> {
  if (text === '') return { value: '' };
  const word = foldText(text);
  const code = codeOfWord(text);
  const unit =
    units.find((each) => foldText(each.value) === word || foldText(each.text) === word) ??
    (code === 'OTH' ? undefined : units.find(({ uqc }) => uqc === code));
  if (unit) return { value: unit.value };
  return code === 'OTH' ? { why: `“${text}” is no unit of the catalogue. Add it there first.` } : { value: code };
}

function readPacked(text: string): Cell<Pack | null> {
  const value = text === '' ? null : readPack(text);
  if (value !== null || text === '') return { value };
  return { why: `“${text}” is no pack. Write it as roll 0.53 x 10.05 m, 8 x 4 ft, box of 2.2 sqm, sq ft or rft.` };
}

function readRate(text: string): Cell<string> {
  if (text === '') return { value: '' };
  const typed = readDecimal(text.replace(/ ?%$/, ''), 2);
  const basisPoints = typed !== null && inPercent.has(typed) && !text.endsWith('%') ? typed * 100 : typed;
  return basisPoints === null ? { why: `“${text}” is no rate in percent.` } : { value: formatRate(basisPoints) };
}

/** A cell that a spreadsheet shows as 18% holds 0.18. None of these is a rate; 0.1 and 0.25 percent are. */
const inPercent: ReadonlySet<number> = new Set([5, 12, 18, 28, 40]);
