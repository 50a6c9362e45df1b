import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './callbacks-page.module.css';

type CallbackNoteProps = {
  id: string;
  note: string;
  /** False when it was not saved: the form then stays open. */
  onSave: (note: string) => Promise<boolean>;
  onEnd: () => void;
};

/** The form for the note on a request. Takes the focus; Escape closes it. */
export function CallbackNote({ id, note, onSave, onEnd }: CallbackNoteProps) {
  const [draft, setDraft] = useState(note);
  const [busy, setBusy] = useState(false);
  const text = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => text.current?.focus(), []);

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const saved = await onSave(draft.trim());
    setBusy(false);
    if (saved) onEnd();
  };
  return (
    <form onSubmit={save} onKeyDown={({ key }) => key === 'Escape' && onEnd()}>
      <Field id={id} label="Note">
        {(control) => (
          <textarea
            {...control}
            ref={text}
            maxLength={2000}
            value={draft}
            onChange={({ target }) => setDraft(target.value)}
          />
        )}
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" look={['slim', 'go']} aria-disabled={busy}>
          Save note
        </Button>
        <Button look="slim" onClick={onEnd}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
