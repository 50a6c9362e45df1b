import type { CatalogueRecord } from '#domain/catalogue/catalogue-record.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { Actor } from '../ports/actor.ts';
import type { CatalogueStore } from '../ports/catalogue.ts';
import type { System } from '../ports/system.ts';

type Ports = {
  system: Pick<System, 'now'>;
  catalogues: Pick<CatalogueStore, 'current' | 'version' | 'productUses' | 'saveOnto'>;
};

const ONE_DAY = 24 * 60 * 60 * 1000;

/**
 * Takes back what a file brought into the catalogue, as a whole: within a day, while nothing was saved on top of it and no document has one
 * of its products. Answers the version that the catalogue has then.
 */
export async function takeBackProducts(
  { system, catalogues }: Ports,
  version: number,
  actor: Actor,
): Promise<Outcome<number>> {
  const now = await catalogues.current();
  if (now.version !== version) return failed('conflict', 'The catalogue was saved since: change its products there.');
  const before = version > 1 ? await catalogues.version(version - 1) : null;
  if (!before || !isOfProductsAlone(before.record, now.record))
    return failed('conflict', 'This version of the catalogue came from no file of products.');
  if (Date.parse(system.now()) - Date.parse(now.savedAt) > ONE_DAY)
    return failed('conflict', 'More than a day has passed: hide the products in the catalogue instead.');
  const known = new Set(before.record.products.map(({ id }) => id));
  const uses = await catalogues.productUses();
  const used = now.record.products.find(({ id, name }) => !known.has(id) && uses.has(name));
  if (used)
    return failed('conflict', `${used.name} is on a document by now: hide the others in the catalogue instead.`);
  // A unit that the file brought stays: another row may have it by now.
  const record = { ...before.record, units: now.record.units };
  const saved = await catalogues.saveOnto(version, record, system.now(), actor);
  return saved === 'changed' ? failed('conflict', 'The catalogue was saved meanwhile.') : ok(version + 1);
}

function isOfProductsAlone(before: CatalogueRecord, after: CatalogueRecord): boolean {
  const rest = ({ products: _, units: __, ...record }: CatalogueRecord) => JSON.stringify(record);
  return rest(before) === rest(after) && before.products.length <= after.products.length;
}
