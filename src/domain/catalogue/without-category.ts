import type { CatalogueRecord } from './catalogue-record.ts';

/**
 * The record without a category, and without its places on the home page and on New Arrivals.
 * `withoutCategory(record, 3).home.bestSelling` has no 3.
 */
export function withoutCategory(record: CatalogueRecord, id: number): CatalogueRecord {
  const folder = record.categories.find((category) => category.id === id)?.folder;
  const others = (ids: readonly number[]) => ids.filter((each) => each !== id);
  return {
    ...record,
    categories: record.categories.filter((category) => category.id !== id),
    folderOrder: record.folderOrder.filter((each) => each !== folder),
    home: {
      slides: record.home.slides.filter(({ category }) => category !== id),
      newArrivals: others(record.home.newArrivals),
      trending: others(record.home.trending),
      bestSelling: others(record.home.bestSelling),
    },
    arrivals: record.arrivals.filter((group) => group.folder !== folder),
  };
}
