import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './company-form.module.css';
import { readPicture } from './read-picture.ts';

type PictureFieldProps = {
  id: string;
  label: string;
  /** A data URL; '' without a picture. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onError: (message: string) => void;
};

/** Shows, chooses and removes a picture of the record. */
export function PictureField({ id, label, value, error, onChange, onError }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const what = label.toLowerCase();
  const read = async (file: File | undefined) => {
    if (!file) return;
    const picture = await readPicture(file);
    if (picture === null) onError(`${file.name} cannot be read. Choose a PNG or JPEG.`);
    else onChange(picture);
  };
  return (
    <fieldset className={styles.picture}>
      <legend>{label}</legend>
      {value ? <img src={value} alt={`Current ${what}`} /> : <span className="quiet">none</span>}
      <div className={styles.buttons}>
        <Button ref={button} id={id} aria-describedby={`${id}-note`} onClick={() => input.current?.click()}>
          {value ? `Change ${what}` : `Choose ${what}`}
        </Button>
        {value && (
          <Button
            onClick={() => {
              onChange('');
              // This button disappears: focus the other one.
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
          // Allows choosing the same file again.
          currentTarget.value = '';
        }}
      />
      <p id={`${id}-note`} role="alert" className={styles.fault}>
        {error}
      </p>
    </fieldset>
  );
}
