import { type CancelReason, cancelReasons, longestWhy } from '#domain/invoices/cancel-reason.ts';
import { Field } from '../../../ui/field.tsx';
import styles from './cancel-reason-field.module.css';

export type ReasonChoice = { reason: CancelReason['reason'] | ''; why: string };

type CancelReasonFieldProps = {
  choice: ReasonChoice;
  /** The error of the text for `other`. */
  error: string | undefined;
  onChoose: (choice: ReasonChoice) => void;
};

/** The reason of a cancellation, with a text for `other`. */
export function CancelReasonField({ choice, error, onChoose }: CancelReasonFieldProps) {
  return (
    <>
      <fieldset className={styles.reasons}>
        <legend>Why</legend>
        {cancelReasons.map(({ value, text }) => (
          <label key={value}>
            <input
              type="radio"
              name="cancel-reason"
              value={value}
              checked={choice.reason === value}
              onChange={() => onChoose({ ...choice, reason: value })}
            />
            {text}
          </label>
        ))}
      </fieldset>
      {choice.reason === 'other' && (
        <Field id="cancel-why" label="In a few words" note="Printed on the cancelled PDF" error={error}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              maxLength={longestWhy}
              value={choice.why}
              onChange={({ target }) => onChoose({ ...choice, why: target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}
