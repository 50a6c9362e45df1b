import { constants } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { type OpenImages, openImages } from '#adapters/images/open-images.ts';
import { operator } from '#operations/ports/actor.ts';
import type { Config } from '../../config.ts';
import type { Ports } from '../open-ports.ts';

/** So long the program waits at its end for a picture in progress. */
const STOP_TIMEOUT_MS = 5_000;

type Log = { error(what: object, message: string): void };

/** Loads the pictures of a demo shop in the background, and the enquiries and materials that they belong to. An error is logged, and the next start goes on. */
export function startDemoPictures(
  ports: Ports,
  config: Pick<Config, 'demo'>,
  demoFolder: string,
  print: (line: string) => void,
  log: Log,
): { stop(): Promise<void> } {
  const stopped = new AbortController();
  const load = async () => {
    if (config.demo === false || !(await ports.companies.current())?.demo) return;
    // No other shop needs their code.
    const { demoEnquiries } = await import('./demo-enquiries.ts');
    const { demoMaterials } = await import('./demo-materials.ts');
    const { loadDemoPictures } = await import('./load-demo-pictures.ts');
    const images = openQuietImages();
    try {
      const addEnquiries = await demoEnquiries(ports, demoFolder, operator);
      const addMaterials = await demoMaterials(ports, demoFolder, operator);
      const uploaded = async () => {
        await addEnquiries();
        await addMaterials();
      };
      await loadDemoPictures({ ...ports, images }, demoFolder, operator, { print, uploaded, signal: stopped.signal });
    } finally {
      await images.close();
    }
  };
  const loaded = load().catch((error: unknown) =>
    log.error({ err: error }, 'demo pictures not loaded: the next start goes on'),
  );
  return {
    stop: async () => {
      stopped.abort();
      await Promise.race([loaded, setTimeout(STOP_TIMEOUT_MS)]);
    },
  };
}

/** Makes pictures one at a time, in a child process of low priority: visitors and staff come first. */
function openQuietImages(): OpenImages {
  return openImages({ children: 1, timeoutMs: 300_000, priority: constants.priority.PRIORITY_BELOW_NORMAL });
}
