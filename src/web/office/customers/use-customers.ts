import type { ListedCustomer } from '#contract/customer-list.ts';
import { paths } from '#contract/paths.ts';
import type { CallAnswer } from '../../call-api.ts';
import { callStaff } from '../parts/frame/call-staff.ts';
import { useLoad } from '../parts/use-load.ts';

type BookFilter = { query: string; archived: boolean; page: number; size: number };

export type CustomerPart = { customers: ListedCustomer[]; count: number };

export type CustomerCounts = { live: number; archived: number };

/** Loads a page of the customer book. */
export function useCustomers(filter: BookFilter) {
  return useLoad<CustomerPart>(JSON.stringify(filter), (signal) => fetchCustomers(filter, signal));
}

/** Loads how many customers are in the book. */
export function useCustomerCounts() {
  return useLoad<CustomerCounts>('counts', async (signal) => {
    const [live, archived] = await Promise.all([countCustomers(false, signal), countCustomers(true, signal)]);
    if (!live.ok) return live;
    return archived.ok ? { ...live, value: { live: live.value.count, archived: archived.value.count } } : archived;
  });
}

function countCustomers(archived: boolean, signal: AbortSignal) {
  return fetchCustomers({ query: '', archived, page: 1, size: 1 }, signal);
}

async function fetchCustomers(
  { query, archived, page, size }: BookFilter,
  signal: AbortSignal,
): Promise<CallAnswer<CustomerPart>> {
  const params = new URLSearchParams({ q: query, archived: String(archived), page: String(page), size: String(size) });
  const answer = await callStaff(`${paths.customerList}?${params}`, {
    read: (response) => response.json() as Promise<ListedCustomer[]>,
    signal,
  });
  return answer.ok
    ? { ...answer, value: { customers: answer.value, count: Number(answer.headers.get('X-Total-Count')) } }
    : answer;
}
