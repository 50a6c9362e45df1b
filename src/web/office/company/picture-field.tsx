import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './company-form.module.css';
import { readPicture } from './read-picture.ts';

type PictureFieldProps = {
  id: string;
  label: string;
  /** A data URL; '' without one. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onFault: (why: string) => void;
};

/** A picture of the record: seen, chosen, taken away. */
export function PictureField({ id, label, value, error, onChange, onFault }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const what = label.toLowerCase();
  const read = async (file: File | undefined) => {
    if (!file) return;
    const picture = await readPicture(file);
    if (picture === null) onFault(`${file.name} is no picture that can be read: a PNG or JPEG, please.`);
    else onChange(picture);
  };
  return (
    <fieldset className={styles.picture}>
      <legend>{label}</legend>
      {value ? <img src={value} alt={`The ${what} now`} /> : <span className="quiet">none</span>}
      <div className={styles.buttons}>
        <Button ref={button} id={id} aria-describedby={`${id}-note`} onClick={() => input.current?.click()}>
          {value ? `Change ${what}` : `Choose ${what}`}
        </Button>
        {value && (
          <Button
            onClick={() => {
              onChange('');
              // This button goes; the other one stays.
              button.current?.focus();
            }}
          >
            Remove {what}
          </Button>
        )}
      </div>
      <input
        ref={input}
        className="sr"
        type="file"
        tabIndex={-1}
        aria-label={`${label} file`}
        accept="image/png,image/jpeg"
        onChange={({ currentTarget }) => {
          read(currentTarget.files?.[0]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <p id={`${id}-note`} role="alert" className={styles.fault}>
        {error}
      </p>
    </fieldset>
  );
}
