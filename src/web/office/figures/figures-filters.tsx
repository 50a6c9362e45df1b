import type { Desk } from '#contract/desk.ts';
import type { Beside } from '#domain/figures/period.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { DateField } from '../parts/fields/date-field.tsx';
import { RegistrationField } from '../parts/fields/registration-field.tsx';
import styles from './figures.module.css';
import { daysOfPeriod, daysProblem, type FiguresAsked, nameOfPeriod, type PeriodName } from './figures-choice.ts';

type FiguresFiltersProps = { asked: FiguresAsked; desk: Desk; onChoose: (part: Partial<FiguresAsked>) => void };

export function FiguresFilters({ asked, desk, onChoose }: FiguresFiltersProps) {
  const { today, documentStates: states } = desk;
  const period = nameOfPeriod(asked, today);
  const problem = daysProblem(asked);
  return (
    <div className={styles.filters}>
      <Field id="period" label="Period">
        {(control) => (
          <Select
            {...control}
            options={Object.entries(periodWords).map(([value, text]) => ({ value, text }))}
            value={period}
            onChange={({ target }) => {
              const name = target.value as PeriodName;
              // Until today: the whole month would be 'This month'.
              const days = daysOfPeriod(name, today);
              onChoose(name === 'own' ? { from: days.from, to: today === days.to ? days.from : today } : days);
            }}
          />
        )}
      </Field>
      {period === 'own' && (
        <>
          <DateField id="from" label="From" value={asked.from} today={today} onChange={(from) => onChoose({ from })} />
          <DateField
            id="to"
            label="To"
            value={asked.to}
            today={today}
            warning={problem || undefined}
            onChange={(to) => onChoose({ to })}
          />
        </>
      )}
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

const periodWords: Record<PeriodName, string> = {
  year: 'This year, from April',
  last: 'Last year',
  quarter: 'This quarter',
  month: 'This month',
  own: 'Days of your own',
};

const besideWords: Record<Beside, string> = {
  year: 'The year before',
  before: 'The period before',
  none: 'Nothing',
};
