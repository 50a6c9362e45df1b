import type { FiguresAnswer, FiguresBehindAnswer, FiguresEnquiriesAnswer } from '#contract/figures/figures.ts';
import { paths } from '#contract/paths.ts';
import type { WayStep } from '#domain/figures/way.ts';
import { callStaff } from '../parts/frame/call-staff.ts';
import { fetchCounted } from '../parts/list/fetch-counted.ts';
import { useLoad } from '../parts/use-load.ts';
import { type Behind, callParams, type FiguresAsked } from './figures-choice.ts';

/** Loads the figures of a period. */
export function useFigures(asked: FiguresAsked) {
  const params = callParams(asked).toString();
  return useLoad<FiguresAnswer>(params, (signal) =>
    callStaff(`${paths.figuresList}?${params}`, { signal, read: (response) => response.json() }),
  );
}

/** So many documents are on a page of the list behind a figure. */
export const LISTED = 50;

/** Loads a page of the documents behind a figure. */
export function useBehind(asked: FiguresAsked, behind: Behind, page: number) {
  const params = callParams(asked);
  params.delete('beside');
  for (const [name, value] of Object.entries(behind)) params.set(name, value);
  params.set('page', String(page));
  params.set('size', String(LISTED));
  return useCounted<FiguresBehindAnswer>(paths.figuresBehind, params);
}

/** Loads a page of the enquiries that came as far as a step. */
export function useEnquiries({ from, to }: FiguresAsked, step: WayStep, page: number) {
  const params = new URLSearchParams({ from, to, step, page: String(page), size: String(LISTED) });
  return useCounted<FiguresEnquiriesAnswer>(paths.figuresEnquiries, params);
}

/** A page of a list, and how many are on all pages. */
function useCounted<Answer extends object>(address: string, params: URLSearchParams) {
  return useLoad(`${address}?${params}`, (signal) => fetchCounted<Answer>(`${address}?${params}`, signal));
}
