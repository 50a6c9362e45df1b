import type { CachedPage } from './finish-page.ts';

type RecentPages = {
  get(path: string): CachedPage | null;
  add(path: string, page: CachedPage): void;
  /** What the pages take now, with their compressed forms. */
  bytes(): number;
};

/** Keeps the pages that were asked for last, as many as fit into `most` bytes with their compressed forms. */
export function createRecentPages(most: number): RecentPages {
  // In the order of their last use: a Map keeps the order in which its entries were added.
  const pages = new Map<string, CachedPage>();
  let bytes = 0;
  let newest: string | null = null;

  const drop = (path: string, page: CachedPage) => {
    pages.delete(path);
    page.onGrowth = null;
    bytes -= page.size();
  };
  const makeRoom = () => {
    for (const [path, page] of pages) {
      if (bytes <= most) return;
      drop(path, page);
    }
  };

  return {
    get: (path) => {
      const page = pages.get(path);
      if (!page) return null;
      if (path !== newest) {
        pages.delete(path);
        pages.set(path, page);
        newest = path;
      }
      return page;
    },
    add: (path, page) => {
      const known = pages.get(path);
      if (known) drop(path, known);
      pages.set(path, page);
      newest = path;
      bytes += page.size();
      page.onGrowth = (more) => {
        bytes += more;
        makeRoom();
      };
      makeRoom();
    },
    bytes: () => bytes,
  };
}
