import { useCallback, useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { financialYear } from '#domain/calendar/financial-year.ts';
import { formatDate, isDate } from '#domain/calendar/indian-date.ts';
import { dayInRefusal } from '#domain/receivables/statement-limit.ts';
import { type TaxState, taxStateIds, taxStates } from '#domain/tax/states.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import { DownloadNotice } from '../../parts/documents/download-notice.tsx';
import { useOpenPdf } from '../../parts/documents/use-open-pdf.ts';
import { DateRange, type Days } from '../../parts/fields/date-range.tsx';
import { usePart } from '../../parts/use-part.ts';
import styles from './customer-money.module.css';

type StatementPanelProps = {
  customer: { id: string; name: string };
  states: readonly TaxState[];
  today: string;
  onClose: () => void;
};

/** Which statement of account: of which registration, from when until when. */
export function StatementPanel({ customer, states, today, onClose }: StatementPanelProps) {
  const [taxState, setTaxState] = useState<TaxState>(states[0] ?? taxStateIds[0]);
  const [days, setDays] = useState<Days>({ from: `${financialYear(today).slice(0, 4)}-04-01`, to: today });
  const { state, open } = useOpenPdf();
  const [sharing, setSharing] = useState(false);
  const shares = usePart(sharing, () => import('../../parts/shares/share-panel.tsx'));
  const stopSharing = useCallback(() => setSharing(false), []);
  const isReady = isDate(days.from) && isDate(days.to) && days.from <= days.to;
  const query = new URLSearchParams({ state: taxState, ...days });
  const openFrom = (from: string) => {
    const params = new URLSearchParams({ state: taxState, ...days, from });
    void open(`${path(paths.statementFile, { id: customer.id })}?${params}`, `Statement of ${customer.name}`);
  };
  const firstDay = state.kind === 'failed' ? dayInRefusal(state.message, today) : null;
  return (
    <section
      className={styles.form}
      aria-labelledby="statement"
      onKeyDown={(event) => event.key === 'Escape' && !sharing && onClose()}
    >
      <h2 id="statement">Statement of account</h2>
      <div className={styles.fields}>
        {states.length > 1 && (
          <Field id="statement-state" label="Registration">
            {(control) => (
              <Select
                {...control}
                ref={takeFocus}
                options={states.map((each) => ({ value: each, text: taxStates[each].name }))}
                value={taxState}
                onChange={({ target }) => setTaxState(target.value as TaxState)}
              />
            )}
          </Field>
        )}
        <DateRange
          from={days.from}
          to={days.to}
          today={today}
          onChoose={(part) => setDays((before) => ({ ...before, ...part }))}
        />
      </div>
      <p className={styles.ends}>
        <Button aria-disabled={!isReady} aria-expanded={sharing} onClick={() => isReady && setSharing(!sharing)}>
          Share
        </Button>
        <Button look="go" aria-disabled={!isReady} onClick={() => isReady && openFrom(days.from)}>
          Open PDF
        </Button>
        <Button onClick={onClose}>Close</Button>
        <span className="quiet">
          {isReady ? 'Opening balance, every line, what is open and its age.' : 'Enter both days, the earlier first.'}
        </span>
      </p>
      <DownloadNotice
        state={state}
        actions={
          firstDay && (
            <Button
              onClick={() => {
                setDays((before) => ({ ...before, from: firstDay }));
                openFrom(firstDay);
              }}
            >
              Open it from {formatDate(firstDay)}
            </Button>
          )
        }
      />
      {shares && isReady && (
        <shares.SharePanel
          key={String(query)}
          of={{ statement: { customer: customer.id, state: taxState, ...days } }}
          today={today}
          open={sharing}
          onClose={stopSharing}
        />
      )}
    </section>
  );
}
