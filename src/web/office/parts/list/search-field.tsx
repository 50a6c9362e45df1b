import type { KeyboardEvent } from 'react';
import { Field } from '../../../ui/field.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import styles from './search-field.module.css';

type SearchFieldProps = {
  id?: string;
  label: string;
  value: string;
  /** The list has rows whose names the arrow keys reach, and Enter opens. */
  opens?: boolean;
  /** People come to this screen to search. */
  isFirst?: boolean;
  onType: (value: string) => void;
};

/** The field that searches a list as it is typed. */
export function SearchField({ id = 'query', label, value, opens = false, isFirst = false, onType }: SearchFieldProps) {
  const note = opens && (
    <span className={styles.keys}>
      <kbd>↓</kbd> then <kbd>Enter</kbd> opens one
    </span>
  );
  return (
    <Field id={id} label={label} note={note}>
      {(control) => (
        <input
          {...control}
          type="search"
          autoComplete="off"
          ref={isFirst ? takeFocus : undefined}
          value={value}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={opens ? goToRows : undefined}
        />
      )}
    </Field>
  );
}

function goToRows(event: KeyboardEvent) {
  const first = event.key === 'ArrowDown' && document.querySelector<HTMLElement>('tbody th :is(a, button)');
  if (!first) return;
  event.preventDefault();
  first.focus();
}
