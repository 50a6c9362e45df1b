import type { CatalogueCategory, CatalogueRecord } from './catalogue-record.ts';

/**
 * The record as it is stored: routes that a category had stay as former ones, and the highest number stays. So nobody can
 * take them away by leaving them out. `settleRecord(before, after)`
 */
export function settleRecord(before: CatalogueRecord, after: CatalogueRecord): CatalogueRecord {
  return {
    ...after,
    lastCategoryId: Math.max(before.lastCategoryId, ...after.categories.map(({ id }) => id)),
    categories: after.categories.map((category) => {
      const known = before.categories.find(({ id }) => id === category.id);
      return { ...category, formerRoutes: known ? formerRoutes(known, category.route) : [] };
    }),
  };
}

function formerRoutes({ route, formerRoutes: earlier }: CatalogueCategory, now: string): string[] {
  return [...new Set([...earlier, route])].filter((each) => each !== now);
}
