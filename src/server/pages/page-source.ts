import type { Logger } from 'pino';
import { localPath, splitPath } from '#contract/local-path.ts';
import { paths } from '#contract/paths.ts';
import { screenPath } from '#contract/screen-path.ts';
import { readSearchQuery } from '#contract/search/read-search-query.ts';
import type { RefusedCallback } from '#domain/callbacks/callback-problems.ts';
import { movedPath } from '#domain/catalogue/moved-path.ts';
import type { SearchAnswer } from '#domain/search/search-answer.ts';
import { openShopSearch, type SearchRequest } from '#domain/search/shop-search.ts';
import { type Language, languages } from '#domain/text/language.ts';
import type { PageRequest, Pages } from '#operations/ports/pages.ts';
import type { System } from '#operations/ports/system.ts';
import { statusOf } from '../respond.ts';
import type { ServerSettings } from '../server-ports.ts';
import { createCatalogueSnapshot, type Snapshot } from './catalogue-snapshot.ts';
import { type CachedPage, finishPage } from './finish-page.ts';
import { type CacheCounts, createPageCache } from './page-cache.ts';

type Ports = Parameters<typeof createCatalogueSnapshot>[0] & { pages: Pages; system: System };

export type PageSource = {
  /** The page at a path, from memory or rendered now. Only the pages of searches and selections use the query. */
  get(path: string, query?: string): Promise<CachedPage>;
  /** The same without waiting; null when the page must be rendered or the database asked first. */
  peek(path: string): CachedPage | null;
  /** The page of a search that is not made, because too many came from one network: status 429. */
  tooManySearches(path: string, query: string): Promise<CachedPage>;
  /** What a search finds in the newest snapshot. */
  search(request: SearchRequest): Promise<SearchAnswer>;
  /** Where the gallery at a former address is today; null when no gallery was there. */
  movedTo(path: string): Promise<string | null>;
  /** The HTML of the callback form that was sent without script and refused. */
  refusedForm(refused: RefusedCallback, language: Language): Promise<string>;
  /** What visitors see now. */
  snapshot(): Promise<Snapshot>;
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
  const searchIn = openOnce(openShopSearch);
  const render = async (snapshot: Snapshot, path: string, query = '', once = false): Promise<CachedPage> => {
    const request = { path, query, origin: settings.publicOrigin, ...snapshot };
    const page = await ports.pages.render(isSearch(path) ? { ...request, found: answerTo(request) } : request);
    return finishPage(page, ports.system.sha256(page.html).slice(0, 32), { once });
  };
  const answerTo = ({ path, query, catalogue, siteWords }: PageRequest) => {
    const { text, colour, pictures } = readSearchQuery(query);
    return searchIn(catalogue)({
      text,
      colour,
      most: pictures,
      language: splitPath(path, siteWords.languages).language,
    });
  };
  const counts = { hits: 0, misses: 0, sent: 0, unchanged: 0 };
  const cache = createPageCache<Snapshot>((snapshot, path) => render(snapshot, path), counts);
  return {
    get: async (address, query = '') => {
      const path = screenPath(address);
      const snapshot = await snapshots.get();
      // Searches and selections are not cached: their number has no limit. In development a page changes with its source.
      return uncached.includes(splitPath(path, languages).path) || settings.development
        ? render(snapshot, path, query, true)
        : cache.get(snapshot, path);
    },
    tooManySearches: async (path, query) => {
      const request = { path, query, origin: settings.publicOrigin, ...(await snapshots.get()) };
      return finishPage({ ...(await ports.pages.render(request)), status: statusOf('too-many') }, '', { once: true });
    },
    movedTo: async (address) => {
      const { catalogue, siteWords } = await snapshots.get();
      const { language, path } = splitPath(address, siteWords.languages);
      const moved = movedPath(catalogue.categories, path);
      return moved === null ? null : localPath(language, moved);
    },
    refusedForm: async (refused, language) => {
      const snapshot = await snapshots.get();
      const isShown = snapshot.siteWords.languages.includes(language);
      const path = localPath(isShown ? language : 'en', paths.callbackDetails);
      const request = { path, query: '', origin: settings.publicOrigin, refused };
      return (await ports.pages.render({ ...request, ...snapshot })).html;
    },
    search: async (request) => searchIn((await snapshots.get()).catalogue)(request),
    peek: (path) => {
      const snapshot = snapshots.peek();
      return snapshot && cache.peek(snapshot, screenPath(path));
    },
    snapshot: snapshots.get,
    invalidate: snapshots.invalidate,
    counts,
  };
}

const uncached: readonly string[] = [paths.search, paths.selection];

/** `isSearch('/hi/search')` → `true` */
export function isSearch(path: string): boolean {
  return splitPath(path, languages).path === paths.search;
}

/** Opens something for a value once, and keeps it as long as the value is there. */
function openOnce<Value extends object, Opened>(open: (value: Value) => Opened): (value: Value) => Opened {
  const opened = new WeakMap<Value, Opened>();
  return (value) => {
    const result = opened.get(value) ?? open(value);
    opened.set(value, result);
    return result;
  };
}
