import type { CheckedVoucher } from '#contract/receivables/receivables.ts';
import { callApi } from '../../../call-api.ts';
import { useDebounced } from '../../parts/use-debounced.ts';
import { useLoad } from '../../parts/use-load.ts';
import { type Entry, entryBody, entryPaths } from './entry-of-draft.ts';
import type { EntryKind } from './money-draft.ts';
import type { PaysItem } from './pays-rows.ts';

const nothing: CheckedVoucher = { number: '', warnings: [] };

/** The number that the entry would get, and the warnings, as the server sees them: it knows the other cash of the day. */
export function useEntryCheck(
  kind: EntryKind,
  entry: Entry,
  items: readonly PaysItem[],
  /** It is being entered, or is entered: the same money would be too much. */
  isSent: boolean,
): CheckedVoucher {
  const isAsked = kind !== 'use' && !isSent && entry.problems.length === 0;
  const settled = useDebounced(isAsked ? JSON.stringify(entryBody(entry, kind, items)) : '', 300);
  // What is on its way ends with the entry at once: the server would refuse the same money a second time.
  const body = isAsked ? settled : '';
  const { state } = useLoad<CheckedVoucher>(body, async (signal) => {
    if (body === '') return { ok: true, value: nothing, headers: new Headers() };
    // Not `callStaff`, which logs each refusal: a check may be refused, because somebody paid meanwhile.
    const answer = await callApi(`${entryPaths[kind]}?preview=1`, {
      method: 'POST',
      body,
      read: (response) => response.json() as Promise<CheckedVoucher>,
      signal,
    });
    return answer.ok ? answer : { ok: true, value: nothing, headers: answer.headers };
  });
  return state.kind === 'ready' ? state.value : nothing;
}
