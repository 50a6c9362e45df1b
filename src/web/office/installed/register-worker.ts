import { paths } from '#contract/paths.ts';
import { trustedWorker } from '../../trusted-worker.ts';
import { screens } from '../screens.ts';
import { workerScopes } from './worker-scopes.ts';

/**
 * Registers the worker for each address of the office, one after the other: the first one fetches the files for all of them. Does
 * nothing where there are no workers: in a browser without them, and over plain HTTP.
 */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker || import.meta.env.DEV) return;
  const known = new Set((await serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname));
  const scopes = workerScopes(
    screens.map(({ path }) => path),
    location.pathname,
  );
  for (const scope of scopes) {
    if (known.has(scope)) continue;
    const address = trustedWorker('office-worker', paths.officeWorker);
    const registration = await serviceWorker.register(address, { scope, updateViaCache: 'none' });
    await settled(registration?.installing);
    // The others would fail as well.
    if (!registration?.active) return;
  }
}

/** Until it is there, or could not be installed. */
function settled(worker: ServiceWorker | null | undefined): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!worker || /^(activated|redundant)$/.test(worker.state)) resolve();
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}
