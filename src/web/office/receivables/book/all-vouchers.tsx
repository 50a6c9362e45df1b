import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { type DayBookEntry, dayBookNames, sideOf } from '#domain/receivables/day-book-entry.ts';
import { taxStates } from '#domain/tax/states.ts';
import { Amount } from '../../parts/amount.tsx';
import { Pager } from '../../parts/list/pager.tsx';
import type { Column } from '../../parts/table/column.ts';
import { DataTable } from '../../parts/table/data-table.tsx';
import { voucherPage } from '../voucher/voucher-address.ts';
import styles from './day-book.module.css';
import type { DayBookChoice } from './day-book-choice.ts';
import { type DayBookPart, useAllVouchers } from './use-vouchers.ts';

type AllVouchersProps = {
  choice: DayBookChoice;
  /** A firm with one registration is not told which. */
  isOneRegistration: boolean;
  onChoose: (part: { page: number } | { size: number }) => void;
};

/** Everything that moves a customer's account, by day: documents, and money beside them. */
export function AllVouchers({ choice, isOneRegistration, onChoose }: AllVouchersProps) {
  const { state, latest, reload } = useAllVouchers(choice);
  return (
    <>
      <DataTable
        frame="Day book"
        least={84}
        label="All vouchers"
        className={styles.book}
        columns={isOneRegistration ? columns.filter(({ id }) => id !== 'registration') : columns}
        rows={state.kind === 'ready' ? state.value.entries : []}
        keyOf={({ kind, id }) => `${kind} ${id}`}
        state={state}
        empty="No voucher fits what is chosen above. Choose other dates to look further back."
        rowClass={({ date }, before) => before?.date !== date && styles.newDay}
        onRetry={reload}
      />
      {latest && latest.count > 0 && <KindSums sums={latest.sums} />}
      {latest && latest.count > choice.size && (
        <Pager count={latest.count} page={choice.page} size={choice.size} onChoose={onChoose} />
      )}
    </>
  );
}

const columns: readonly Column<DayBookEntry>[] = [
  { id: 'date', heading: 'Date', cell: ({ date }) => formatDate(date) },
  { id: 'voucher', heading: 'Voucher', cell: ({ kind }) => dayBookNames[kind] },
  {
    id: 'number',
    heading: 'Number',
    names: true,
    fold: 'right',
    cell: ({ id, kind, number }) => (
      <a href={kind === 'tax' || kind === 'credit' ? path(paths.documentPage, { id }) : voucherPage({ id })}>
        {number}
      </a>
    ),
  },
  {
    ...{ id: 'customer', heading: 'Customer', width: 'rest', wraps: true, fold: 'line' },
    cell: ({ party, cancelled }) => (
      <>
        {party}
        {cancelled && <span className={styles.why}> cancelled</span>}
      </>
    ),
  },
  { id: 'registration', heading: 'Registration', cell: ({ taxState }) => taxStates[taxState].name },
  sideColumn('debit', 'Debit'),
  sideColumn('credit', 'Credit'),
];

function sideColumn(side: 'debit' | 'credit', name: string): Column<DayBookEntry> {
  return {
    id: side,
    heading: `${name} ₹`,
    align: 'right',
    fold: { name },
    cell: ({ kind, cancelled, amount }) => sideOf(kind) === side && <Amount paise={amount} ended={cancelled} />,
  };
}

/** The sums of all pages by kind. What is cancelled is left out of the amounts. */
function KindSums({ sums }: { sums: DayBookPart['sums'] }) {
  const total = (side: 'debit' | 'credit') =>
    sums.filter(({ kind }) => sideOf(kind) === side).reduce((sum, { amount }) => sum + amount, 0);
  const amount = (side: 'debit' | 'credit', name: string): Column<DayBookPart['sums'][number]> => ({
    ...{ id: side, heading: `${name} ₹`, align: 'right', fold: { name } },
    cell: (sum) => sideOf(sum.kind) === side && formatRupees(sum.amount),
    total: formatRupees(total(side)),
  });
  return (
    <section className={styles.sums} aria-labelledby="sums">
      <h2 id="sums">Sums, without cancelled ones</h2>
      <DataTable
        labelledBy="sums"
        rows={sums}
        keyOf={({ kind }) => kind}
        totals="All"
        columns={[
          { id: 'voucher', heading: 'Voucher', names: true, cell: ({ kind }) => dayBookNames[kind] },
          {
            id: 'count',
            heading: 'Number of them',
            align: 'right',
            cell: ({ count }) => count,
            total: sums.reduce((all, { count }) => all + count, 0),
          },
          amount('debit', 'Debit'),
          amount('credit', 'Credit'),
        ]}
      />
    </section>
  );
}
