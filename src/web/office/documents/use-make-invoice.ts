import { useEffect, useState } from 'react';
import type { DocumentRecord } from '#contract/documents.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { type NextInvoice, useNextInvoice } from './use-next-invoice.ts';

/**
 * The tax invoice that can be made from a pro-forma, and `make`, which opens its form. While what is left is still loading,
 * `make` is remembered and done with the answer; after a failure it asks again. `waits` says that it is remembered.
 */
export function useMakeInvoice(
  record: DocumentRecord,
  open: (draft: InvoiceDraft) => void,
): { next: NextInvoice; make: () => void; waits: boolean } {
  const next = useNextInvoice(record);
  const [waits, setWaits] = useState(false);
  const make = () => {
    const draft = next.kind === 'ready' ? next.draft() : null;
    if (draft) open(draft);
    if (next.kind === 'loading' || next.kind === 'failed') setWaits(true);
    if (next.kind === 'failed') next.retry();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer; `make` changes with everything on the page
  useEffect(() => {
    if (next.kind === 'loading') return;
    setWaits(false);
    if (waits && next.kind === 'ready') make();
  }, [next.kind]);
  return { next, make, waits };
}
