import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { newUuid } from '../../../new-uuid.ts';
import { formPath } from '../../screens.ts';
import { setAside } from './aside-store.ts';
import { loadDraft, saveDraft } from './draft-store.ts';

/**
 * Opens the form with `draft`. An unfinished draft of its kind is set aside. Nothing changes when ten are set aside already
 * ('full'), or when this device saves no drafts ('failed').
 */
export function openForm(draft: InvoiceDraft): 'opened' | 'full' | 'failed' {
  const unfinished = loadDraft(draft.kind);
  const aside = unfinished ? setAside(unfinished) : 'done';
  if (aside !== 'done') return aside;
  if (!saveDraft({ draft, key: newUuid(), taxTypeChosen: draft.taxType !== '', savedAt: new Date().toISOString() }))
    return 'failed';
  location.assign(formPath(draft.kind));
  return 'opened';
}
