const KEY = 'ad-click';

/** Keeps, in this tab alone, which click on an ad brought the visitor: a callback later on is counted for it. */
export function keepAdClick(): void {
  const click = new URLSearchParams(location.search).get('gclid') ?? '';
  if (/^[\w-]{10,200}$/.test(click)) sessionStorage.setItem(KEY, click);
}

export function readAdClick(): string {
  return sessionStorage.getItem(KEY) ?? '';
}
