import type { Desk } from '#contract/desk.ts';
import { type DayBookKind, dayBookKinds, dayBookNames } from '#domain/receivables/day-book-entry.ts';
import { paymentModes } from '#domain/receivables/voucher.ts';
import { type TaxState, taxStates } from '#domain/tax/states.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { DateRange } from '../../parts/fields/date-range.tsx';
import filters from '../../parts/list/filters.module.css';
import { SearchField } from '../../parts/list/search-field.tsx';
import type { DayBookChoice } from './day-book-choice.ts';

type BookFiltersProps = { choice: DayBookChoice; desk: Desk; onChoose: (part: Partial<DayBookChoice>) => void };

export function BookFilters({ choice, desk, onChoose }: BookFiltersProps) {
  const states = desk.documentStates;
  return (
    <div className={filters.filters}>
      {states.length > 1 && (
        <Field id="book-state" label="Registration">
          {(control) => (
            <Select
              {...control}
              options={[
                { value: '', text: 'All' },
                ...states.map((state) => ({ value: state, text: taxStates[state].name })),
              ]}
              value={choice.taxState}
              onChange={({ target }) => onChoose({ taxState: target.value as TaxState | '' })}
            />
          )}
        </Field>
      )}
      {choice.kind === 'all' ? (
        <Field id="book-voucher" label="Voucher">
          {(control) => (
            <Select
              {...control}
              options={[
                { value: '', text: 'All' },
                ...dayBookKinds.map((kind) => ({ value: kind, text: dayBookNames[kind] })),
              ]}
              value={choice.voucher}
              onChange={({ target }) => onChoose({ voucher: target.value as DayBookKind | '' })}
            />
          )}
        </Field>
      ) : (
        <Field id="book-mode" label="Mode">
          {(control) => (
            <Select
              {...control}
              disabled={choice.kind === 'settlement'}
              options={[{ value: '', text: 'All' }, ...paymentModes]}
              value={choice.mode}
              onChange={({ target }) => onChoose({ mode: target.value })}
            />
          )}
        </Field>
      )}
      <SearchField label="Number, reference or name" value={choice.query} onType={(query) => onChoose({ query })} />
      <DateRange from={choice.from} to={choice.to} today={desk.today} onChoose={onChoose} />
    </div>
  );
}
