import type { Desk } from '#contract/desk.ts';
import type { OutstandingChoice } from '#domain/receivables/outstanding-row.ts';
import { CountedChoice } from '../../parts/fields/counted-choice.tsx';
import { DateField } from '../../parts/fields/date-field.tsx';
import { RegistrationField } from '../../parts/fields/registration-field.tsx';
import { SearchField } from '../../parts/list/search-field.tsx';
import { useFieldKey } from '../../parts/use-field-key.ts';
import styles from './outstanding.module.css';
import type { ListChoice } from './outstanding-choice.ts';

type OutstandingFiltersProps = {
  choice: ListChoice;
  desk: Desk;
  counts: Record<OutstandingChoice, number> | null;
  onChoose: (part: Partial<ListChoice>) => void;
};

export function OutstandingFilters({ choice, desk, counts, onChoose }: OutstandingFiltersProps) {
  const { today, documentStates: states } = desk;
  useFieldKey('as-of');
  const isAhead = choice.asOf > today;
  return (
    <div className={styles.filters}>
      <DateField
        id="as-of"
        label="As of"
        value={choice.asOf === '' ? today : choice.asOf}
        today={today}
        warning={isAhead ? 'not after today' : undefined}
        onChange={(asOf) => onChoose({ asOf: asOf === today ? '' : asOf })}
      />
      <RegistrationField states={states} value={choice.state} onChoose={(state) => onChoose({ state })} />
      <SearchField label="Customer" value={choice.typed} opens onType={(typed) => onChoose({ typed })} />
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

const names: Record<OutstandingChoice, string> = {
  all: 'All',
  owing: 'Owing',
  overdue: 'Overdue',
  advance: 'Advance',
};
