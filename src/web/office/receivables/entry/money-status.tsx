import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Question } from '../../../ui/question.tsx';
import { localTime } from '../../parts/shown-time.ts';
import { isTyped } from './money-draft.ts';
import styles from './money-form.module.css';
import type { MoneyFormState, useMoneyDraft } from './use-money-draft.ts';

type MoneyStatusProps = {
  saved: ReturnType<typeof useMoneyDraft>;
  /** The form is being sent. */
  busy: boolean;
  onClear: () => void;
};

/** The save state of the draft, the keys, and the Clear button. */
export function MoneyStatus({ saved: { form, takeOver, keepThis }, busy, onClear }: MoneyStatusProps) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { saveState, draft } = form;
  return (
    <div className={styles.status}>
      <span className={styles[saveState]} role={saveState === 'conflict' ? 'status' : undefined}>
        {sentences[saveState](form)}
      </span>
      {saveState === 'conflict' && (
        <>
          <Button look="slim" aria-disabled={busy} onClick={() => busy || takeOver()}>
            Show the other one
          </Button>
          <Button look="slim" aria-disabled={busy} onClick={() => busy || keepThis()}>
            Keep this one
          </Button>
        </>
      )}
      <p className={styles.keys} aria-hidden="true">
        <span>
          <kbd>Enter</kbd> next needed field
        </span>
        <span>
          <kbd>F2</kbd> Date
        </span>
        <span>
          <kbd>=</kbd> all that is open
        </span>
      </p>
      {isTyped(draft) && (
        <Button look="slim" aria-disabled={busy} onClick={() => busy || setAsking(true)}>
          Clear form
        </Button>
      )}
      {asking && (
        <Question
          title="Clear this form?"
          yes="Clear"
          busy={busy}
          onYes={() => {
            close();
            onClear();
          }}
          onCancel={close}
        >
          <p>What you typed here will be lost. What is entered already does not change.</p>
        </Question>
      )}
    </div>
  );
}

const sentences: Record<MoneyFormState['saveState'], (form: MoneyFormState) => string> = {
  unsaved: () => 'What you type is kept on this device',
  saved: ({ savedAt }) => `Saved as draft ${localTime(savedAt)}`,
  failed: () => 'This device cannot save the draft. Do not close this page before it is entered.',
  conflict: () => 'Another tab has changed the draft. What you see here is not saved.',
};
