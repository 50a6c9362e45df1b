import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Question } from '../../../ui/question.tsx';
import { timeOf } from '../../parts/documents/saved-drafts.tsx';
import { holdsTyping } from './blank-draft.ts';
import { DraftElsewhere } from './draft-elsewhere.tsx';
import styles from './invoice-form.module.css';
import type { InvoiceFormState } from './use-invoice-draft.ts';

type DraftStatusProps = {
  form: InvoiceFormState;
  today: string;
  /** An answer about this form is awaited. */
  busy: boolean;
  onClear: () => void;
  onTakeOver: () => void;
  onKeepThis: () => void;
};

/** Whether what was typed is safe, which keys work, and the way to an empty form. */
export function DraftStatus({ form, today, busy, onClear, onTakeOver, onKeepThis }: DraftStatusProps) {
  const [asking, setAsking] = useState(false);
  const clear = () => {
    setAsking(false);
    onClear();
  };
  const typed = holdsTyping(form.draft, today);
  return (
    <div className={styles.status}>
      {form.saved === 'apart' ? (
        <DraftElsewhere kind={form.draft.kind} typed={typed} onTakeOver={onTakeOver} onKeepThis={onKeepThis} />
      ) : (
        <>
          <span className={styles[form.saved]}>{sentences[form.saved](form)}</span>
          <div className={styles.keys}>
            <span>
              <kbd>Enter</kbd> next field that needs a value
            </span>
            <span>
              <kbd>Shift</kbd> <kbd>Enter</kbd> back
            </span>
            <span>
              <kbd>F2</kbd> Date
            </span>
          </div>
        </>
      )}
      {(form.saved === 'yes' || form.saved === 'failed') && (
        <Button look="slim" aria-disabled={busy} onClick={() => busy || (typed ? setAsking(true) : clear())}>
          Clear form
        </Button>
      )}
      {asking && (
        <Question title="Clear this form?" yes="Clear" busy={false} onYes={clear} onCancel={() => setAsking(false)}>
          <p>What was typed here would be lost. Nothing that was issued changes.</p>
        </Question>
      )}
    </div>
  );
}

const sentences: Record<Exclude<InvoiceFormState['saved'], 'apart'>, (form: InvoiceFormState) => string> = {
  no: () => 'What you type is kept on this device.',
  yes: ({ savedAt }) => `Saved as draft ${timeOf(savedAt)}, on this device`,
  failed: () => 'This device cannot keep the draft: do not close this page before it is issued.',
};
