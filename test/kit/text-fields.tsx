import field from '#web/ui/field.module.css';
import { Field } from '#web/ui/field.tsx';
import styles from './kit.module.css';

/** What each field of a form is called. */
export type FieldNames = Readonly<Record<string, string>>;

type TextFieldsProps = {
  names: FieldNames;
  typedIn: (field: string) => string;
  errorOf: (field: string) => string | undefined;
  onType: (field: string, value: string) => void;
};

/** A field of text for each name. */
export function TextFields({ names, typedIn, errorOf, onType }: TextFieldsProps) {
  return (
    <div className={`fields ${styles.typed}`}>
      {Object.entries(names).map(([id, label]) => (
        <Field key={id} id={id} label={label} error={errorOf(id)} wide>
          {(control) => (
            <input
              {...control}
              className={field.control}
              autoComplete="off"
              value={typedIn(id)}
              onChange={({ target }) => onType(id, target.value)}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
