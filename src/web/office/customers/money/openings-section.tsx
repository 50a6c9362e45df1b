import { useState } from 'react';
import type { OpeningBillAnswer } from '#contract/receivables/customer-money.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import type { TaxState } from '#domain/tax/gst.ts';
import { taxStates } from '#domain/tax/states.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import table from '../../../ui/table.module.css';
import fold from '../../parts/fold-table.module.css';
import page from '../customer-page.module.css';
import styles from './customer-money.module.css';
import { EndOpeningQuestion } from './end-opening-question.tsx';
import { OpeningForm } from './opening-form.tsx';

type OpeningsSectionProps = {
  customer: { id: string; name: string; creditDays: number };
  openings: OpeningBillAnswer[];
  states: readonly TaxState[];
  today: string;
  isLive: boolean;
  onSaved: () => void;
};

/** What was owed, or paid in advance, when this book of money began. */
export function OpeningsSection({ customer, openings, states, today, isLive, onSaved }: OpeningsSectionProps) {
  // 'new', or the bill that is changed.
  const [edited, setEdited] = useState<OpeningBillAnswer | 'new' | null>(null);
  const [ending, setEnding] = useState<OpeningBillAnswer | null>(null);
  const [said, setSaid] = useState<{ id: number; text: string } | null>(null);
  const done = (text: string) => {
    setEdited(null);
    setEnding(null);
    setSaid((before) => ({ id: (before?.id ?? 0) + 1, text }));
    onSaved();
  };
  if (openings.length === 0 && !isLive) return null;
  return (
    <section className={styles.part} aria-labelledby="openings">
      <div className={page.headline}>
        <h2 id="openings">Opening bills</h2>
        <span className={page.period}>owed when money began to be kept here</span>
        {isLive && edited === null && (
          <Button look="slim" onClick={() => setEdited('new')}>
            Add opening bill
          </Button>
        )}
      </div>
      {said && <Notice key={said.id} kind="good" title={said.text} takesFocus />}
      {edited !== null && (
        <OpeningForm
          key={edited === 'new' ? 'new' : edited.id}
          customer={customer}
          bill={edited === 'new' ? null : edited}
          states={states}
          today={today}
          onSaved={done}
          onCancel={() => setEdited(null)}
        />
      )}
      {openings.length > 0 && (
        <table className={`${table.table} ${fold.fold} ${styles.openings}`} aria-labelledby="openings">
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Bill</th>
              <th scope="col">Registration</th>
              <th scope="col">Due</th>
              <th scope="col" className={table.number}>
                Amount ₹
              </th>
              <th scope="col" className={table.number}>
                Open ₹
              </th>
              <th scope="col">
                <span className="sr">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {openings.map((bill) => (
              <tr key={bill.id}>
                <td>{formatDate(bill.date)}</td>
                <th scope="row" className={fold.right}>
                  {bill.reference}
                </th>
                <td className={fold.full}>
                  {taxStates[bill.taxState].name}
                  {bill.side === 'cr' && ', paid in advance'}
                </td>
                <td className={bill.side === 'dr' ? undefined : fold.none} data-label="Due">
                  {bill.side === 'dr' && formatDate(bill.due)}
                </td>
                <td className={table.number} data-label="Amount">
                  {formatRupees(bill.amount)} {bill.side === 'dr' ? 'Dr' : 'Cr'}
                </td>
                <td className={table.number} data-label="Open">
                  {formatRupees(bill.open)}
                </td>
                <td className={`${table.action} ${fold.full}`}>
                  {isLive && (
                    <span className={styles.actions}>
                      <Button look="slim" aria-label={`Change ${bill.reference}`} onClick={() => setEdited(bill)}>
                        Change
                      </Button>
                      <Button look="slim" aria-label={`End ${bill.reference}`} onClick={() => setEnding(bill)}>
                        End
                      </Button>
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {ending && <EndOpeningQuestion bill={ending} onCancel={() => setEnding(null)} onDone={done} />}
    </section>
  );
}
