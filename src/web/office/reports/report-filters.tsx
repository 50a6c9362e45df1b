import { optionLists } from '#domain/catalogue/option-lists.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import { type TaxState, taxStates } from '#domain/tax/states.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { DateRange, type Days } from '../parts/fields/date-range.tsx';
import filters from '../parts/list/filters.module.css';
import { SearchField } from '../parts/list/search-field.tsx';
import { reportPeriods } from './report-periods.ts';
import styles from './reports-page.module.css';

export type ReportChoice = Days & { state: TaxState; kind: InvoiceKind | ''; typed: string; cancelled: boolean };

type ReportFiltersProps = {
  /** The registrations to choose from. */
  states: readonly TaxState[];
  choice: ReportChoice;
  today: string;
  registerBusy: boolean;
  onChoose: (part: Partial<ReportChoice>) => void;
  onRegister: () => void;
  onWorkbook: () => void;
};

export function ReportFilters(props: ReportFiltersProps) {
  const { states, choice, today, registerBusy, onChoose, onRegister, onWorkbook } = props;
  return (
    <>
      <div className={filters.filters}>
        {states.length > 1 && (
          <Field id="state" label="State">
            {(control) => (
              <Select
                {...control}
                options={states.map((value) => ({ value, text: taxStates[value].name }))}
                value={choice.state}
                onChange={({ target }) => onChoose({ state: target.value as TaxState })}
              />
            )}
          </Field>
        )}
        <Field id="report-type" label="Report Type">
          {(control) => (
            <Select
              {...control}
              options={reportTypes}
              value={choice.kind}
              onChange={({ target }) => onChoose({ kind: target.value as InvoiceKind | '' })}
            />
          )}
        </Field>
        <SearchField label="Number or buyer" value={choice.typed} onType={(typed) => onChoose({ typed })} />
        <DateRange from={choice.from} to={choice.to} today={today} onChoose={onChoose} />
      </div>
      <fieldset className={styles.periods} aria-label="Dates">
        {reportPeriods(today).map(({ name, from, to }) => (
          <Button
            key={name}
            look="slim"
            aria-pressed={choice.from === from && choice.to === to}
            onClick={() => onChoose({ from, to })}
          >
            {name}
          </Button>
        ))}
        <label className={styles.cancelled}>
          <input
            type="checkbox"
            checked={choice.cancelled}
            onChange={({ target }) => onChoose({ cancelled: target.checked })}
          />
          With cancelled ones
        </label>
        <Button look="slim" aria-disabled={registerBusy} aria-describedby="register-note" onClick={onRegister}>
          Download register
        </Button>
        <Button look="slim" aria-disabled={registerBusy} onClick={onWorkbook}>
          Excel<span className="sr">, {choice.kind === '' ? 'the same register' : 'this list'}</span>
        </Button>
        <span className="quiet" id="register-note">
          Tax invoices and credit notes of {taxStates[choice.state].name} for these dates, for the accountant
        </span>
      </fieldset>
    </>
  );
}

const reportTypes = [{ value: '', text: 'Select report type' }, ...optionLists.reportTypes];
