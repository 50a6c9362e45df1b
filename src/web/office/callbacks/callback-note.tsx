import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './callbacks-page.module.css';

type CallbackNoteProps = {
  id: string;
  note: string;
  /** False when it could not be kept: then it stays here to be tried again. */
  onSave: (note: string) => Promise<boolean>;
  onEnd: () => void;
};

/** Where staff write on a request. It takes the focus, and Escape leaves it. */
export function CallbackNote({ id, note, onSave, onEnd }: CallbackNoteProps) {
  const [written, setWritten] = useState(note);
  const [busy, setBusy] = useState(false);
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => text.current?.focus(), []);

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const kept = await onSave(written.trim());
    setBusy(false);
    if (kept) onEnd();
  };
  return (
    <form onSubmit={save} onKeyDown={({ key }) => key === 'Escape' && onEnd()}>
      <Field id={id} label="Note">
        {(control) => (
          <textarea
            {...control}
            ref={text}
            maxLength={2000}
            value={written}
            onChange={({ target }) => setWritten(target.value)}
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
