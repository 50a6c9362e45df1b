import type { CatalogueRecord } from '#domain/catalogue/catalogue-record.ts';
import { isSame, mergeRecords, type RecordChange } from '../../parts/record/merge-records.ts';

/**
 * Brings what somebody else has saved into the catalogue that I am changing. Both may have added a category or a product,
 * under the same number: mine gets the next one. So does a category that I have changed and the other has deleted: no number
 * is given twice.
 */
export function mergeCatalogues(base: CatalogueRecord, mine: CatalogueRecord, theirs: CatalogueRecord) {
  const categories = renumbered(base.categories, mine.categories, theirs.categories, theirs.lastCategoryId);
  const products = renumbered(base.products, mine.products, theirs.products, 0);
  const { merged, changes } = mergeRecords(base, { ...mine, categories, products }, theirs);
  const deleted = mine.categories.flatMap(({ id }, index): RecordChange[] => {
    const before = base.categories.find((each) => each.id === id);
    const now = categories[index];
    if (!before || !now || now.id === id) return [];
    return [{ path: ['categories', now.id], before, now: undefined, mine: true }];
  });
  return { merged, changes: [...deleted, ...changes] };
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
    const before = base.find(({ id }) => id === item.id);
    const isDeleted = before && !isSame(before, item) && !theirs.some(({ id }) => id === item.id);
    if (before ? !isDeleted : !added.has(item.id)) return item;
    next += 1;
    return { ...item, id: next };
  });
}
