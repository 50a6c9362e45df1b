import { paths } from '#contract/paths.ts';
import type { OpenItemAnswer, OutstandingRowAnswer, OutstandingSumsAnswer } from '#contract/receivables/outstanding.ts';
import type { AgeBox } from '#domain/receivables/ageing.ts';
import type { CallAnswer } from '../../../call-api.ts';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { type LoadState, useLoad } from '../../parts/use-load.ts';
import { filterParams, type ListFilter } from './outstanding-choice.ts';

export type OutstandingTotals = OutstandingSumsAnswer & { count: number };

type Outstanding = {
  rows: LoadState<OutstandingRowAnswer[]>;
  totals: LoadState<OutstandingTotals>;
  /** What is on the screen while others load; null before the first. */
  latestRows: OutstandingRowAnswer[] | null;
  latestTotals: OutstandingTotals | null;
  reload: () => void;
};

/**
 * A page of what is owed in two calls: the rows, and when these are there, the sums and counts of the filter. Another filter
 * drops sums that are still being calculated; another page keeps them.
 */
export function useOutstanding(filter: ListFilter, page: number, size: number): Outstanding {
  const key = JSON.stringify(filter);
  const rows = useLoad(`${key} ${page} ${size}`, async (signal) => {
    const part = { page: String(page), size: String(size), totals: 'without' };
    const answer = await fetchOutstanding<{ rows: OutstandingRowAnswer[] }>(filter, part, signal);
    return answer.ok ? { ...answer, value: { filter, key, rows: answer.value.rows } } : answer;
  });
  const shown = rows.latest;
  const totals = useLoad<OutstandingTotals | null>(shown?.key ?? '', async (signal) => {
    if (!shown) return { ok: true as const, value: null, headers: new Headers() };
    return fetchTotals(shown.filter, signal);
  });
  return {
    rows: rows.state.kind === 'ready' ? { kind: 'ready', value: rows.state.value.rows } : rows.state,
    totals: shown?.key === key ? known(totals.state) : { kind: 'loading' },
    latestRows: shown?.rows ?? null,
    latestTotals: totals.latest,
    reload: () => {
      rows.reload();
      totals.reload();
    },
  };
}

/** The filter without a part of it that hides rows: whom it would find first, and the sums. Null while nothing is asked. */
export function useElsewhere(filter: ListFilter | null) {
  return useLoad(JSON.stringify(filter), async (signal) => {
    if (filter === null) return { ok: true as const, value: null, headers: new Headers() };
    const answer = await fetchOutstanding<OutstandingSumsAnswer & { rows: OutstandingRowAnswer[] }>(
      filter,
      { size: '1' },
      signal,
    );
    return answer.ok ? { ...answer, value: { ...answer.value, count: countIn(answer.headers) } } : answer;
  });
}

export type ItemsOf = { customer: string | null; box: AgeBox | 'advance' | '' };

type ItemsPart = { items: OpenItemAnswer[]; count: number };

/** Loads the newest state of the documents behind a figure. */
export function useOpenItems(
  { customer, box }: ItemsOf,
  { asOf, state }: Pick<ListFilter, 'asOf' | 'state'>,
  page: number,
) {
  const params = new URLSearchParams({ customer: customer ?? '', box, asOf, state, page: String(page) });
  params.set('size', String(ITEMS));
  return useLoad<ItemsPart>(String(params), async (signal) => {
    const answer = await callStaff(`${paths.openItems}?${params}`, {
      read: (response) => response.json() as Promise<OpenItemAnswer[]>,
      signal,
    });
    return answer.ok ? { ...answer, value: { items: answer.value, count: countIn(answer.headers) } } : answer;
  });
}

/** How many items a page of them has. */
export const ITEMS = 20;

async function fetchTotals(filter: ListFilter, signal: AbortSignal): Promise<CallAnswer<OutstandingTotals>> {
  const answer = await fetchOutstanding<OutstandingSumsAnswer>(filter, { totals: 'only' }, signal);
  return answer.ok ? { ...answer, value: { ...answer.value, count: countIn(answer.headers) } } : answer;
}

function fetchOutstanding<Part>(filter: ListFilter, part: Record<string, string>, signal: AbortSignal) {
  const params = filterParams(filter);
  for (const [name, value] of Object.entries(part)) params.set(name, value);
  return callStaff<Part>(`${paths.outstandingList}?${params}`, { read: (response) => response.json(), signal });
}

function known(totals: LoadState<OutstandingTotals | null>): LoadState<OutstandingTotals> {
  if (totals.kind !== 'ready') return totals;
  return totals.value ? { kind: 'ready', value: totals.value } : { kind: 'loading' };
}

function countIn(headers: Headers) {
  return Number(headers.get('X-Total-Count'));
}
