import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { ReturnAnswer, ReturnRow } from '#contract/returns/returns.ts';
import { callStaff } from '../parts/frame/call-staff.ts';
import { fetchCountedRows } from '../parts/list/fetch-counted.ts';
import { useLoad } from '../parts/use-load.ts';
import type { ReturnChoice } from './return-choice.ts';

type ReturnOf = Pick<ReturnChoice, 'state' | 'period'>;

/** Loads the return of a registration and a period. */
export function useReturn({ state, period }: ReturnOf) {
  return useLoad<ReturnAnswer>(`${state} ${period}`, (signal) =>
    callStaff(path(paths.return, { state, period }), { read: (response) => response.json(), signal }),
  );
}

/** The figure whose documents are shown. */
export type Section =
  | 'b2b'
  | 'b2cl'
  | 'b2cs'
  | 'exp'
  | 'cdnr'
  | 'cdnur'
  | 'hsnB2b'
  | 'hsnB2c'
  | 'documents'
  | 'leftOut';

/** How many documents a page of them has. */
export const DOCUMENTS = 20;

/** Loads the documents behind a figure. `revision`: the state of the figures, so that both are of one moment. */
export function useReturnDocuments({ state, period }: ReturnOf, section: Section, page: number, revision: number) {
  const params = new URLSearchParams({ section, page: String(page), size: String(DOCUMENTS) });
  return useLoad(`${state} ${period} ${params} ${revision}`, (signal) =>
    fetchCountedRows<ReturnRow>(`${path(paths.returnDocuments, { state, period })}?${params}`, signal),
  );
}
