import type { Logger } from 'pino';
import { localPath, splitPath } from '#contract/local-path.ts';
import { paths } from '#contract/paths.ts';
import { screenPath } from '#contract/screen-path.ts';
import type { RefusedCallback } from '#domain/callbacks/callback-problems.ts';
import type { Language } from '#domain/text/language.ts';
import type { Pages } from '#operations/ports/pages.ts';
import type { System } from '#operations/ports/system.ts';
import type { ServerSettings } from '../server-ports.ts';
import { createCatalogueSnapshot, type Snapshot } from './catalogue-snapshot.ts';
import { type CachedPage, finishPage } from './finish-page.ts';
import { type CacheCounts, createPageCache } from './page-cache.ts';

type Ports = Parameters<typeof createCatalogueSnapshot>[0] & { pages: Pages; system: System };

export type PageSource = {
  /** The page at a path, from memory or rendered now. Only the search page uses the query. */
  get(path: string, query?: string): Promise<CachedPage>;
  /** The same without waiting; null when the page must be rendered or the database asked first. */
  peek(path: string): CachedPage | null;
  /** The HTML of the callback form that was sent without script and refused. */
  refusedForm(refused: RefusedCallback, language: Language): Promise<string>;
  /** To be called when this process has changed something: the next visitor sees it. */
  invalidate(): void;
  /** Since the process started. `sent` and `unchanged` (304) count the pages of `answerFromCache`. */
  counts: CacheCounts & { sent: number; unchanged: number };
};

/** The public pages, rendered from the newest snapshot and cached. */
export function createPageSource(
  ports: Ports,
  settings: Pick<ServerSettings, 'publicOrigin' | 'development'>,
  log: Pick<Logger, 'error'>,
): PageSource {
  const snapshots = createCatalogueSnapshot(ports, (err) =>
    log.error({ err }, 'pages stay as they were: the database does not answer'),
  );
  const render = async (snapshot: Snapshot, path: string, query = ''): Promise<CachedPage> => {
    const page = await ports.pages.render({ path, query, origin: settings.publicOrigin, ...snapshot });
    return finishPage(page, ports.system.sha256(page.html).slice(0, 32));
  };
  const counts = { hits: 0, misses: 0, sent: 0, unchanged: 0 };
  const cache = createPageCache<Snapshot>(render, counts);
  return {
    get: async (address, query = '') => {
      const path = screenPath(address);
      const snapshot = await snapshots.get();
      // Searches are not cached: their number has no limit. In development a page changes with its source.
      return uncached.includes(splitPath(path).path) || settings.development
        ? render(snapshot, path, query)
        : cache.get(snapshot, path);
    },
    refusedForm: async (refused, language) => {
      const path = localPath(language, paths.callbackDetails);
      const request = { path, query: '', origin: settings.publicOrigin, refused };
      return (await ports.pages.render({ ...request, ...(await snapshots.get()) })).html;
    },
    peek: (path) => {
      const snapshot = snapshots.peek();
      return snapshot && cache.peek(snapshot, screenPath(path));
    },
    invalidate: snapshots.invalidate,
    counts,
  };
}

const uncached: readonly string[] = [paths.search];
