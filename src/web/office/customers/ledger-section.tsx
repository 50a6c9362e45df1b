import { useState } from 'react';
import type { CustomerAnswer } from '#contract/customers.ts';
import type { Desk } from '#contract/desk.ts';
import { financialYear } from '#domain/calendar/financial-year.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { type TaxState, taxStates } from '#domain/tax/states.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { DateRange, type Days, dayOrAny } from '../parts/fields/date-range.tsx';
import { Pager } from '../parts/list/pager.tsx';
import { useChoice } from '../parts/list/use-choice.ts';
import styles from './customer-page.module.css';
import type { OpenDebt } from './entry-words.tsx';
import { LedgerTable } from './ledger-table.tsx';
import { ProFormasTable } from './pro-formas-table.tsx';
import { useLedger } from './use-ledger.ts';

type LedgerSectionProps = { customer: CustomerAnswer; desk: Desk; debts: readonly OpenDebt[] };

type LedgerChoice = Days & { taxState: TaxState | ''; page: number; size: number };

/** The documents of a customer by date, with the balance after each; below them the pro-formas. */
export function LedgerSection({ customer: { id, name }, desk, debts }: LedgerSectionProps) {
  const { today, documentStates: states } = desk;
  const [choice, choose] = useChoice<LedgerChoice>({
    from: `${financialYear(today).slice(0, 4)}-04-01`,
    to: today,
    taxState: '',
    page: 1,
    size: 50,
  });
  const { taxState, page, size } = choice;
  const [isChoosing, setChoosing] = useState(false);
  const [from, to] = [dayOrAny(choice.from), dayOrAny(choice.to)];
  const { state, latest, reload } = useLedger({ id, state: taxState, from, to, page, size });
  return (
    <div>
      <section aria-labelledby="ledger">
        <div className={styles.headline}>
          <h2 id="ledger">Ledger</h2>
          <span className={styles.period}>
            {periodText(from, to)}
            {taxState && `, ${taxStates[taxState].name}`}
          </span>
          <Button look="slim" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
            Other dates
          </Button>
        </div>
        {isChoosing && (
          <div className={styles.filters}>
            <DateRange from={choice.from} to={choice.to} today={today} onChoose={choose} />
            {states.length > 1 && (
              <Field id="ledger-state" label="Registration">
                {(control) => (
                  <Select
                    {...control}
                    options={[
                      { value: '', text: 'All' },
                      ...states.map((each) => ({ value: each, text: taxStates[each].name })),
                    ]}
                    value={taxState}
                    onChange={({ target }) => choose({ taxState: target.value as TaxState | '' })}
                  />
                )}
              </Field>
            )}
            <Button onClick={() => choose({ from: '', to: '' })}>All dates</Button>
          </div>
        )}
        <LedgerTable name={name} ledger={state} debts={debts} from={from} today={today} page={page} onRetry={reload} />
        <p className={styles.remark}>A minus means that the customer has paid more than was billed.</p>
        {latest && latest.count > size && <Pager count={latest.count} page={page} size={size} onChoose={choose} />}
      </section>
      {latest && latest.proFormas.length + latest.challans.length > 0 && (
        <ProFormasTable proFormas={latest.proFormas} challans={latest.challans} />
      )}
    </div>
  );
}

function periodText(from: string, to: string) {
  if (from === '' && to === '') return 'all dates';
  return [from && formatDate(from), to && `to ${formatDate(to)}`].filter(Boolean).join(' ');
}
