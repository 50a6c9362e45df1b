import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Question } from '../../ui/question.tsx';
import { localTime } from '../parts/shown-time.ts';
import styles from './brochure-maker.module.css';
import { type BrochureFormState, isBegun, type useBrochureDraft } from './use-brochure-draft.ts';

type BrochureStatusProps = { saved: ReturnType<typeof useBrochureDraft>; onClear: () => void };

/** The save state of the draft, the keys, and the Clear button. */
export function BrochureStatus({ saved: { form, takeOver, keepThis }, onClear }: BrochureStatusProps) {
  const [asking, setAsking] = useState(false);
  const { saveState, draft } = form;
  return (
    <div className={styles.status}>
      <span className={styles[saveState]} role={saveState === 'conflict' ? 'status' : undefined}>
        {sentences[saveState](form)}
      </span>
      {saveState === 'conflict' && (
        <>
          <Button look="slim" onClick={takeOver}>
            Show the other one
          </Button>
          <Button look="slim" onClick={keepThis}>
            Keep this one
          </Button>
        </>
      )}
      <p className={styles.keys} aria-hidden="true">
        <span>
          <kbd>Space</kbd> chooses a picture
        </span>
        <span>
          <kbd>Alt</kbd> <kbd>↑</kbd> <kbd>↓</kbd> move it
        </span>
        <span>
          <kbd>Ctrl</kbd> <kbd>Enter</kbd> saves it
        </span>
      </p>
      {isBegun(draft) && (
        <Button look="slim" onClick={() => setAsking(true)}>
          Clear
        </Button>
      )}
      {asking && (
        <Question
          title="Clear this brochure?"
          yes="Clear"
          busy={false}
          onYes={() => {
            setAsking(false);
            onClear();
          }}
          onCancel={() => setAsking(false)}
        >
          <p>The title and the choice of pictures here will be lost. Brochures that are saved do not change.</p>
        </Question>
      )}
    </div>
  );
}

const sentences: Record<BrochureFormState['saveState'], (form: BrochureFormState) => string> = {
  unsaved: () => 'What you type is kept on this device',
  saved: ({ savedAt }) => `Saved as draft ${localTime(savedAt)}`,
  failed: () => 'This device cannot save the draft. Do not close this page before the brochure is saved.',
  conflict: () => 'Another tab has changed the draft. What you see here is not saved.',
};
