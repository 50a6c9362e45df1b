const KEY = 'ad-click';

/** Stores the id of the ad click that brought the visitor, for this tab only. A later callback is counted for it. */
export function keepAdClick(): void {
  const click = new URLSearchParams(location.search).get('gclid') ?? '';
  if (/^[\w-]{10,200}$/.test(click)) sessionStorage.setItem(KEY, click);
}

export function readAdClick(): string {
  return sessionStorage.getItem(KEY) ?? '';
}
