import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import { useClosing } from '../../../ui/use-closing.ts';
import styles from './jump-box.module.css';
import { JumpList } from './jump-list.tsx';

type JumpBoxProps = {
  /** Gives what was typed until the dialog is open, once. */
  takeTyped: () => string;
  onClose: () => void;
};

/** The dialog of Find. Closing it returns the focus to where it was. */
export function JumpBox({ takeTyped, onClose }: JumpBoxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { close, ways } = useClosing(dialog, onClose);
  const onKey = useRef<(event: KeyboardEvent) => void>(() => {});
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState<string | undefined>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the browser handles another key
  useLayoutEffect(() => {
    dialog.current?.showModal();
    setTyped(takeTyped());
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; the key for that is Escape
    <dialog
      ref={dialog}
      className={styles.box}
      aria-label="Find"
      {...ways}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className={styles.field}>
        <Field id="find" label="Find" note="number, customer, product, folder or screen">
          {(control) => (
            <input
              {...control}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={active !== undefined}
              aria-controls="found"
              aria-activedescendant={active}
              autoComplete="off"
              spellCheck="false"
              maxLength={200}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              onKeyDown={(event) => onKey.current(event)}
            />
          )}
        </Field>
      </div>
      <JumpList typed={typed} onKey={onKey} onActive={setActive} />
    </dialog>
  );
}
