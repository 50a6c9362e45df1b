import { performance } from 'node:perf_hooks';
import { assignBrochures } from '#domain/catalogue/assign-brochures.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { noContact, type PublicCompany } from '#domain/company/contact.ts';
import { readCatalogue } from '#operations/photos/read-catalogue.ts';
import type { CompanyStore } from '#operations/ports/company.ts';
import type { PhotoIndex } from '#operations/ports/photos.ts';

/** All that the pages are drawn from: a new object as soon as any of it changes. */
export type Snapshot = { company: PublicCompany; catalogue: Catalogue };

type CatalogueSnapshot = {
  /** What visitors see now: from memory, checked against the database every 300 ms while requests come. */
  get(): Promise<Snapshot>;
  /** The same without waiting: null when the database must be asked first. */
  peek(): Snapshot | null;
  /** Called when this process has changed something: the next request sees it. */
  invalidate(): void;
};

const EVERY = 300;
// A database that is slower than this is away: visitors see the shop as it was.
const PATIENCE = 250;
const HUNG = 10_000;

/**
 * Keeps in memory what visitors see, so that processes that share a database agree within a second. However many ask at
 * once, one question goes to the database. `away` is told when the database stops answering, not each time.
 */
export function createCatalogueSnapshot(
  ports: { photos: PhotoIndex; companies: CompanyStore },
  away: (error: unknown) => void,
  clock = () => performance.now(),
): CatalogueSnapshot {
  let kept: (Snapshot & { version: number }) | null = null;
  let answer: Promise<Snapshot> | null = null;
  let begun = 0;
  let isOver = false;
  let turn = 0;
  let isAway = false;

  const read = async () => {
    const saved = await ports.companies.current();
    const version = saved?.version ?? 0;
    if (kept?.version === version && kept.catalogue.revision === (await ports.photos.revision())) return kept;
    const { name = 'Vitrine', contact = noContact } = saved?.company ?? {};
    const catalogue = assignBrochures(await readCatalogue(ports), saved?.company.brochures ?? {});
    return { company: { name, contact }, catalogue, version };
  };

  const look = (): Promise<Snapshot> => {
    turn += 1;
    const mine = turn;
    begun = clock();
    isOver = false;
    const reading = read()
      .then((snapshot) => {
        isAway = false;
        // One that was overtaken by a change knows less than the next.
        if (mine === turn) kept = snapshot;
        return snapshot;
      })
      .catch((error: unknown) => {
        if (!isAway) away(error);
        isAway = true;
        if (kept) return kept;
        throw error;
      })
      .finally(() => {
        if (mine === turn) isOver = true;
      });
    return kept ? withinPatience(reading, kept) : reading;
  };

  const peek = () => (isOver && clock() - begun < EVERY ? kept : null);

  return {
    peek,
    get: async () => {
      if (!answer || clock() - begun >= (isOver ? EVERY : HUNG)) answer = look();
      return peek() ?? answer;
    },
    invalidate: () => {
      turn += 1;
      answer = null;
      isOver = false;
    },
  };
}

function withinPatience<T>(reading: Promise<T>, meanwhile: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(meanwhile), PATIENCE);
    reading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
