import type { CatalogueRecord } from '#domain/catalogue/catalogue-record.ts';
import { mergeRecords } from './merge-records.ts';

/**
 * Brings what somebody else has saved into the catalogue that I am changing. Both may have added a category or a product,
 * under the same number: mine gets the next one.
 */
export function mergeCatalogues(base: CatalogueRecord, mine: CatalogueRecord, theirs: CatalogueRecord) {
  return mergeRecords(
    base,
    {
      ...mine,
      categories: renumbered(base.categories, mine.categories, theirs.categories, theirs.lastCategoryId),
      products: renumbered(base.products, mine.products, theirs.products, 0),
    },
    theirs,
  );
}

type Numbered = { id: number };

function renumbered<Item extends Numbered>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  last: number,
): readonly Item[] {
  const added = new Set(theirs.filter(({ id }) => !base.some((each) => each.id === id)).map(({ id }) => id));
  let next = Math.max(last, ...[...mine, ...theirs].map(({ id }) => id));
  return mine.map((item) => {
    const isMine = added.has(item.id) && !base.some(({ id }) => id === item.id);
    if (!isMine) return item;
    next += 1;
    return { ...item, id: next };
  });
}
