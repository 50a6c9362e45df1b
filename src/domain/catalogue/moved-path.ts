import type { CatalogueCategory } from './catalogue-record.ts';

/**
 * Where an address under a former route of a category is today, or null: `movedPath(categories, '/awnings/red')` →
 * `'/sunshades/red'` after the awnings became sunshades.
 */
export function movedPath(categories: readonly CatalogueCategory[], path: string): string | null {
  const [, word = '', ...rest] = path.split('/');
  const category = categories.find(({ formerRoutes }) => formerRoutes.includes(`/${word}`));
  return category ? [category.route, ...rest].join('/') : null;
}
