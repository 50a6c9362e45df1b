import { buyerName } from '#domain/invoices/buyer-name.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { kindTitles } from '#domain/invoices/invoice-kinds.ts';
import { newUuid } from '../../new-uuid.ts';
import { Question } from '../../ui/question.tsx';
import { loadDraft, removeDraft, saveDraft } from '../parts/documents/draft-store.ts';
import { formPath } from '../screens.ts';

type DraftBegunQuestionProps = { draft: InvoiceDraft; onCancel: () => void };

/** Asks before a document begun from another takes the place of one that was left unfinished. */
export function DraftBegunQuestion({ draft, onCancel }: DraftBegunQuestionProps) {
  const { kind } = draft;
  const begun = loadDraft(kind)?.draft;
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
        {buyerName(begun?.buyerAddress ?? '') || 'No buyer yet'}. <a href={formPath(kind)}>Resume it</a> instead.
      </p>
      <p className="quiet">What was typed there would be lost. Nothing that was issued changes.</p>
    </Question>
  );
}

/** Opens the form of its kind with `draft` in it, unless something unfinished is in the way or this device keeps nothing. */
export function openForm(draft: InvoiceDraft): 'opened' | 'in the way' | 'not kept' {
  if (loadDraft(draft.kind)) return 'in the way';
  if (!saveDraft({ draft, key: newUuid(), taxTypeChosen: true, savedAt: new Date().toISOString() })) return 'not kept';
  location.assign(formPath(draft.kind));
  return 'opened';
}
