import type { ListedCustomer } from '#contract/customer-list.ts';
import { paths } from '#contract/paths.ts';
import { fetchCountedRows } from '../parts/list/fetch-counted.ts';
import { useLoad } from '../parts/use-load.ts';
import { type WhichCustomers, whichCustomers } from './book-choice.ts';

type BookFilter = { query: string; which: WhichCustomers; page: number; size: number };

export type CustomerPart = { rows: ListedCustomer[]; count: number };

export type CustomerCounts = Record<WhichCustomers, number>;

/** Loads a page of the customer book. */
export function useCustomers(filter: BookFilter) {
  return useLoad<CustomerPart>(JSON.stringify(filter), (signal) => fetchCustomers(filter, signal));
}

/** Loads how many customers each choice has. */
export function useCustomerCounts() {
  return useLoad<CustomerCounts>('counts', async (signal) => {
    const counts: CustomerCounts = { all: 0, owing: 0, overdue: 0, archived: 0 };
    const answers = await Promise.all(whichCustomers.map((which) => countCustomers(which, signal)));
    for (const [index, answer] of answers.entries()) {
      if (!answer.ok) return answer;
      counts[whichCustomers[index] ?? 'all'] = answer.value.count;
    }
    return { ok: true, value: counts, headers: new Headers() };
  });
}

function countCustomers(which: WhichCustomers, signal: AbortSignal) {
  return fetchCustomers({ query: '', which, page: 1, size: 1 }, signal);
}

function fetchCustomers({ query, which, page, size }: BookFilter, signal: AbortSignal) {
  const owes = which === 'owing' || which === 'overdue' ? which : '';
  const archived = String(which === 'archived');
  const params = new URLSearchParams({ q: query, archived, owes, page: String(page), size: String(size) });
  return fetchCountedRows<ListedCustomer>(`${paths.customerList}?${params}`, signal);
}
