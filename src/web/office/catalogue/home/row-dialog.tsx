import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Names } from '#domain/text/names.ts';
import { Button } from '../../../ui/button.tsx';
import question from '../../../ui/question.module.css';
import { useClosing } from '../../../ui/use-closing.ts';
import styles from './home.module.css';
import { LanguageInputs } from './language-inputs.tsx';

type RowDialogProps = {
  title: string;
  /** 'Caption' */
  label: string;
  names: Names;
  behind: Names;
  onChange: (names: Names) => void;
  onClose: () => void;
  /** Takes the row out of its list, after the dialog is closed. */
  onRemove?: () => void;
  /** More of the row, under the texts. */
  children?: ReactNode;
};

/** A row in a dialog: on phones its texts have no room in the list. What is changed here is saved with the screen. */
export function RowDialog({ title, label, names, behind, onChange, onClose, onRemove, children }: RowDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { close, ways } = useClosing(dialog, onClose);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={`${question.question} ${styles.dialog}`} aria-labelledby="row" {...ways}>
      <h2 id="row">{title}</h2>
      <div className={styles.captions}>
        <LanguageInputs id="row" label={label} names={names} behind={behind} isWrong={false} onChange={onChange} />
      </div>
      {children}
      <div className={question.row}>
        {onRemove && (
          <Button
            onClick={() => {
              close();
              onRemove();
            }}
          >
            Remove
          </Button>
        )}
        <Button look="go" onClick={close}>
          Done
        </Button>
      </div>
    </dialog>
  );
}
