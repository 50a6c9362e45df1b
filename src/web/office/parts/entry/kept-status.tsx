import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Question } from '../../../ui/question.tsx';
import { localTime } from '../shown-time.ts';
import styles from './kept-status.module.css';
import type { SaveState } from './use-kept-draft.ts';

type KeptStatusProps = {
  kept: {
    form: { saveState: SaveState; savedAt: string };
    isTyped: boolean;
    takeOver: () => void;
    keepThis: () => void;
  };
  /** The form is being sent. */
  busy?: boolean;
  /** What is said of the form before, until something is typed. */
  said?: string;
  /** When the page may be closed where the device can keep nothing: `'it is entered'` */
  until: string;
  clear: { button: string; title: string; text: string; onYes: () => void };
  /** The keys of the form. */
  children: ReactNode;
};

/** Whether the draft is kept on this device, the keys of the form, and the button that clears it. */
export function KeptStatus({ kept, busy = false, said = '', until, clear, children }: KeptStatusProps) {
  const [asking, setAsking] = useState(false);
  const { saveState, savedAt } = kept.form;
  const sentences = {
    unsaved: said || 'What you type is kept on this device',
    saved: `Saved as draft ${localTime(savedAt)}`,
    failed: `This device cannot save the draft. Do not close this page before ${until}.`,
    conflict: 'Another tab has changed the draft. What you see here is not saved.',
  };
  return (
    <div className={styles.status}>
      <span className={styles[saveState]} role={saveState === 'conflict' || said ? 'status' : undefined}>
        {sentences[saveState]}
      </span>
      {saveState === 'conflict' && (
        <>
          <Button look="slim" aria-disabled={busy} onClick={() => busy || kept.takeOver()}>
            Show the other one
          </Button>
          <Button look="slim" aria-disabled={busy} onClick={() => busy || kept.keepThis()}>
            Keep this one
          </Button>
        </>
      )}
      <p className={styles.keys} aria-hidden="true">
        {children}
      </p>
      {kept.isTyped && (
        <Button look="slim" aria-disabled={busy} onClick={() => busy || setAsking(true)}>
          {clear.button}
        </Button>
      )}
      {asking && (
        <Question
          title={clear.title}
          yes="Clear"
          busy={busy}
          onYes={() => {
            setAsking(false);
            clear.onYes();
          }}
          onCancel={() => setAsking(false)}
        >
          <p>{clear.text}</p>
        </Question>
      )}
    </div>
  );
}
