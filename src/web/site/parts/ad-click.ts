const KEY = 'ad-click';

/** Keeps, in this tab alone, which click on an ad brought the visitor: a callback later on is counted for it. */
export const keepAdClick = (): void => {
  const click = new URLSearchParams(location.search).get('gclid') ?? '';
  if (/^[\w-]{10,200}$/.test(click)) sessionStorage.setItem(KEY, click);
};

export const readAdClick = (): string => sessionStorage.getItem(KEY) ?? '';
