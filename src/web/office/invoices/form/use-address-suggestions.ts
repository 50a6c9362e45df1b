import { useCallback } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { type Suggestions, useSuggestions } from './use-suggestions.ts';

/** Suggests addresses from earlier documents. */
export function useAddressSuggestions(field: 'consigneeAddress' | 'buyerAddress') {
  return useSuggestions<string>(
    MIN_LENGTH,
    useCallback((typed, signal) => fetchSuggestions(field, typed, signal), [field]),
  );
}

/** Specification, section 9. */
export const MIN_LENGTH = 4;

/** Null when it was aborted. */
export async function fetchSuggestions(
  field: string,
  typedText: string,
  signal: AbortSignal,
): Promise<Suggestions<string> | null> {
  if (signal.aborted) return null;
  try {
    const answer = await callStaff(path(paths.getCustomerRecords, { field, typedText }), {
      read: (response) => response.json() as Promise<string[]>,
      signal,
      logged: 'Error fetching suggestions:',
    });
    return answer.ok ? { found: answer.value, failed: false } : { found: [], failed: true };
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  }
}
