import type { CatalogueStore } from '../ports/catalogue.ts';

/** Counts the documents that have each product; null when there is no new document. */
export async function countProductUses(
  { catalogues }: { catalogues: Pick<CatalogueStore, 'countNextUses'> },
  signal: AbortSignal,
): Promise<{ counted: number } | null> {
  let counted = 0;
  while (!signal.aborted) {
    const next = await catalogues.countNextUses();
    if (next === 0) break;
    counted += next;
  }
  return counted > 0 ? { counted } : null;
}
