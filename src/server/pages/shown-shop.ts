import { performance } from 'node:perf_hooks';
import { assignBrochures } from '#domain/catalogue/assign-brochures.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { noContact, type PublicCompany } from '#domain/company/contact.ts';
import { readCatalogue } from '#operations/photos/read-catalogue.ts';
import type { CompanyStore } from '#operations/ports/company.ts';
import type { PhotoIndex } from '#operations/ports/photos.ts';

/** All that the pages are drawn from: another object as soon as any of it is another. */
export type Shop = { company: PublicCompany; catalogue: Catalogue };

type ShownShop = {
  /** What visitors see now: from memory, held against the database every 300 ms while somebody asks. */
  now(): Promise<Shop>;
  /** The same without waiting: null when the database is to be asked first. */
  atOnce(): Shop | null;
  /** Says that this process has changed something: whoever asks next sees it. */
  changed(): void;
};

const EVERY = 300;
// A database that is slower than this is away: visitors see the shop as it was.
const PATIENCE = 250;
const HUNG = 10_000;

/**
 * Keeps in memory what visitors see, so that processes that share a database agree within a second. However many ask at
 * once, one question goes to the database. `away` is told when the database stops answering, not each time.
 */
export function keepShownShop(
  ports: { photos: PhotoIndex; companies: CompanyStore },
  away: (error: unknown) => void,
  clock = () => performance.now(),
): ShownShop {
  let kept: (Shop & { version: number }) | null = null;
  let answer: Promise<Shop> | null = null;
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

  const look = (): Promise<Shop> => {
    turn += 1;
    const mine = turn;
    begun = clock();
    isOver = false;
    const reading = read()
      .then((shop) => {
        isAway = false;
        // One that was overtaken by a change knows less than the next.
        if (mine === turn) kept = shop;
        return shop;
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

  const atOnce = () => (isOver && clock() - begun < EVERY ? kept : null);

  return {
    atOnce,
    now: async () => {
      if (!answer || clock() - begun >= (isOver ? EVERY : HUNG)) answer = look();
      return atOnce() ?? answer;
    },
    changed: () => {
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
