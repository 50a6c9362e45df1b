import type { CatalogueRecord, Product } from '../catalogue/catalogue-record.ts';
import { nextId, withUnit } from '../catalogue/missing/new-product.ts';
import type { NewProduct } from '../catalogue/missing/product-wish.ts';
import { productProblems } from '../catalogue/product-problems.ts';
import { foldText } from '../text/fold-text.ts';
import type { ReadProduct, RefusedProduct } from './read-product-row.ts';

/** What becomes of a row. `message`: why it is refused; '' for the others. */
export type PlannedProduct = {
  number: number;
  what: 'new' | 'changes' | 'same' | 'refused';
  message: string;
  /** What the catalogue will have; null for a refused row. */
  product: NewProduct | null;
};

export type ProductPlan = { rows: PlannedProduct[]; record: CatalogueRecord };

/**
 * What the rows make of a catalogue: `planProducts(rows, record)` → the rows, and the record with them. A product of the same name is
 * changed where the row says something else; what a row leaves blank stays. The same rows again change nothing.
 */
export function planProducts(rows: readonly (ReadProduct | RefusedProduct)[], record: CatalogueRecord): ProductPlan {
  const planned = planAll(rows, record, new Map());
  const problems = new Map(
    productProblems(planned.record, record).flatMap(({ field, message }) => {
      const id = /^products\.(\d+)\./.exec(field)?.[1];
      return id === undefined ? [] : [[Number(id), message] as const];
    }),
  );
  if (problems.size === 0) return planned;
  const ids = new Map(planned.record.products.map(({ id, name }) => [name, id]));
  const wrong = new Map(
    planned.rows.flatMap(({ number, product }) => {
      const message = product && problems.get(ids.get(product.name) ?? 0);
      return message ? [[number, `Row ${number}: ${message}`] as const] : [];
    }),
  );
  return planAll(rows, record, wrong);
}

function planAll(
  rows: readonly (ReadProduct | RefusedProduct)[],
  before: CatalogueRecord,
  wrong: ReadonlyMap<number, string>,
): ProductPlan {
  let { units } = before;
  const added: Product[] = [];
  const first = nextId(before);
  const products = new Map(before.products.map((product) => [foldText(product.name.trim()), product]));
  const changed = new Map<number, Product>();
  const seen = new Map<string, number>();
  const planned = rows.map((row): PlannedProduct => {
    const { number } = row;
    const refused = (message: string): PlannedProduct => ({ number, what: 'refused', message, product: null });
    if ('message' in row) return refused(row.message);
    const key = foldText(row.product.name.trim());
    const twin = seen.get(key);
    if (twin !== undefined) return refused(`Row ${number}: ${row.product.name} is in row ${twin} already.`);
    seen.set(key, number);
    const why = wrong.get(number);
    if (why !== undefined) return refused(why);
    const known = withUnit(units, row.product.unit);
    units = known.units;
    const there = products.get(key);
    if (!there) {
      const product = { ...row.product, unit: known.unit };
      added.push({ id: first + added.length, ...product, hidden: false });
      return { number, what: 'new', message: '', product };
    }
    const { hsn, gst } = row.product;
    const next = { ...there, hsn: hsn || there.hsn, unit: known.unit || there.unit, gst: gst || there.gst };
    const isSame = next.hsn === there.hsn && next.unit === there.unit && next.gst === there.gst;
    if (!isSame) changed.set(there.id, next);
    const product = { name: there.name, hsn: next.hsn, unit: next.unit, gst: next.gst };
    return { number, what: isSame ? 'same' : 'changes', message: '', product };
  });
  const kept = before.products.map((product) => changed.get(product.id) ?? product);
  return { rows: planned, record: { ...before, units, products: [...kept, ...added] } };
}
