import { useState } from 'react';
import type { Desk } from '#contract/desk.ts';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { gstinOf, isRegistered } from '#domain/company/registered-states.ts';
import { isQuarter, monthsOf, neighbours, type Period, periodName, quarterOf } from '#domain/returns/period.ts';
import { readPeriod } from '#domain/returns/read-period.ts';
import { type TaxState, taxStates } from '#domain/tax/states.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { frequencyOf } from '../parts/return-periods.ts';
import { useFieldKey } from '../parts/use-field-key.ts';
import { isComposing } from '../parts/use-primary-key.ts';
import { QuarterChoice } from './quarter-choice.tsx';
import type { ReturnChoice } from './return-choice.ts';
import styles from './returns.module.css';

type ReturnFiltersProps = {
  choice: ReturnChoice;
  desk: Desk;
  /** The last return that was loaded. */
  latest: ReturnAnswer | null;
  onChoose: (part: Partial<ReturnChoice>) => void;
};

export function ReturnFilters({ choice: { tab, state, period }, desk, latest, onChoose }: ReturnFiltersProps) {
  const { company, documentStates: states } = desk;
  const frequency = frequencyOf(desk, state);
  const { before, after } = neighbours(period, frequency);
  useFieldKey('period');
  return (
    <div className={styles.filters}>
      {states.length > 1 && (
        <Field id="registration" label="Registration">
          {(control) => (
            <Select
              {...control}
              options={states.map((each) => ({
                value: each,
                text:
                  taxStates[each].name + (company && isRegistered(company, each) ? `, ${gstinOf(company, each)}` : ''),
              }))}
              value={state}
              onChange={({ target }) => onChoose(stateChoice(target.value as TaxState, period, desk))}
            />
          )}
        </Field>
      )}
      {tab !== 'eway' && (
        <>
          <PeriodField
            key={period}
            period={period}
            today={desk.today}
            note={`filed ${latest?.state === state ? latest.frequency : frequency}`}
            onChoose={(to) => onChoose({ period: to })}
          />
          <div className={styles.beside}>
            <Button onClick={() => onChoose({ period: before })}>{shortName(before)}</Button>
            <Button onClick={() => onChoose({ period: after })}>{shortName(after)}</Button>
          </div>
          {frequency === 'quarterly' && <QuarterChoice period={period} onChoose={(to) => onChoose({ period: to })} />}
        </>
      )}
    </div>
  );
}

/** A registration that files monthly has no quarters: the last month is shown then. */
function stateChoice(state: TaxState, period: Period, desk: Desk): Partial<ReturnChoice> {
  if (frequencyOf(desk, state) === 'monthly') return { state, period: monthsOf(period).at(-1) ?? period };
  return { state, period: isQuarter(period) ? period : quarterOf(`${period}-01`) };
}

type PeriodFieldProps = { period: Period; today: string; note: string; onChoose: (period: Period) => void };

/** A period as text. Enter, or leaving the field, shows it. */
function PeriodField({ period, today, note, onChoose }: PeriodFieldProps) {
  const [typed, setTyped] = useState(periodName(period));
  const read = readPeriod(typed, today);
  const take = () => (read === null || read === period ? setTyped(periodName(period)) : onChoose(read));
  return (
    <Field
      id="period"
      label="Period"
      error={read === null ? 'a month: Oct 2026' : undefined}
      note={read !== null && read !== period ? periodName(read) : note}
    >
      {(control) => (
        <input
          {...control}
          value={typed}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
            event.preventDefault();
            take();
          }}
        />
      )}
    </Field>
  );
}

/** `'September'`, with the year where it is another one. */
function shortName(period: Period) {
  const name = periodName(period);
  return isQuarter(period) ? name : name.replace(/ \d{4}$/, '');
}
