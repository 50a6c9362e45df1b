import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { ListedVoucher } from '#contract/receivables/vouchers.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import type { VoucherKind } from '#domain/receivables/voucher.ts';
import { modeText, reasonText } from '#domain/receivables/voucher-wording.ts';
import inkLink from '../../../ui/ink-link.module.css';
import { Amount } from '../../parts/amount.tsx';
import type { Column } from '../../parts/table/column.ts';
import { DataTable } from '../../parts/table/data-table.tsx';
import type { LoadState } from '../../parts/use-load.ts';
import { voucherPage } from '../voucher/voucher-address.ts';
import styles from './day-book.module.css';
import type { DayBookChoice } from './day-book-choice.ts';
import type { VoucherPart } from './use-vouchers.ts';

type BookTableProps = {
  kind: VoucherKind;
  vouchers: LoadState<VoucherPart>;
  choice: DayBookChoice;
  onRetry: () => void;
};

export function BookTable({ kind, vouchers: state, choice, onRetry }: BookTableProps) {
  return (
    <DataTable
      frame="Day book"
      least={90}
      label={titles[kind]}
      className={styles.book}
      columns={columnsOf[kind].map((id) => ({ id, ...columns[id] }))}
      rows={state.kind === 'ready' ? state.value.vouchers : []}
      keyOf={({ id }) => id}
      state={state}
      empty={emptyText(kind, choice)}
      onRetry={onRetry}
    />
  );
}

const customer: Omit<Column<ListedVoucher>, 'id'> = {
  ...{ width: 'rest', wraps: true, fold: 'line' },
  cell: ({ customer: { id, name }, cancelled }) => (
    <>
      <a className={inkLink.link} href={path(paths.customerPage, { id })}>
        {name}
      </a>
      {cancelled && <span className={styles.why}> cancelled: {cancelled.reason}</span>}
    </>
  ),
};

const means: Omit<Column<ListedVoucher>, 'id'> = {
  fold: 'line',
  cell: ({ kind, reason, mode, reference }) => (
    <>
      {kind === 'settlement' ? reasonText(reason) : modeText(mode)}
      {reference && <span className="quiet"> {reference}</span>}
    </>
  ),
};

const columns = {
  date: { heading: 'Date', cell: ({ date }) => formatDate(date) },
  number: {
    heading: 'Number',
    names: true,
    fold: 'right',
    cell: (voucher) => <a href={voucherPage(voucher)}>{voucher.number}</a>,
  },
  from: { ...customer, heading: 'From' },
  to: { ...customer, heading: 'To' },
  of: { ...customer, heading: 'Of' },
  mode: { ...means, heading: 'Mode, reference' },
  why: { ...means, heading: 'Why' },
  tds: {
    heading: 'TDS ₹',
    align: 'right',
    fold: { name: 'TDS' },
    cell: ({ tds, cancelled }) => tds > 0 && <Amount paise={tds} ended={cancelled !== null} />,
  },
  advance: {
    heading: 'Advance left ₹',
    align: 'right',
    fold: { name: 'Advance' },
    cell: ({ open }) => open > 0 && formatRupees(open),
  },
  amount: {
    heading: 'Amount ₹',
    align: 'right',
    fold: { name: 'Amount' },
    cell: ({ amount, cancelled }) => <Amount paise={amount} ended={cancelled !== null} />,
  },
} satisfies Record<string, Omit<Column<ListedVoucher>, 'id'>>;

const columnsOf: Record<VoucherKind, (keyof typeof columns)[]> = {
  receipt: ['date', 'number', 'from', 'mode', 'tds', 'advance', 'amount'],
  refund: ['date', 'number', 'to', 'mode', 'amount'],
  settlement: ['date', 'number', 'of', 'why', 'advance', 'amount'],
};

const titles = { receipt: 'Receipts', refund: 'Refunds', settlement: 'Settlements' };

function emptyText(kind: VoucherKind, { from, to, query, mode, taxState }: DayBookChoice) {
  const isNarrow = query !== '' || mode !== '' || taxState !== '';
  const days = [from && `since ${formatDate(from)}`, to && `until ${formatDate(to)}`].filter(Boolean).join(' ');
  return `No ${titles[kind].toLowerCase()}${days && ` ${days}`}${isNarrow ? ' that fit what is chosen above' : ''}. Choose other dates to look further back.`;
}
