import type { CatalogueCategory, CatalogueRecord } from '#domain/catalogue/catalogue-record.ts';
import { inEnglish } from '#domain/text/names.ts';

/** The record with one more category, which is blank and the last of the menu. Its number was never given before. */
export function withNewCategory(record: CatalogueRecord): CatalogueRecord {
  return { ...record, categories: [...record.categories, newCategory(record.lastCategoryId + 1)] };
}

function newCategory(id: number): CatalogueCategory {
  const blank = inEnglish('');
  return {
    id,
    route: '',
    formerRoutes: [],
    folder: '',
    names: blank,
    alsoCalled: { en: [], hi: [], or: [] },
    introduction: blank,
    details: { usedFor: blank, notFor: blank, sizes: blank, care: blank },
    cover: { photo: '', closeUp: { left: 10, top: 10 } },
    hidden: false,
    place: 'walls',
    product: '',
  };
}

/** A new category with another English name: its address and its folder follow the name until the address is typed. */
export function withEnglishName(category: CatalogueCategory, name: string): CatalogueCategory {
  const named = { ...category, names: { ...category.names, en: name } };
  return category.route === routeFrom(category.names.en) ? withNewRoute(named, routeFrom(name)) : named;
}

/** A new category with another address: its folder follows. */
export function withNewRoute(category: CatalogueCategory, route: string): CatalogueCategory {
  return {
    ...category,
    route,
    folder: route
      .toLowerCase()
      .replaceAll(/[^a-z0-9_]/g, '')
      .slice(0, 40),
  };
}

/** `routeFrom('Glass Partitions')` → `'/glasspartitions'`; '' without a letter that an address can have. */
function routeFrom(name: string): string {
  const letters = name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return letters === '' ? '' : `/${letters}`;
}
