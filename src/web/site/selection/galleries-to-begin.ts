import type { HomeLists } from '#domain/catalogue/catalogue-record.ts';

const MOST_GALLERIES = 6;

/** The galleries to begin a selection with: those that sell best, then those in trend. */
export function galleriesToBegin<Listed extends { id: number }>(
  { bestSelling, trending }: Pick<HomeLists, 'bestSelling' | 'trending'>,
  categories: readonly Listed[],
): Listed[] {
  const ids = [...new Set([...bestSelling, ...trending])];
  return ids.flatMap((id) => categories.find((category) => category.id === id) ?? []).slice(0, MOST_GALLERIES);
}
