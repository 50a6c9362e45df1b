import { useCallback } from 'react';
import type { SuggestedCustomer } from '#contract/customers.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { fetchCustomers } from '../customer/fetch-customers.ts';
import { type Suggestions, useSuggestions } from './use-suggestions.ts';

/**
 * Suggests addresses of earlier documents, and before them customers of the book. Both come together: an address that came first
 * would be taken for its customer, and would move on under the arrow.
 */
export function useAddressSuggestions(field: 'consigneeAddress' | 'buyerAddress', withCustomers: boolean) {
  return useSuggestions<SuggestedCustomer | string>(
    MIN_LENGTH,
    useCallback(
      async (typed, signal) => {
        const [customers, addresses] = await Promise.all([
          withCustomers ? fetchCustomers(typed, signal) : none,
          fetchSuggestions(field, typed, signal),
        ]);
        return (
          customers &&
          addresses && {
            found: [...customers.found, ...addresses.found],
            failed: customers.failed || addresses.failed,
          }
        );
      },
      [field, withCustomers],
    ),
  );
}

const none = { found: [], failed: false };

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
