import { linesToCredit } from '#domain/invoices/credit/credit-left.ts';
import type { CreditedInvoice } from '#domain/invoices/credited-invoice.ts';
import { PlainButton } from '../../../ui/button.tsx';
import type { DraftChange } from '../form/change-draft.ts';
import type { InvoiceFormState } from '../form/use-invoice-draft.ts';
import { filledFromOriginal } from './filled-from-original.ts';

type FillFromOriginalProps = {
  original: CreditedInvoice | null;
  /** The rows take back what is not left. */
  isExcess: boolean;
  /** Beside the field there is room for a short label. */
  isShort: boolean;
  read: () => InvoiceFormState;
  change: (what: DraftChange) => void;
};

/** Fills a credit note from the invoice that it corrects: one without rows, and one that takes back more than is left. */
export function FillFromOriginal({ original, isExcess, isShort, read, change }: FillFromOriginalProps) {
  if (!original || original.cancelled) return null;
  const isEmpty = read().draft.lines.every(({ product }) => product === '');
  if (!isEmpty && !isExcess) return null;
  if (linesToCredit(original).length === 0) return <span className="quiet">Nothing of {original.number} is left</span>;
  const fill = () => change({ kind: 'fill', draft: filledFromOriginal(read().draft, original) });
  return <PlainButton onClick={fill}>{labelOf(original, isEmpty, isShort)}</PlainButton>;
}

function labelOf({ number, creditedLines }: CreditedInvoice, isEmpty: boolean, isShort: boolean): string {
  if (isEmpty && creditedLines.length === 0) return `Fill from ${number}`;
  return isShort ? 'Take what is left' : `Put what is left of ${number} into the rows`;
}
