import type { CatalogueCategory, CatalogueRecord } from './catalogue-record.ts';

/**
 * The record as it is stored: routes that a category had stay as former ones, the highest number stays, and a folder keeps its
 * product when that is renamed. So nobody takes these away by leaving them out. `settleRecord(before, after)`
 */
export function settleRecord(before: CatalogueRecord, after: CatalogueRecord): CatalogueRecord {
  const productNow = (name: string) => renamedProduct(name, before, after);
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

function renamedProduct(name: string, before: CatalogueRecord, after: CatalogueRecord): string {
  if (after.products.some((product) => product.name === name)) return name;
  const id = before.products.find((product) => product.name === name)?.id;
  return after.products.find((product) => product.id === id)?.name ?? name;
}
