import type { Desk } from '#contract/desk.ts';
import type { Beside } from '#domain/figures/period.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { PeriodFields } from '../parts/fields/period-fields.tsx';
import { RegistrationField } from '../parts/fields/registration-field.tsx';
import styles from './figures.module.css';
import type { FiguresAsked } from './figures-choice.ts';

type FiguresFiltersProps = { asked: FiguresAsked; desk: Desk; onChoose: (part: Partial<FiguresAsked>) => void };

export function FiguresFilters({ asked, desk, onChoose }: FiguresFiltersProps) {
  const { today, documentStates: states } = desk;
  return (
    <div className={styles.filters}>
      <PeriodFields days={asked} today={today} onChoose={onChoose} />
      <RegistrationField states={states} value={asked.state} onChoose={(state) => onChoose({ state })} />
      <Field id="beside" label="Beside it">
        {(control) => (
          <Select
            {...control}
            options={Object.entries(besideWords).map(([value, text]) => ({ value, text }))}
            value={asked.beside}
            onChange={({ target }) => onChoose({ beside: target.value as Beside })}
          />
        )}
      </Field>
      <Field id="value" label="Amounts">
        {(control) => (
          <Select
            {...control}
            options={[
              { value: 'taxable', text: 'Taxable value' },
              { value: 'gst', text: 'With GST' },
            ]}
            value={asked.value}
            onChange={({ target }) => onChoose({ value: target.value === 'gst' ? 'gst' : 'taxable' })}
          />
        )}
      </Field>
    </div>
  );
}

const besideWords: Record<Beside, string> = {
  year: 'The year before',
  before: 'The period before',
  none: 'Nothing',
};
