import { buyerName } from '#domain/invoices/buyer-name.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { kindTitles } from '#domain/invoices/invoice-kinds.ts';
import { newUuid } from '../../../new-uuid.ts';
import { Question } from '../../../ui/question.tsx';
import { formPath } from '../../screens.ts';
import { loadDraft, removeDraft, saveDraft } from './draft-store.ts';

type ReplaceDraftQuestionProps = { draft: InvoiceDraft; onCancel: () => void };

/** Asks before a new draft replaces an unfinished one. */
export function ReplaceDraftQuestion({ draft, onCancel }: ReplaceDraftQuestionProps) {
  const { kind } = draft;
  const unfinished = loadDraft(kind)?.draft;
  return (
    <Question
      title={`Replace the unfinished ${kindTitles[kind].report} on this device?`}
      yes="Replace"
      busy={false}
      onYes={() => {
        removeDraft(kind);
        openForm(draft);
      }}
      onCancel={onCancel}
    >
      <p>
        {buyerName(unfinished?.buyerAddress ?? '') || 'No buyer yet'}. <a href={formPath(kind)}>Resume it</a> instead.
      </p>
      <p className="quiet">The unfinished draft will be lost. Issued documents do not change.</p>
    </Question>
  );
}

/** Opens the form with `draft`, unless this device has an unfinished draft or cannot save one. */
export function openForm(draft: InvoiceDraft): 'opened' | 'draft-exists' | 'not-saved' {
  if (loadDraft(draft.kind)) return 'draft-exists';
  if (!saveDraft({ draft, key: newUuid(), taxTypeChosen: draft.taxType !== '', savedAt: new Date().toISOString() }))
    return 'not-saved';
  location.assign(formPath(draft.kind));
  return 'opened';
}
