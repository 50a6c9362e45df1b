import type { FigureDays } from '#domain/figures/period.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { DateField } from './date-field.tsx';
import { daysOfPeriod, daysProblem, nameOfPeriod, type PeriodName } from './period-choice.ts';

type PeriodFieldsProps = { days: FigureDays; today: string; onChoose: (part: Partial<FigureDays>) => void };

/** Days by the name of their period, or one by one. */
export function PeriodFields({ days, today, onChoose }: PeriodFieldsProps) {
  const period = nameOfPeriod(days, today);
  const problem = daysProblem(days);
  return (
    <>
      <Field id="period" label="Period">
        {(control) => (
          <Select
            {...control}
            options={Object.entries(periodWords).map(([value, text]) => ({ value, text }))}
            value={period}
            onChange={({ target }) => {
              const name = target.value as PeriodName;
              // Until today: the whole month would be 'This month'.
              const chosen = daysOfPeriod(name, today);
              onChoose(name === 'own' ? { from: chosen.from, to: today === chosen.to ? chosen.from : today } : chosen);
            }}
          />
        )}
      </Field>
      {period === 'own' && (
        <>
          <DateField id="from" label="From" value={days.from} today={today} onChange={(from) => onChoose({ from })} />
          <DateField
            id="to"
            label="To"
            value={days.to}
            today={today}
            warning={problem || undefined}
            onChange={(to) => onChoose({ to })}
          />
        </>
      )}
    </>
  );
}

const periodWords: Record<PeriodName, string> = {
  year: 'This year, from April',
  last: 'Last year',
  quarter: 'This quarter',
  month: 'This month',
  own: 'Days of your own',
};
