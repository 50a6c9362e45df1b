import { useEffect, useState } from 'react';
import type { SuggestedCustomer } from '#contract/customers.ts';
import { isBuyer, isStillBuyer } from '#domain/customers/buyer-block.ts';
import { gstinIn } from '#domain/tax/gstin.ts';
import type { ChosenCustomer } from '../../parts/entry/draft-store.ts';
import { useDebounced } from '../../parts/use-debounced.ts';
import { MAX_LENGTH } from '../form/use-suggestions.ts';
import { fetchCustomer, fetchCustomers } from './fetch-customers.ts';

/**
 * The customer of the buyer address: the one that was chosen, else the one that the server would link the document to. Null
 * until the answer comes: nothing waits for it.
 */
export function useKnownCustomer(
  buyerAddress: string,
  { customer: chosen, key: document }: { customer?: ChosenCustomer; key: string },
): SuggestedCustomer | null {
  const isChosen = chosen !== undefined && isStillBuyer(chosen, buyerAddress);
  const current = isChosen ? `id ${chosen.id}` : (gstinIn(buyerAddress) ?? buyerAddress.trim());
  const key = useDebounced(current, DELAY);
  const [known, setKnown] = useState<SuggestedCustomer | null>(null);
  // Each document looks again: its buyer may be in the book since the last one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const abort = new AbortController();
    const show = (customer: SuggestedCustomer | null) => abort.signal.aborted || setKnown(customer);
    lookUp(key, abort.signal).then(show, (error) => {
      if (!abort.signal.aborted) throw error;
    });
    return () => abort.abort();
  }, [key, document]);
  const fits = known && (isChosen ? known.id === chosen.id : isBuyer(known, buyerAddress));
  return fits ? known : null;
}

const DELAY = 400;

async function lookUp(key: string, signal: AbortSignal): Promise<SuggestedCustomer | null> {
  if (key === '') return null;
  if (key.startsWith('id ')) return fetchCustomer(key.slice(3), signal);
  const answer = await fetchCustomers(key.slice(0, MAX_LENGTH), signal);
  return answer?.found.find((customer) => isBuyer(customer, key)) ?? null;
}
