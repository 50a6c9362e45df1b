import { useState } from 'react';
import { buyerName } from '#domain/invoices/buyer-name.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import { Button } from '../../../ui/button.tsx';
import { Question } from '../../../ui/question.tsx';
import { loadDraft } from '../../parts/entry/draft-store.ts';
import { localTime } from '../../parts/shown-time.ts';
import { focusFirstField } from './invoice-fields.ts';

type DraftElsewhereProps = {
  kind: InvoiceKind;
  /** This tab has input of its own. */
  isTyped: boolean;
  /** The form is being sent: what it keeps must not change under it. */
  busy: boolean;
  onTakeOver: () => void;
  onKeepThis: () => void;
};

/** Another tab has saved its own draft: lets the person choose one. Until then this tab saves nothing and loses nothing. */
export function DraftElsewhere({ kind, isTyped, busy, onTakeOver, onKeepThis }: DraftElsewhereProps) {
  const [asking, setAsking] = useState(false);
  const theirs = loadDraft(kind);
  const closeAnd = (next: () => void) => () => {
    if (busy) return;
    setAsking(false);
    next();
    focusFirstField();
  };
  const takeOver = closeAnd(onTakeOver);
  return (
    <>
      <span role="status">
        {theirs
          ? `Another tab has a draft: ${buyerName(theirs.draft.buyerAddress) || 'no buyer yet'}, saved ${localTime(theirs.savedAt)}.`
          : 'The draft was issued or cleared in another tab.'}
        {isTyped && ' What you see here is not saved.'}
      </span>
      <Button look="slim" aria-disabled={busy} onClick={() => busy || (isTyped ? setAsking(true) : takeOver())}>
        {theirs ? 'Show that draft' : 'Empty form'}
      </Button>
      {isTyped && (
        <Button look="slim" aria-disabled={busy} onClick={closeAnd(onKeepThis)}>
          Keep this draft
        </Button>
      )}
      {asking && (
        <Question
          title={theirs ? 'Show the draft of the other tab?' : 'Start with an empty form?'}
          yes={theirs ? 'Show that draft' : 'Empty form'}
          busy={busy}
          onYes={takeOver}
          onCancel={() => setAsking(false)}
        >
          <p>What you typed here will be lost. Issued documents do not change.</p>
        </Question>
      )}
    </>
  );
}
