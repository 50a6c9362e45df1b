import { textProblem } from '../invoices/text-problem.ts';
import { packProblems } from '../measures/pack-problems.ts';
import type { Problem } from '../outcome.ts';
import { isUnitCode } from '../tax/unit-code.ts';
import { foldText } from '../text/fold-text.ts';
import type { CatalogueRecord, Product, Unit } from './catalogue-record.ts';
import { optionLists } from './option-lists.ts';
import { repeated } from './repeated.ts';

/** What is wrong with the products, the HSN codes and the units of a record. Products and units can be hidden, never removed. */
export function productProblems(record: CatalogueRecord, before: CatalogueRecord): Problem[] {
  const { products, hsnCodes, units } = record;
  const values = new Set(units.map(({ value }) => value));
  const twice = new Set(repeated(products.map(({ name }) => foldText(name.trim()))));
  const ids = new Set(products.map(({ id }) => id));
  return [
    ...before.products
      .filter(({ id }) => !ids.has(id))
      .map(({ id, name }) => ({ field: `products.${id}`, message: `${name} may be on documents: hide it instead.` })),
    ...repeated(products.map(({ id }) => id)).map((id) => ({
      field: `products.${id}`,
      message: `Two products have the number ${id}.`,
    })),
    ...products.flatMap((product) => oneProductProblems(product, values, twice)),
    ...hsnCodes
      .filter((code) => !isHsn(code))
      .map((code) => ({ field: 'hsnCodes', message: `${code} is not an HSN or SAC code of 4, 6 or 8 digits.` })),
    ...unitProblems(units, before.units),
  ];
}

function oneProductProblems(
  { id, name, hsn, unit, gst, pack, rate }: Product,
  units: ReadonlySet<string>,
  twice: ReadonlySet<string>,
): Problem[] {
  const problems: Problem[] = [];
  const add = (cell: string, message: string) => problems.push({ field: `products.${id}.${cell}`, message });
  const text = textProblem('The name of a product', name, 100);
  if (name.trim() === '') add('name', 'A product needs a name.');
  else if (name !== name.trim()) add('name', `${name.trim()} has a space before or behind it.`);
  else if (text) add('name', `${text}.`);
  else if (twice.has(foldText(name.trim()))) add('name', `${name} is in the list twice.`);
  if (hsn !== '' && !isHsn(hsn)) add('hsn', `${hsn} is not an HSN or SAC code of 4, 6 or 8 digits.`);
  if (unit !== '' && !units.has(unit)) add('unit', `${unit} is not in the list of units.`);
  if (!optionLists.gst.some(({ value }) => value === gst)) add('gst', `${gst} % is not in the list of GST rates.`);
  for (const { field, message } of pack ? packProblems(pack) : []) add(`pack.${field}`, message);
  if (rate && !pack) add('rate', 'A rate is for one unit of the pack: say how it is packed.');
  return problems;
}

function unitProblems(units: readonly Unit[], before: readonly Unit[]): Problem[] {
  const kept = before.filter((unit) => !units.some(({ value, uqc }) => value === unit.value && uqc === unit.uqc));
  return [
    ...kept.map(({ value }) => ({
      field: `units.${value}`,
      message: `The unit ${value} is on documents: it keeps its place in the list and its code.`,
    })),
    ...repeated(units.map(({ value }) => value)).map((value) => ({
      field: `units.${value}`,
      message: `The unit ${value} is in the list twice.`,
    })),
    ...units
      .filter(({ value, text }) => !/^[a-z]{1,10}$/.test(value) || text.trim() === '' || textProblem('', text, 30))
      .map(({ value }) => ({
        field: `units.${value}`,
        message: 'A unit is a short word in small letters, with a name.',
      })),
    ...units
      .filter(({ uqc }) => !isUnitCode(uqc))
      .map(({ value, uqc }) => ({
        field: `units.${value}.uqc`,
        message: `${uqc || 'A blank'} is not a code of the returns (UQC): take one of the list, or OTH.`,
      })),
  ];
}

function isHsn(code: string) {
  return /^(?:\d{4}|\d{6}|\d{8})$/.test(code);
}
