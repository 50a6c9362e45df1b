import type { KeyboardEventHandler, ReactNode } from 'react';
import { usePrimaryKey } from '../use-primary-key.ts';
import styles from './record.module.css';

type RecordFormProps = {
  label: string;
  onSave: () => void;
  /** Who only reads it has no key that saves. */
  canSave?: boolean;
  className?: string | undefined;
  onKeyDown?: KeyboardEventHandler<HTMLFormElement>;
  children: ReactNode;
};

/** The form of a record: Enter in it, its button and Ctrl+Enter from anywhere save what it has now. */
export function RecordForm({ label, onSave, canSave = true, className, ...rest }: RecordFormProps) {
  usePrimaryKey(canSave ? onSave : null);
  return (
    <form
      className={className ?? styles.form}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      {...rest}
    />
  );
}
