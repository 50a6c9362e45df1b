import { useState } from 'react';
import { buyerName } from '#domain/invoices/buyer-name.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import { Button } from '../../../ui/button.tsx';
import { Question } from '../../../ui/question.tsx';
import { loadDraft } from '../../parts/documents/draft-store.ts';
import { timeOf } from '../../parts/documents/saved-drafts.tsx';
import styles from './invoice-form.module.css';

type DraftElsewhereProps = {
  kind: InvoiceKind;
  /** This tab holds something of its own. */
  typed: boolean;
  onTakeOver: () => void;
  onKeepThis: () => void;
};

/** Says that another tab has kept its own since, and lets the person choose; until then this tab keeps nothing and loses nothing. */
export function DraftElsewhere({ kind, typed, onTakeOver, onKeepThis }: DraftElsewhereProps) {
  const [asking, setAsking] = useState(false);
  const theirs = loadDraft(kind);
  const goOn = (next: () => void) => () => {
    setAsking(false);
    next();
    document.getElementById('taxState')?.focus();
  };
  const takeOver = goOn(onTakeOver);
  return (
    <>
      <span className={styles.apart} role="status">
        {theirs
          ? `Another tab keeps a draft: ${buyerName(theirs.draft.buyerAddress) || 'no buyer yet'}, saved ${timeOf(theirs.savedAt)}.`
          : 'The draft was issued or cleared in another tab.'}
        {typed && ' What you see here is not kept on this device.'}
      </span>
      <Button look="slim" onClick={() => (typed ? setAsking(true) : takeOver())}>
        {theirs ? 'Show that one' : 'Empty form'}
      </Button>
      {typed && (
        <Button look="slim" onClick={goOn(onKeepThis)}>
          Keep this one
        </Button>
      )}
      {asking && (
        <Question
          title={theirs ? 'Show the draft of the other tab?' : 'Begin with an empty form?'}
          yes={theirs ? 'Show that one' : 'Empty form'}
          busy={false}
          onYes={takeOver}
          onCancel={() => setAsking(false)}
        >
          <p>What was typed here would be lost. Nothing that was issued changes.</p>
        </Question>
      )}
    </>
  );
}
