import { useEffect, useRef, useState } from 'react';
import type { CustomerAnswer } from '#contract/customers.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { hasInput } from '../form/blank-draft.ts';
import type { DraftChange } from '../form/change-draft.ts';
import { formStart } from '../form/form-start.ts';
import { fetchCustomer } from './fetch-customers.ts';

/**
 * Fills in the customer that the address of the screen names, as `?customer=k3x9`. A form with input stays as it is: then
 * the customer is returned, to be filled in with one press.
 */
export function useCustomerInAddress(
  draft: InvoiceDraft,
  today: string,
  change: (what: DraftChange) => void,
): { waiting: CustomerAnswer | null; fillIn: () => void } {
  const [waiting, setWaiting] = useState<CustomerAnswer | null>(null);
  const newest = useRef(draft);
  newest.current = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once
  useEffect(() => {
    const id = new URLSearchParams(location.search).get('customer');
    if (!id) return;
    const abort = new AbortController();
    const fill = (customer: CustomerAnswer | null) => {
      if (!customer || abort.signal.aborted) return;
      // A reload must not fill it in again.
      history.replaceState(null, '', location.pathname);
      if (hasInput(newest.current, today, formStart())) setWaiting(customer);
      else change({ kind: 'customer', customer });
    };
    fetchCustomer(id, abort.signal).then(fill, (error) => {
      if (!abort.signal.aborted) throw error;
    });
    return () => abort.abort();
  }, []);
  const fillIn = () => {
    if (waiting) change({ kind: 'customer', customer: waiting });
    setWaiting(null);
  };
  return { waiting, fillIn };
}
