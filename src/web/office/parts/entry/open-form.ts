import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import { newUuid } from '../../../new-uuid.ts';
import { formPath } from '../../screens.ts';
import { countAside, MAX_ASIDE, setAside } from './aside-store.ts';
import { type ChosenCustomer, canSaveDrafts, loadDraft, saveDraft } from './draft-store.ts';

/**
 * Opens the form with `draft`, for the customer that was chosen for it. An unfinished draft of its kind is set aside. Nothing
 * changes when ten are set aside already ('full'), or when this device saves no drafts ('failed').
 */
export function openForm(draft: InvoiceDraft, customer: ChosenCustomer | null = null): 'opened' | 'full' | 'failed' {
  const unfinished = loadDraft(draft.kind);
  const aside = unfinished ? setAside(unfinished) : 'done';
  if (aside !== 'done') return aside;
  const saved = {
    draft,
    key: newUuid(),
    taxTypeChosen: draft.taxType !== '',
    ...(customer ? { customer } : {}),
    savedAt: new Date().toISOString(),
  };
  if (!saveDraft(saved)) return 'failed';
  location.assign(formPath(draft.kind));
  return 'opened';
}

/** Whether `openForm` would open a form of this kind: to ask before something that cannot be taken back. */
export function placeForForm(kind: InvoiceKind): 'free' | 'full' | 'failed' {
  if (!canSaveDrafts()) return 'failed';
  return loadDraft(kind) !== null && countAside(kind) >= MAX_ASIDE ? 'full' : 'free';
}
