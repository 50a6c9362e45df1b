import { paths } from '#contract/paths.ts';
import type { OpenItemAnswer, OutstandingAnswer } from '#contract/receivables/outstanding.ts';
import type { AgeBox } from '#domain/receivables/ageing.ts';
import type { CallAnswer } from '../../../call-api.ts';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { useLoad } from '../../parts/use-load.ts';
import { filterParams, type ListFilter } from './outstanding-choice.ts';

export type OutstandingPart = OutstandingAnswer & { count: number };

/** Loads a page of what is owed. */
export function useOutstanding(filter: ListFilter, page: number, size: number) {
  const params = filterParams(filter);
  params.set('page', String(page));
  params.set('size', String(size));
  return useLoad<OutstandingPart>(String(params), (signal) => fetchOutstanding(params, signal));
}

/** The filter without a part of it that hides rows: what it would find. Null while nothing has to be asked. */
export function useElsewhere(filter: ListFilter | null) {
  return useLoad<OutstandingPart | null>(JSON.stringify(filter), async (signal) => {
    if (filter === null) return { ok: true as const, value: null, headers: new Headers() };
    const params = filterParams(filter);
    params.set('size', '1');
    return fetchOutstanding(params, signal);
  });
}

export type ItemsOf = { customer: string | null; box: AgeBox | 'advance' | '' };

type ItemsPart = { items: OpenItemAnswer[]; count: number };

/** Loads the newest state of what stands behind a figure. */
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

async function fetchOutstanding(params: URLSearchParams, signal: AbortSignal): Promise<CallAnswer<OutstandingPart>> {
  const answer = await callStaff(`${paths.outstandingList}?${params}`, {
    read: (response) => response.json() as Promise<OutstandingAnswer>,
    signal,
  });
  return answer.ok ? { ...answer, value: { ...answer.value, count: countIn(answer.headers) } } : answer;
}

function countIn(headers: Headers) {
  return Number(headers.get('X-Total-Count'));
}
