import type { CatalogueCategory, CatalogueRecord } from './catalogue-record.ts';

/**
 * The record as it is stored: routes that a category had stay as former ones, the highest number stays, and a folder keeps its
 * product when that is renamed. So nobody takes these away by leaving them out. `settleRecord(before, after)`
 */
export function settleRecord(before: CatalogueRecord, after: CatalogueRecord): CatalogueRecord {
  const renamed = renamedProducts(before, after);
  const productNow = (name: string) => renamed.get(name) ?? name;
  return {
    ...after,
    lastCategoryId: Math.max(before.lastCategoryId, ...after.categories.map(({ id }) => id)),
    categories: after.categories.map((category) => {
      const known = before.categories.find(({ id }) => id === category.id);
      return {
        ...category,
        product: productNow(category.product),
        formerRoutes: known ? formerRoutes(known, category.route) : [],
      };
    }),
    otherFolders: after.otherFolders.map((each) => ({ ...each, product: productNow(each.product) })),
  };
}

function formerRoutes({ route, formerRoutes: earlier }: CatalogueCategory, now: string): string[] {
  return [...new Set([...earlier, route])].filter((each) => each !== now);
}

/** The new names of renamed products by their old ones. An old name that another product has now is left out. */
export function renamedProducts(before: CatalogueRecord, after: CatalogueRecord): ReadonlyMap<string, string> {
  const names = new Map(after.products.map(({ id, name }) => [id, name]));
  const taken = new Set(names.values());
  return new Map(
    before.products.flatMap(({ id, name }) => {
      const now = names.get(id);
      return now === undefined || taken.has(name) ? [] : [[name, now] as const];
    }),
  );
}
