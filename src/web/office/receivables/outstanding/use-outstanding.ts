import { paths } from '#contract/paths.ts';
import type { OpenItemAnswer, OutstandingRowAnswer, OutstandingSumsAnswer } from '#contract/receivables/outstanding.ts';
import type { AgeBox } from '#domain/receivables/ageing.ts';
import type { CallAnswer } from '../../../call-api.ts';
import { fetchCounted, fetchCountedRows } from '../../parts/list/fetch-counted.ts';
import { useRowsThenTotals } from '../../parts/list/use-rows-then-totals.ts';
import { useLoad } from '../../parts/use-load.ts';
import { filterParams, type ListFilter } from './outstanding-choice.ts';

export type OutstandingTotals = OutstandingSumsAnswer & { count: number };

/** A page of what is owed, and the sums and counts of the filter. */
export function useOutstanding(filter: ListFilter, page: number, size: number) {
  return useRowsThenTotals({
    filter,
    part: `${page} ${size}`,
    fetchRows: async (asked, signal) => {
      const part = { page: String(page), size: String(size), totals: 'without' };
      const answer = await fetchOutstanding<{ rows: OutstandingRowAnswer[] }>(asked, part, signal);
      return answer.ok ? { ...answer, value: answer.value.rows } : answer;
    },
    fetchTotals,
  });
}

type Elsewhere = OutstandingTotals & { rows: OutstandingRowAnswer[] };

/** The filter without a part of it that hides rows: whom it would find first, and the sums. Null while nothing is asked. */
export function useElsewhere(filter: ListFilter | null) {
  return useLoad<Elsewhere | null>(JSON.stringify(filter), async (signal) => {
    if (filter === null) return { ok: true as const, value: null, headers: new Headers() };
    return fetchOutstanding<Elsewhere>(filter, { size: '1' }, signal);
  });
}

export type ItemsOf = { customer: string | null; box: AgeBox | 'advance' | '' };

/** Loads the newest state of the documents behind a figure. */
export function useOpenItems(
  { customer, box }: ItemsOf,
  { asOf, state }: Pick<ListFilter, 'asOf' | 'state'>,
  page: number,
) {
  const params = new URLSearchParams({ customer: customer ?? '', box, asOf, state, page: String(page) });
  params.set('size', String(ITEMS));
  return useLoad(String(params), (signal) => fetchCountedRows<OpenItemAnswer>(`${paths.openItems}?${params}`, signal));
}

/** How many items a page of them has. */
export const ITEMS = 20;

function fetchTotals(filter: ListFilter, signal: AbortSignal): Promise<CallAnswer<OutstandingTotals>> {
  return fetchOutstanding<OutstandingSumsAnswer>(filter, { totals: 'only' }, signal);
}

function fetchOutstanding<Page extends object>(filter: ListFilter, part: Record<string, string>, signal: AbortSignal) {
  const params = filterParams(filter);
  for (const [name, value] of Object.entries(part)) params.set(name, value);
  return fetchCounted<Page>(`${paths.outstandingList}?${params}`, signal);
}
