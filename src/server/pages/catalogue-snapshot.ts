import { performance } from 'node:perf_hooks';
import { assignBrochures } from '#domain/catalogue/assign-brochures.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { noContact, type PublicCompany } from '#domain/company/contact.ts';
import type { SiteWordsRecord } from '#domain/site-words/site-words-record.ts';
import { readCatalogue } from '#operations/photos/read-catalogue.ts';
import type { CatalogueStore, MaterialStore, SiteWordsStore } from '#operations/ports/catalogue.ts';
import type { CompanyStore } from '#operations/ports/company.ts';
import type { FileStore } from '#operations/ports/files.ts';
import type { PhotoIndex } from '#operations/ports/photos.ts';
import { currentSiteWords } from '#operations/site-words/current-site-words.ts';
import { openBrochureTexts } from './brochure-texts.ts';

/** The data that pages are rendered from. A change creates a new object. */
export type Snapshot = { company: PublicCompany; siteWords: SiteWordsRecord; catalogue: Catalogue };

type CatalogueSnapshot = {
  /** What visitors see now: from memory, checked against the database every 300 ms while requests come. */
  get(): Promise<Snapshot>;
  /** The same without waiting; null when the database must be asked first. */
  peek(): Snapshot | null;
  /** To be called when this process has changed something: the next request sees it. */
  invalidate(): void;
};

const CHECK_INTERVAL = 300;
// When the database takes longer than this, visitors see the previous snapshot.
const MAX_WAIT = 250;
// A query that takes longer than this is given up: the next request asks again.
const HUNG_AFTER = 10_000;

/**
 * Keeps the snapshot in memory; processes that share a database agree within a second. Requests at the same time share one
 * query. Calls `onUnreachable` when the database stops answering, but not again for each failure. The texts of brochures come later.
 */
export function createCatalogueSnapshot(
  ports: {
    photos: PhotoIndex;
    companies: CompanyStore;
    catalogues: Pick<CatalogueStore, 'current'>;
    siteWords: Pick<SiteWordsStore, 'newest'>;
    materials: Pick<MaterialStore, 'current'>;
    files: Pick<FileStore, 'get'>;
  },
  onUnreachable: (error: unknown) => void,
  clock = () => performance.now(),
): CatalogueSnapshot {
  const addTexts = openBrochureTexts(ports.files, clock, onUnreachable);
  let cached: (Snapshot & { version: number }) | null = null;
  let current: Promise<Snapshot> | null = null;
  let startedAt = 0;
  let isDone = false;
  let turn = 0;
  let isUnreachable = false;

  const read = async () => {
    const saved = await ports.companies.current();
    const version = saved?.version ?? 0;
    if (cached?.version === version && cached.catalogue.revision === (await ports.photos.revision())) {
      const catalogue = addTexts(cached.catalogue);
      return catalogue === cached.catalogue ? cached : { ...cached, catalogue };
    }
    const { name = 'Vitrine', contact = noContact } = saved?.company ?? {};
    const arranged = await readCatalogue(ports);
    const catalogue = addTexts(assignBrochures(arranged, saved?.company.brochures ?? {}));
    const { words: siteWords } = await currentSiteWords(ports);
    const { foundingYear } = siteWords;
    const company = {
      name,
      contact,
      ...(saved?.demo && { demo: true }),
      ...(foundingYear !== null && { foundingYear }),
    };
    return { company, siteWords, catalogue, version };
  };

  const refresh = (): Promise<Snapshot> => {
    turn += 1;
    const mine = turn;
    startedAt = clock();
    isDone = false;
    const reading = read()
      .then((snapshot) => {
        isUnreachable = false;
        // After an invalidation or a newer query, this result is out of date.
        if (mine === turn) cached = snapshot;
        return snapshot;
      })
      .catch((error: unknown) => {
        if (!isUnreachable) onUnreachable(error);
        isUnreachable = true;
        if (cached) return cached;
        throw error;
      })
      .finally(() => {
        if (mine === turn) isDone = true;
      });
    return cached ? withFallback(reading, cached) : reading;
  };

  const peek = () => (isDone && clock() - startedAt < CHECK_INTERVAL ? cached : null);

  return {
    peek,
    get: async () => {
      if (!current || clock() - startedAt >= (isDone ? CHECK_INTERVAL : HUNG_AFTER)) current = refresh();
      return peek() ?? current;
    },
    invalidate: () => {
      turn += 1;
      current = null;
      isDone = false;
    },
  };
}

function withFallback<T>(reading: Promise<T>, fallback: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(fallback), MAX_WAIT);
    reading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
