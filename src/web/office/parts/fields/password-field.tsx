import { type Ref, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import styles from './password-field.module.css';

type PasswordFieldProps = {
  /** Also the name of the field in the form. */
  id: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  note?: string;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
  onEnter?: () => void;
};

/** A password field with a Show button. */
export function PasswordField({ id, label, autoComplete, note, error, ref, onEnter }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} note={note} error={error}>
      {(control) => (
        <div className={styles.password}>
          <input
            {...control}
            ref={ref}
            name={id}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck="false"
            onKeyDown={(event) => {
              if (event.key === 'Enter' && onEnter) onEnter();
            }}
          />
          <Button aria-pressed={shown} aria-label={`Show ${label.toLowerCase()}`} onClick={() => setShown(!shown)}>
            {shown ? 'Hide' : 'Show'}
          </Button>
        </div>
      )}
    </Field>
  );
}
