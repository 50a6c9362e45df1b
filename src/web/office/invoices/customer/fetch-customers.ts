import type { SuggestedCustomer } from '#contract/customers.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { callStaff } from '../../parts/frame/call-staff.ts';
import type { Suggestions } from '../form/use-suggestions.ts';

/** Live customers whose words begin with the typed ones. Null when it was aborted. */
export async function fetchCustomers(
  typed: string,
  signal: AbortSignal,
): Promise<Suggestions<SuggestedCustomer> | null> {
  if (signal.aborted) return null;
  try {
    const answer = await callStaff(`${paths.customerSuggest}?${new URLSearchParams({ q: typed })}`, {
      read: (response) => response.json() as Promise<SuggestedCustomer[]>,
      signal,
    });
    return answer.ok ? { found: answer.value, failed: false } : { found: [], failed: true };
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  }
}

/** A customer by its id; null when there is none, when it is archived, or when the call failed. */
export async function fetchCustomer(id: string, signal: AbortSignal): Promise<SuggestedCustomer | null> {
  const answer = await callStaff(path(paths.customer, { id }), {
    read: (response) => response.json() as Promise<SuggestedCustomer>,
    signal,
  });
  return answer.ok && answer.value.archivedAt === null ? answer.value : null;
}
