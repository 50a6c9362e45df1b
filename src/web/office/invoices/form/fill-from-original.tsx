import type { CreditedInvoice } from '#domain/invoices/credited-invoice.ts';
import { PlainButton } from '../../../ui/button.tsx';
import type { DraftChange } from './change-draft.ts';
import type { InvoiceFormState } from './use-invoice-draft.ts';

type FillFromOriginalProps = {
  original: (CreditedInvoice & { data: string }) | null;
  read: () => InvoiceFormState;
  change: (what: DraftChange) => void;
};

/** Fills a credit note without lines from the invoice that it corrects. */
export function FillFromOriginal({ original, read, change }: FillFromOriginalProps) {
  if (!original) return null;
  const fill = async () => {
    const { filledFromOriginal } = await import('../../parts/documents/record-draft.ts');
    change({ kind: 'fill', draft: filledFromOriginal(read().draft, original) });
  };
  return <PlainButton onClick={fill}>Fill from {original.number}</PlainButton>;
}
