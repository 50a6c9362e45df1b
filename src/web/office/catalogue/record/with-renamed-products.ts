import type { CatalogueRecord } from '#domain/catalogue/catalogue-record.ts';

/** Categories and folders name their product: one that is renamed is renamed there too. */
export function withRenamedProducts(before: CatalogueRecord, after: CatalogueRecord): CatalogueRecord {
  const names = new Map(
    before.products.flatMap(({ id, name }) => {
      const now = after.products.find((product) => product.id === id)?.name;
      return now === undefined || now === name ? [] : [[name, now] as const];
    }),
  );
  if (names.size === 0) return after;
  const renamed = <Item extends { product: string }>(item: Item): Item => ({
    ...item,
    product: names.get(item.product) ?? item.product,
  });
  return { ...after, categories: after.categories.map(renamed), otherFolders: after.otherFolders.map(renamed) };
}
