import type { CatalogueRecord, Product } from '../catalogue/catalogue-record.ts';
import { nextId, withUnit } from '../catalogue/missing/new-product.ts';
import { productProblems } from '../catalogue/product-problems.ts';
import { openingPacks } from '../measures/opening-packs.ts';
import type { Pack } from '../measures/pack.ts';
import { packText } from '../measures/read-pack.ts';
import { plainRupees } from '../money/plain-rupees.ts';
import { foldText } from '../text/fold-text.ts';
import type { ReadProduct, RefusedProduct, SaidProduct } from './read-product-row.ts';

/** What becomes of a row. `message`: why it is refused, or what of it stays out; else ''. */
export type PlannedProduct = {
  number: number;
  what: 'new' | 'changes' | 'same' | 'refused';
  message: string;
  /** What the catalogue will have; null for a refused row. */
  product: PlannedFacts | null;
};

/** `pack` as `packText` writes it and `rate` in rupees for one unit of it, without GST; '' where nobody said. */
type PlannedFacts = Record<'name' | 'hsn' | 'unit' | 'gst' | 'pack' | 'rate', string>;

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
    const { name, hsn, gst } = row.product;
    const begun = there ?? { id: first + added.length, name, hsn: '', unit: '', gst: '', hidden: false };
    const said = { ...begun, hsn: hsn || begun.hsn, unit: known.unit || begun.unit, gst: gst || begun.gst };
    const next = withPack(said, row.product);
    const [before, after] = [factsOf(begun), factsOf(next)];
    const isSame = JSON.stringify(before) === JSON.stringify(after);
    if (!there) added.push(next);
    else if (!isSame) changed.set(there.id, next);
    const message = row.product.paise === null || next.pack ? '' : WITHOUT_RATE;
    return { number, what: !there ? 'new' : isSame ? 'same' : 'changes', message, product: after };
  });
  const kept = before.products.map((product) => changed.get(product.id) ?? product);
  return { rows: planned, record: { ...before, units, products: [...kept, ...added] } };
}

/** A rate is for one unit of the pack. */
const WITHOUT_RATE = 'Without its rate: say how it is packed.';

/**
 * A new rate is shown to nobody until the owner says so, and the rate of another pack is none of this one. Who sells by the square or
 * running foot need not say how it is packed.
 */
function withPack(product: Product, { pack, paise }: SaidProduct): Product {
  const { pack: known = null, rate = null, unit } = product;
  const said = pack && known?.kind === pack.kind ? ({ ...known, ...sizesOf(pack) } as Pack) : pack;
  const byUnit = unit === 'sqft' ? openingPacks.area : unit === 'rft' ? openingPacks.length : null;
  const packed = said ?? known ?? (paise === null ? null : byUnit);
  const isOther = packed !== null && known !== null && packText(packed) !== packText(known);
  return {
    ...product,
    ...(packed && { pack: packed }),
    ...(packed && paise !== null ? { rate: { paise, shown: rate?.shown ?? false } } : isOther && { rate: null }),
  };
}

/** Trim and wastage are no part of a price list: those that the owner typed stay. */
function sizesOf({ wastePercent: _, ...pack }: Pack) {
  if (pack.kind !== 'roll') return pack;
  const { trimMm: _trim, ...sizes } = pack;
  return sizes;
}

function factsOf({ name, hsn, unit, gst, pack, rate }: Product): PlannedFacts {
  return { name, hsn, unit, gst, pack: pack ? packText(pack) : '', rate: rate ? plainRupees(rate.paise) : '' };
}
