import type { Letters } from '#contract/mails.ts';
import { Field } from '../../../ui/field.tsx';
import styles from './share-panel.module.css';

type LetterTextProps = {
  id: string;
  note: string;
  error?: string | undefined;
  language: Letters['language'];
  value: string;
  onType: (text: string) => void;
};

/** The words of a letter, which staff can change. */
export function LetterText({ id, note, error, language, value, onType }: LetterTextProps) {
  return (
    <Field id={id} label="Words" note={note} error={error}>
      {(control) => (
        <textarea
          {...control}
          className={styles.letter}
          lang={language}
          value={value}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
  );
}
