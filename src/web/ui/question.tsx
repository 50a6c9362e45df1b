import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './question.module.css';
import { useClosing } from './use-closing.ts';

type QuestionProps = {
  title: ReactNode;
  children: ReactNode;
  /** The text of the confirm button. */
  yes: string;
  /** Another way to say yes, beside the confirm button. */
  also?: { text: string; onClick: () => void };
  /** Of that button: most questions are about something that ends. */
  look?: 'destroy' | 'go';
  busy: boolean;
  onYes: () => void;
  onCancel: () => void;
};

/** A dialog that asks for confirmation. Opens when it is rendered, with the focus on its text field, else on Cancel. */
export function Question({ title, children, yes, also, look = 'destroy', busy, onYes, onCancel }: QuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLDivElement>(null);
  const id = useId();
  const { close, ways } = useClosing(dialog, onCancel);

  useLayoutEffect(() => {
    dialog.current?.showModal();
    (
      dialog.current?.querySelector<HTMLInputElement>('input:not([type="radio"])') ??
      cancel.current?.querySelector('button')
    )?.focus();
  }, []);

  // When the dialog is removed after an answer, the focus returns to the button that opened it.
  useLayoutEffect(() => {
    const shown = dialog.current;
    return () => shown?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.question}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      {...ways}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <div id={`${id}-text`}>{children}</div>
      <div className={styles.row} ref={cancel}>
        <Button onClick={close}>Cancel</Button>
        {also && (
          <Button aria-disabled={busy} onClick={() => busy || also.onClick()}>
            {also.text}
          </Button>
        )}
        <Button look={look} aria-disabled={busy} onClick={() => busy || onYes()}>
          {yes}
        </Button>
      </div>
    </dialog>
  );
}
