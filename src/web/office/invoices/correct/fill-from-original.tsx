import { linesToCredit } from '#domain/invoices/credit/credit-left.ts';
import type { CreditedInvoice } from '#domain/invoices/credited-invoice.ts';
import type { Problem } from '#domain/outcome.ts';
import { PlainButton } from '../../../ui/button.tsx';
import { inRows } from '../../parts/documents/record-draft.ts';
import type { SavedDraft } from '../../parts/entry/draft-store.ts';
import type { DraftChange } from '../form/change-draft.ts';
import { fieldId } from '../form/invoice-fields.ts';
import { cappedToLeft } from './capped-to-left.ts';
import { filledFromOriginal } from './filled-from-original.ts';

type FillFromOriginalProps = {
  original: CreditedInvoice | null;
  /** What is wrong between the note and its invoice. */
  problems: Problem[];
  /** Beside the field there is room for a short label. */
  isShort: boolean;
  read: () => SavedDraft;
  change: (what: DraftChange) => void;
};

/** Fills a credit note without rows from the invoice that it corrects, and lowers rows that take back more than is left. */
export function FillFromOriginal({ original, problems, isShort, read, change }: FillFromOriginalProps) {
  if (!original || original.cancelled) return null;
  const isEmpty = read().draft.lines.every(({ product }) => product.trim() === '');
  if (!isEmpty && !problems.some(isExcess)) return null;
  if (linesToCredit(original).length === 0) return <span className="quiet">Nothing of {original.number} is left</span>;
  const fill = () => {
    const { draft } = read();
    if (isEmpty) {
      change({ kind: 'fill', draft: filledFromOriginal(draft, original) });
      focusOnQuantity(1);
      return;
    }
    const { lines, row } = cappedToLeft(draft, original);
    change({ kind: 'lines', lines: inRows({ ...draft, lines }).lines, chosen: {} });
    focusOnQuantity(row);
  };
  return <PlainButton onClick={fill}>{labelOf(original, isEmpty, isShort)}</PlainButton>;
}

/** Whether a row, or all rows together, take back more than is left. A product that the invoice does not have is another problem. */
function isExcess({ field }: Problem): boolean {
  return field === 'referenceNumber' || /^line \d+ (?:quantity|rate)$/.test(field);
}

function labelOf({ number, creditedLines }: CreditedInvoice, isEmpty: boolean, isShort: boolean): string {
  if (isEmpty && creditedLines.length === 0) return `Fill from ${number}`;
  if (isEmpty) return isShort ? 'Take what is left' : `Put what is left of ${number} into the rows`;
  return isShort ? 'Take what is left' : `Lower the rows to what is left of ${number}`;
}

/** The button is gone; here one goes on. */
function focusOnQuantity(row: number) {
  document.getElementById(fieldId(`line ${row} quantity`))?.focus();
}
