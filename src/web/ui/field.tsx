import type { ReactNode } from 'react';
import styles from './field.module.css';

/** What the control of a field must carry, so that label, note and error belong to it. */
export type FieldControl = {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string;
};

type FieldProps = {
  id: string;
  label: string;
  /** Stands at the right of the label: the weekday, the next number. Gives way to an error. */
  note?: ReactNode;
  /** A button at the right of the label; stays beside an error. Tab comes to it after the control. */
  action?: ReactNode;
  error?: string | undefined;
  /** Stands where the note stands and refuses nothing. Gives way to an error. */
  warning?: string | undefined;
  optional?: boolean;
  wide?: boolean;
  /** A long error takes its room and moves the control down: for fields that others stand close above. */
  roomy?: boolean;
  children: (control: FieldControl) => ReactNode;
};

export function Field({ id, label, note, action, error, warning, optional, wide, roomy, children }: FieldProps) {
  return (
    <div className={[styles.field, wide && styles.two, roomy && styles.roomy].filter(Boolean).join(' ')}>
      <div className={styles.caption}>
        <label htmlFor={id} className={error ? 'sr' : undefined}>
          {label}
        </label>
        {optional && !error && !warning && <span className={styles.optional}>optional</span>}
        <span className={noteClass(error, warning)} id={`${id}-note`} title={error ?? warning}>
          {error ?? warning ?? note}
        </span>
      </div>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': `${id}-note` })}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

function noteClass(error?: string, warning?: string) {
  if (error) return styles.error;
  return warning ? styles.warning : styles.note;
}
