const KEY = 'ad-click';

/** Stores the id of the ad click that brought the visitor, for this tab only. A later callback is counted for it. */
export function keepAdClick(): void {
  const click = new URLSearchParams(location.search).get('gclid') ?? '';
  if (/^[\w-]{10,200}$/.test(click)) inStorage((storage) => storage.setItem(KEY, click));
}

export function readAdClick(): string {
  return inStorage((storage) => storage.getItem(KEY)) ?? '';
}

/** Null in a browser that refuses storage: nothing is counted then. */
function inStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}
