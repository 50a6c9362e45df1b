import type { KeyboardEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { BookChoice } from './book-choice.ts';
import styles from './customers-page.module.css';
import type { CustomerCounts } from './use-customers.ts';

type CustomerSearchProps = {
  choice: BookChoice;
  counts: CustomerCounts | null;
  onChoose: (part: Partial<BookChoice>) => void;
};

export function CustomerSearch({ choice, counts, onChoose }: CustomerSearchProps) {
  return (
    <div className={styles.find}>
      <Field
        id="query"
        label="Name, GSTIN, phone or place"
        note={
          <span className={styles.keys}>
            <kbd>↓</kbd> then <kbd>Enter</kbd> opens one
          </span>
        }
      >
        {(control) => (
          <input
            {...control}
            type="search"
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: people come to this screen to search
            autoFocus
            value={choice.typed}
            onChange={({ target }) => onChoose({ typed: target.value })}
            onKeyDown={goToRows}
          />
        )}
      </Field>
      <fieldset className={styles.choices} aria-label="Which customers">
        {[false, true].map((archived) => (
          <Button
            key={String(archived)}
            look="slim"
            aria-pressed={choice.archived === archived}
            onClick={() => onChoose({ archived })}
          >
            {archived ? 'Archived' : 'All'}
            {counts && ` (${archived ? counts.archived : counts.live})`}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}

function goToRows(event: KeyboardEvent) {
  if (event.key !== 'ArrowDown') return;
  const first = document.querySelector<HTMLElement>('tbody th a');
  if (!first) return;
  event.preventDefault();
  first.focus();
}
