import type { Logger } from 'pino';
import { asksForFilters } from '#contract/catalogue/filter-query.ts';
import { localPath, splitPath } from '#contract/local-path.ts';
import { paths } from '#contract/paths.ts';
import { screenPath } from '#contract/screen-path.ts';
import { readSearchQuery } from '#contract/search/read-search-query.ts';
import type { RefusedCallback } from '#domain/callbacks/callback-problems.ts';
import { movedPath } from '#domain/catalogue/moved-path.ts';
import type { RefusedSample } from '#domain/samples/sample-problems.ts';
import type { SearchAnswer } from '#domain/search/search-answer.ts';
import { openShopSearch, type SearchRequest } from '#domain/search/shop-search.ts';
import { type Language, languages } from '#domain/text/language.ts';
import type { PageRequest, Pages } from '#operations/ports/pages.ts';
import type { System } from '#operations/ports/system.ts';
import { statusOf } from '../respond.ts';
import type { ServerSettings } from '../server-ports.ts';
import { createCatalogueSnapshot, type Snapshot } from './catalogue-snapshot.ts';
import { type CachedPage, finishPage } from './finish-page.ts';
import { narrowedQuery } from './narrowed-query.ts';
import { type CacheCounts, createPageCache } from './page-cache.ts';

type Ports = Parameters<typeof createCatalogueSnapshot>[0] & { pages: Pages; system: System };

export type PageSource = {
  /** The page at a path, from memory or rendered now. Only the pages of searches and selections and narrowed galleries use the query. */
  get(path: string, query?: string): Promise<CachedPage>;
  /** The page of an address with its query, without waiting; null when it must be rendered or the database asked first. */
  peek(address: string): CachedPage | null;
  /** The page of a search that is not made, because too many came from one network: status 429. */
  tooManySearches(path: string, query: string): Promise<CachedPage>;
  /** What a search finds in the newest snapshot, and the language of its words: English for one that is switched off. */
  search(request: Omit<SearchRequest, 'languages'>): Promise<SearchAnswer & Pick<SearchRequest, 'language'>>;
  /** Where the gallery at a former address is today; null when no gallery was there. */
  movedTo(path: string): Promise<string | null>;
  /** The HTML of the callback form that was sent without script and refused. */
  refusedForm(refused: RefusedCallback, language: Language): Promise<string>;
  /** The same of the form for samples; `query`: what it offered. */
  refusedSample(refused: RefusedSample, query: string, language: Language): Promise<string>;
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
    const { languages: readable } = siteWords;
    return searchIn(catalogue)({
      text,
      colour,
      most: pictures,
      language: splitPath(path, readable).language,
      languages: readable,
    });
  };
  const renderForm = async (page: string, language: Language, refused: Partial<PageRequest> & { query: string }) => {
    const snapshot = await snapshots.get();
    const isShown = snapshot.siteWords.languages.includes(language);
    const path = localPath(isShown ? language : 'en', page);
    return (await ports.pages.render({ path, origin: settings.publicOrigin, ...refused, ...snapshot })).html;
  };
  const counts = { hits: 0, misses: 0, sent: 0, unchanged: 0 };
  const cache = createPageCache<Snapshot>((snapshot, path) => render(snapshot, path), counts);
  const narrowed = createPageCache<Snapshot>(
    (snapshot, address) => {
      const [path = '', query] = address.split('?');
      return render(snapshot, path, query, true);
    },
    counts,
    NARROWED_BYTES,
  );
  return {
    get: async (address, query = '') => {
      const path = screenPath(address);
      const snapshot = await snapshots.get();
      const filters = asksForFilters(query) ? narrowedQuery(snapshot.catalogue, path, query) : '';
      if (filters !== '' && !settings.development) return narrowed.get(snapshot, path + filters);
      // Searches, selections, comparisons and measures are not cached: their number has no limit. In development a page changes with its source.
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
    refusedForm: (refused, language) => renderForm(paths.callbackDetails, language, { query: '', refused }),
    refusedSample: (refusedSample, query, language) => renderForm(paths.samples, language, { query, refusedSample }),
    search: async (request) => {
      const { catalogue, siteWords } = await snapshots.get();
      const { languages } = siteWords;
      const language = languages.includes(request.language) ? request.language : 'en';
      return { ...searchIn(catalogue)({ ...request, language, languages }), language };
    },
    peek: (address) => {
      const snapshot = snapshots.peek();
      const end = address.indexOf('?');
      if (!snapshot || (end >= 0 && asksForFilters(address.slice(end)))) return null;
      return cache.peek(snapshot, screenPath(end < 0 ? address : address.slice(0, end)));
    },
    snapshot: snapshots.get,
    invalidate: snapshots.invalidate,
    counts,
  };
}

// A visitor who tries filters goes back and forth between a few; they take no room from the other pages.
const NARROWED_BYTES = 8_000_000;

const uncached: readonly string[] = [paths.search, paths.selection, paths.compare, paths.see, paths.samples];

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
