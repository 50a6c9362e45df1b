import { CountedChoice } from '../parts/fields/counted-choice.tsx';
import { SearchField } from '../parts/list/search-field.tsx';
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
      <SearchField
        label="Name, GSTIN, phone or place"
        value={choice.typed}
        opens
        isFirst
        onType={(typed) => onChoose({ typed })}
      />
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
