import { paths } from '#contract/paths.ts';
import { addressWithPage, pageInAddress } from '../parts/list/use-choice.ts';

/** What the list of the book shows. `typed`: the search as it is typed. */
export type BookChoice = { typed: string; which: WhichCustomers; page: number; size: number };

/** `owing`: more than the advances come to. */
export const whichCustomers = ['all', 'owing', 'overdue', 'archived'] as const;

export type WhichCustomers = (typeof whichCustomers)[number];

/** `choiceInAddress('?q=sample&page=2')` → page 2 of the customers that begin with 'sample'. */
export function choiceInAddress(search: string): BookChoice {
  const params = new URLSearchParams(search);
  return {
    typed: params.get('q') ?? '',
    which: whichCustomers.find((each) => params.has(each)) ?? 'all',
    ...pageInAddress(params, USUAL_SIZE),
  };
}

/** `addressOfChoice({ typed: 'sample', which: 'all', page: 2, size: 20 })` → `/customers?q=sample&page=2`, without the defaults. */
export function addressOfChoice({ typed, which, ...part }: BookChoice): string {
  const params = new URLSearchParams();
  if (typed !== '') params.set('q', typed);
  if (which !== 'all') params.set(which, '');
  return addressWithPage(paths.customers, params, part, USUAL_SIZE);
}

const USUAL_SIZE = 20;
