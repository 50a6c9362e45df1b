import type { ReactNode } from 'react';
import styles from './field.module.css';

/** Attributes that connect a control with its label, note and error. */
export type FieldControl = {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string;
};

type FieldProps = {
  id: string;
  label: ReactNode;
  /** Text at the right of the label, such as the weekday. An error replaces it. */
  note?: ReactNode;
  /** A button at the right of the label, also beside an error. Tab reaches it after the control. */
  action?: ReactNode;
  error?: string | undefined;
  /** Replaces the note; an error replaces it. Does not stop the form. */
  warning?: string | undefined;
  optional?: boolean;
  wide?: boolean;
  /** A long error moves the control down, where the field above leaves no room for it. */
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
