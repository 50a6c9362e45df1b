import { useState } from 'react';
import type { OpeningBillAnswer } from '#contract/receivables/customer-money.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { type TaxState, taxStates } from '#domain/tax/states.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Column } from '../../parts/table/column.ts';
import { DataTable } from '../../parts/table/data-table.tsx';
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
  const isOneRegistration = new Set([...states, ...openings.map(({ taxState }) => taxState)]).size < 2;
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
        <DataTable
          labelledBy="openings"
          rows={openings}
          keyOf={({ id }) => id}
          columns={[
            ...columns.map((column) => (column.id === 'registration' && isOneRegistration ? side : column)),
            {
              id: 'deeds',
              heading: <span className="sr">Actions</span>,
              deeds: true,
              fold: 'line',
              cell: (bill) =>
                isLive && (
                  <span className={styles.actions}>
                    <Button look="slim" aria-label={`Change ${bill.reference}`} onClick={() => setEdited(bill)}>
                      Change
                    </Button>
                    <Button look="slim" aria-label={`End ${bill.reference}`} onClick={() => setEnding(bill)}>
                      End
                    </Button>
                  </span>
                ),
            },
          ]}
        />
      )}
      {ending && <EndOpeningQuestion bill={ending} onCancel={() => setEnding(null)} onDone={done} />}
    </section>
  );
}

/** Instead of the registration, for a firm that has one. */
const side: Column<OpeningBillAnswer> = {
  id: 'side',
  heading: 'What it is',
  fold: 'line',
  cell: ({ side }) => (side === 'dr' ? 'owed' : 'paid in advance'),
};

const columns: readonly Column<OpeningBillAnswer>[] = [
  { id: 'date', heading: 'Date', width: 12.5, cell: ({ date }) => formatDate(date) },
  { id: 'bill', heading: 'Bill', names: true, fold: 'right', cell: ({ reference }) => reference },
  {
    id: 'registration',
    heading: 'Registration',
    fold: 'line',
    cell: ({ taxState, side }) => `${taxStates[taxState].name}${side === 'cr' ? ', paid in advance' : ''}`,
  },
  { id: 'due', heading: 'Due', fold: { name: 'Due' }, cell: ({ side, due }) => side === 'dr' && formatDate(due) },
  {
    id: 'amount',
    heading: 'Amount ₹',
    align: 'right',
    fold: { name: 'Amount' },
    cell: ({ amount, side }) => `${formatRupees(amount)} ${side === 'dr' ? 'Dr' : 'Cr'}`,
  },
  { id: 'open', heading: 'Open ₹', align: 'right', fold: { name: 'Open' }, cell: ({ open }) => formatRupees(open) },
];
