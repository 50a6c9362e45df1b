/** 'page' and 'file' may come from the device; everything else goes to the network as if there were no worker. */
type ShellAnswer = 'page' | 'file' | 'network';

/**
 * `shellAnswer({ method: 'GET', mode: 'navigate', url: 'https://shop.in/taxinvoice?a' }, 'https://shop.in/taxinvoice')` → `'page'`:
 * how the worker that is registered for `scope` answers a request. A browser gives it every address that begins like its scope.
 */
export function shellAnswer({ method, mode, url }: Asked, scope: string): ShellAnswer {
  const asked = new URL(url);
  const own = new URL(scope);
  if (method !== 'GET' || asked.origin !== own.origin) return 'network';
  const { pathname } = asked;
  if (mode === 'navigate')
    return pathname === own.pathname || pathname.startsWith(`${own.pathname}/`) ? 'page' : 'network';
  return /^\/(assets|look)\/[^/]+$/.test(pathname) ? 'file' : 'network';
}

type Asked = { method: string; mode: string; url: string };

/**
 * `endedCaches(['office /a.json', 'office /b.json', 'office /c.json', 'other'], 'office /c.json')` → `['office /a.json']`: those
 * of earlier builds, but for the one before `own`, whose pages may still be open and fetch more of their scripts.
 */
export function endedCaches(names: readonly string[], own: string): string[] {
  return names.filter((name) => name.startsWith(cachePrefix) && name !== own).slice(0, -1);
}

export const cachePrefix = 'office ';
