import { useState } from 'react';
import type { FigureDays } from '#domain/figures/period.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { DateField } from './date-field.tsx';
import { daysOfPeriod, daysProblem, nameOfPeriod, type PeriodName } from './period-choice.ts';

type PeriodFieldsProps = { days: FigureDays; today: string; onChoose: (part: Partial<FigureDays>) => void };

/** Days by the name of their period, or one by one: those that are shown, until one of them is changed. */
export function PeriodFields({ days, today, onChoose }: PeriodFieldsProps) {
  // Said by choosing it: days that are changed one by one may be those of a month on the way.
  const [isOwn, setIsOwn] = useState(false);
  const period = isOwn ? 'own' : nameOfPeriod(days, today);
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
              setIsOwn(name === 'own');
              if (name !== 'own') onChoose(daysOfPeriod(name, today));
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
