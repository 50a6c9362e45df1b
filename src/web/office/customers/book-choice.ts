import { paths } from '#contract/paths.ts';

/** What the list of the book shows. `typed`: the search as it is typed. */
export type BookChoice = { typed: string; which: WhichCustomers; page: number; size: number };

/** `owing`: more than the advances come to. */
export const whichCustomers = ['all', 'owing', 'overdue', 'archived'] as const;

export type WhichCustomers = (typeof whichCustomers)[number];

/** `choiceInAddress('?q=sample&page=2')` → page 2 of the customers that begin with 'sample'. */
export function choiceInAddress(search: string): BookChoice {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page') ?? 1);
  const size = Number(params.get('size') ?? DEFAULT_SIZE);
  return {
    typed: params.get('q') ?? '',
    which: whichCustomers.find((each) => params.has(each)) ?? 'all',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: sizes.includes(size) ? size : DEFAULT_SIZE,
  };
}

/** `addressOfChoice({ typed: 'sample', which: 'all', page: 2, size: 20 })` → `/customers?q=sample&page=2`, without the defaults. */
export function addressOfChoice({ typed, which, page, size }: BookChoice): string {
  const params = new URLSearchParams();
  if (typed !== '') params.set('q', typed);
  if (which !== 'all') params.set(which, '');
  if (page > 1) params.set('page', String(page));
  if (size !== DEFAULT_SIZE) params.set('size', String(size));
  return params.size > 0 ? `${paths.customers}?${params}` : paths.customers;
}

const DEFAULT_SIZE = 20;
const sizes = [5, 10, 20, 25, 50, 100];
