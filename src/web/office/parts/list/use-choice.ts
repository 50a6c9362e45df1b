import { useCallback, useEffect, useState } from 'react';

/** What a list shows, and which page of it: another choice begins at the first page. */
export function useChoice<Choice extends { page: number }>(first: Choice | (() => Choice)) {
  const [choice, setChoice] = useState(first);
  const choose = useCallback((part: Partial<Choice>) => setChoice((before) => ({ ...before, page: 1, ...part })), []);
  return [choice, choose] as const;
}

/** Keeps the choice in the address, so that Back and a reload show the same list. */
export function useAddress(address: string): void {
  useEffect(() => history.replaceState(null, '', address), [address]);
}

/** How many rows a page of a list can have. */
export const pageSizes = [5, 10, 20, 25, 50, 100];

/** `pageInAddress(new URLSearchParams('page=2'), 20)` → `{ page: 2, size: 20 }` */
export function pageInAddress(params: URLSearchParams, usualSize: number): { page: number; size: number } {
  const [page, size] = [Number(params.get('page')), Number(params.get('size'))];
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: pageSizes.includes(size) ? size : usualSize,
  };
}

/** The address of a list with its page, without what is usual: `addressWithPage('/customers', params, { page: 1, size: 20 }, 20)` → `/customers` */
export function addressWithPage(
  path: string,
  params: URLSearchParams,
  { page, size }: { page: number; size: number },
  usualSize: number,
): string {
  if (page > 1) params.set('page', String(page));
  if (size !== usualSize) params.set('size', String(size));
  return params.size > 0 ? `${path}?${params}` : path;
}
