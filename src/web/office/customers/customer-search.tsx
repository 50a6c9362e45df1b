import type { KeyboardEvent } from 'react';
import { Field } from '../../ui/field.tsx';
import { CountedChoice } from '../parts/fields/counted-choice.tsx';
import type { BookChoice, WhichCustomers } from './book-choice.ts';
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
      <CountedChoice
        label="Which customers"
        names={names}
        counts={counts}
        chosen={choice.which}
        onChoose={(which) => onChoose({ which })}
      />
    </div>
  );
}

const names: Record<WhichCustomers, string> = { all: 'All', owing: 'Owing', overdue: 'Overdue', archived: 'Archived' };

function goToRows(event: KeyboardEvent) {
  if (event.key !== 'ArrowDown') return;
  const first = document.querySelector<HTMLElement>('tbody th a');
  if (!first) return;
  event.preventDefault();
  first.focus();
}
