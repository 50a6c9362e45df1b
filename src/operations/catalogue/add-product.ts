import type { Product } from '#domain/catalogue/catalogue-record.ts';
import { newProductProblems, withProduct } from '#domain/catalogue/missing/new-product.ts';
import { isSameName, type NewProduct } from '#domain/catalogue/missing/product-wish.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { Actor } from '../ports/actor.ts';
import type { CatalogueStore } from '../ports/catalogue.ts';
import type { System } from '../ports/system.ts';

type Ports = { system: System; catalogues: Pick<CatalogueStore, 'current' | 'saveOnto'> };

/** Somebody else may save the catalogue meanwhile: then it is added to theirs. */
const TRIES = 5;

/**
 * Adds a product to the newest catalogue, so that the document in the form can have it. The same product again, by a second
 * click or a lost answer, is answered with the one that is there.
 */
export async function addProduct(
  { system, catalogues }: Ports,
  typed: NewProduct,
  actor: Actor,
): Promise<Outcome<Product>> {
  const product = { ...typed, name: typed.name.trim() };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { version, record } = await catalogues.current();
    const there = record.products.find((each) => !each.hidden && isSameName(each.name, product.name));
    if (there && isSame(there, product)) return ok(there);
    const problems = newProductProblems(record, product);
    if (problems.length > 0) return failed('invalid', 'The product is not added.', { problems });
    const next = withProduct(record, product);
    const saved = await catalogues.saveOnto(version, next, system.now(), actor);
    const added = next.products.at(-1);
    if (saved !== 'changed' && added) return ok(added);
  }
  return failed('conflict', 'The catalogue is being saved by others: try again.');
}

function isSame(one: NewProduct, other: NewProduct) {
  return one.hsn === other.hsn && one.unit === other.unit && one.gst === other.gst;
}
