import { useState } from 'react';
import { formatDate, isDate, readDate, weekday } from '#domain/calendar/indian-date.ts';
import { Field } from '../../../ui/field.tsx';

type DateFieldProps = {
  id: string;
  label: string;
  name?: string;
  error?: string | undefined;
  warning?: string | undefined;
  /** It may stay empty: the note that says what this means. */
  blank?: string;
  /** `YYYY-MM-DD`, or the typed text when it is not a date. */
  value: string;
  today: string;
  onChange: (value: string) => void;
};

/**
 * A date as text, day first. The browser's own control follows the browser's language, but 03/04 must mean one thing on a
 * legal document.
 */
export function DateField({ id, label, name, error, warning, value, today, blank, onChange }: DateFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isValid = isDate(value);

  const step = (days: string) => {
    setTyped(null);
    onChange(readDate(days, isValid ? value : today) ?? value);
  };

  return (
    <Field
      id={id}
      label={label}
      error={error}
      warning={warning}
      note={isValid ? noteOf(value, typed) : value === '' ? (blank ?? form) : form}
    >
      {(control) => (
        <input
          {...control}
          name={name}
          data-optional={blank === undefined ? undefined : ''}
          inputMode="text"
          autoComplete="off"
          value={typed ?? (isValid ? formatDate(value) : value)}
          onChange={({ target }) => {
            setTyped(target.value);
            const nothing = blank !== undefined && target.value.trim() === '';
            onChange(nothing ? '' : (readDate(target.value, today) ?? target.value));
          }}
          onBlur={() => setTyped(null)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            step(event.key === 'ArrowUp' ? '+1' : '-1');
          }}
        />
      )}
    </Field>
  );
}

const form = 'DD/MM/YYYY';

/** The weekday, and while typing also the parsed date. */
function noteOf(value: string, typed: string | null) {
  return typed === null ? weekday(value) : `${weekday(value)} ${formatDate(value)}`;
}
