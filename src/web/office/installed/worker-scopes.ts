/**
 * `workerScopes(['/operations', '/customers', '/customers/new', '/taxinvoice'], '/taxinvoice')` →
 * `['/taxinvoice', '/operations', '/customers']`: the addresses that the worker is registered for, that of the current screen first. The
 * screens share no folder with each other that is not the site's too, so each first part of an address is registered by itself: the
 * site is never under a worker.
 */
export function workerScopes(paths: readonly string[], current: string): string[] {
  const roots = [current, ...paths].map((path) => `/${path.split('/')[1] ?? ''}`);
  return [...new Set(roots)].filter((root) => root !== '/');
}
