import type { Logger } from 'pino';
import { paths } from '#contract/paths.ts';
import type { Pages } from '#operations/ports/pages.ts';
import type { World } from '#operations/ports/system.ts';
import type { ServerSettings } from '../server-ports.ts';
import { type CacheCounts, finishPage, type KeptPage, keepPages } from './page-cache.ts';
import { keepShownShop, type Shop } from './shown-shop.ts';

type Ports = Parameters<typeof keepShownShop>[0] & { pages: Pages; world: World };

export type ReadyPages = {
  /** The page at a path, from memory or drawn now; what stands behind its ? makes another page of the search alone. */
  at(path: string, query?: string): Promise<KeptPage>;
  /** The same without waiting: null when it must be drawn, or the database be asked first. */
  atOnce(path: string): KeptPage | null;
  /** Says that this process has changed something: the next visitor sees it. */
  changed(): void;
  /** Since the process began: `sent` and `unchanged` (304) went the short way. */
  counts: CacheCounts & { sent: number; unchanged: number };
};

/** The pages of the shop as it stands. */
export function readyPages(
  ports: Ports,
  settings: Pick<ServerSettings, 'publicOrigin' | 'development'>,
  log: Pick<Logger, 'error'>,
): ReadyPages {
  const shown = keepShownShop(ports, (err) => log.error({ err }, 'pages stay as they were: the database is away'));
  const draw = async (shop: Shop, path: string, query = ''): Promise<KeptPage> => {
    const page = await ports.pages.render({ path, query, origin: settings.publicOrigin, ...shop });
    return finishPage(page, ports.world.sha256(page.html).slice(0, 32));
  };
  const counts = { hits: 0, misses: 0, sent: 0, unchanged: 0 };
  const kept = keepPages<Shop>(draw, counts);
  return {
    at: async (path, query = '') => {
      const shop = await shown.now();
      // What can be searched for is endless. In development a page changes with its source.
      return path === paths.search || settings.development ? draw(shop, path, query) : kept.at(shop, path);
    },
    atOnce: (path) => {
      const shop = shown.atOnce();
      return shop && kept.atOnce(shop, path);
    },
    changed: shown.changed,
    counts,
  };
}
