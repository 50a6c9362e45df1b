import type { CatalogueStore } from '../ports/catalogue.ts';

/** Counts in how many documents each product stands; null when no document is new. */
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
