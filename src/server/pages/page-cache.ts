import type { CachedPage } from './finish-page.ts';
import { createRecentPages } from './recent-pages.ts';

type PageCache<Snapshot> = {
  /** Renders a page once for each snapshot, however many requests want it. */
  get(snapshot: Snapshot, path: string): Promise<CachedPage>;
  /** Null when it is not rendered yet. */
  peek(snapshot: Snapshot, path: string): CachedPage | null;
};

/** How often a page was in memory, and how often it had to be rendered. */
export type CacheCounts = { hits: number; misses: number };

/**
 * Caches the pages of one snapshot: those asked for last, within `most` bytes. Answers for addresses without a page are not
 * cached: their number has no limit.
 */
export function createPageCache<Snapshot extends object>(
  render: (snapshot: Snapshot, path: string) => Promise<CachedPage>,
  counts: CacheCounts = { hits: 0, misses: 0 },
  most = MOST_BYTES,
): PageCache<Snapshot> {
  let current: Snapshot | null = null;
  let rendering = new Map<string, Promise<CachedPage>>();
  let rendered = createRecentPages(most);

  const renderOnce = (snapshot: Snapshot, path: string): Promise<CachedPage> => {
    const [inProgress, finished] = [rendering, rendered];
    counts.misses += 1;
    const page = render(snapshot, path).finally(() => inProgress.delete(path));
    inProgress.set(path, page);
    return page.then((whole) => {
      if (whole.status === 200) finished.add(path, whole);
      return whole;
    });
  };

  return {
    get: async (snapshot, path) => {
      if (snapshot !== current) {
        current = snapshot;
        rendering = new Map();
        rendered = createRecentPages(most);
      }
      const cached = rendered.get(path) ?? rendering.get(path);
      if (cached) counts.hits += 1;
      return cached ?? renderOnce(snapshot, path);
    },
    peek: (snapshot, path) => {
      const page = snapshot === current ? rendered.get(path) : null;
      if (page) counts.hits += 1;
      return page;
    },
  };
}

// Three languages of a large catalogue, with a page for each picture, would take several hundred.
const MOST_BYTES = 64_000_000;
