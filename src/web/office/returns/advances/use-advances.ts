import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { AdvancesAnswer } from '#contract/receivables/outstanding.ts';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { fetchCounted } from '../../parts/list/fetch-counted.ts';
import { useLoad } from '../../parts/use-load.ts';
import type { ReturnChoice } from '../return-choice.ts';

/** How many advances a page has. */
export const ADVANCES = 20;

/** Loads what was left of advances at the end of a period. */
export function useAdvances({ state, period }: Pick<ReturnChoice, 'state' | 'period'>, page: number) {
  const params = new URLSearchParams({ page: String(page), size: String(ADVANCES) });
  return useLoad(`${state} ${period} ${params}`, (signal) =>
    fetchCounted<AdvancesAnswer>(`${path(paths.returnAdvances, { state, period })}?${params}`, signal),
  );
}

/** Says what an advance is for. */
export function sendMark(id: string, mark: string) {
  return callStaff(path(paths.advanceMark, { id }), {
    method: 'POST',
    body: { mark },
    read: (response) => response.json(),
  });
}
