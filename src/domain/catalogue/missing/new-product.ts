import type { Problem } from '../../outcome.ts';
import { isUnitCode } from '../../tax/unit-code.ts';
import { uqcNames } from '../../tax/uqc-names.ts';
import type { CatalogueRecord, Unit } from '../catalogue-record.ts';
import { productProblems } from '../product-problems.ts';
import { isSameName, type NewProduct } from './product-wish.ts';

/**
 * The record with one more product, at the end of the list: `withProduct(record, { name: 'Glass Door', … })`. Its unit may be a
 * code of the returns that the shop has not sold in yet: `SQM` adds the unit `sqm`.
 */
export function withProduct(record: CatalogueRecord, product: NewProduct): CatalogueRecord {
  const { unit, units } = withUnit(record.units, product.unit);
  return { ...record, units, products: [...record.products, { id: nextId(record), ...product, unit, hidden: false }] };
}

/** The unit that a text stands for, and the units with it: `withUnit(units, 'SQM')` → `{ unit: 'sqm', units: […] }` */
export function withUnit(units: readonly Unit[], code: string): { unit: string; units: readonly Unit[] } {
  const added = unitOfCode(units, code);
  if (added === null) return { unit: code, units };
  return { unit: added.value, units: units.includes(added) ? units : [...units, added] };
}

/** The unit that `SQM` stands for: the one of the list whose word it is, or a new one. Null when it is no code, or a unit's own word. */
function unitOfCode(units: readonly Unit[], code: string): Unit | null {
  if (!isUnitCode(code) || units.some(({ value }) => value === code)) return null;
  const value = code.toLowerCase();
  const name = (uqcNames[code] ?? code).toLowerCase();
  return (
    units.find((unit) => unit.value === value) ?? { value, text: name[0]?.toUpperCase() + name.slice(1), uqc: code }
  );
}

/** What is wrong with a product to be added, by its field: `[{ field: 'hsn', message: '44 is not an HSN or SAC code …' }]` */
export function newProductProblems(record: CatalogueRecord, product: NewProduct): Problem[] {
  const known = record.products.find(({ name }) => isSameName(name, product.name));
  if (known) {
    const says = known.hidden
      ? 'is in the list, hidden: show it again on Catalogue.'
      : 'is in the list already: choose it.';
    return [{ field: 'name', message: `${known.name} ${says}` }];
  }
  const prefix = `products.${nextId(record)}.`;
  return productProblems(withProduct(record, product), record)
    .filter(({ field }) => field.startsWith(prefix))
    .map(({ field, message }) => ({ field: field.slice(prefix.length), message }));
}

/** The id that the next product gets. */
export function nextId({ products }: Pick<CatalogueRecord, 'products'>): number {
  return products.reduce((most, { id }) => Math.max(most, id), 0) + 1;
}
