import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { ListedVoucher } from '#contract/receivables/vouchers.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import type { VoucherKind } from '#domain/receivables/voucher.ts';
import { modeText, reasonText } from '#domain/receivables/voucher-wording.ts';
import inkLink from '../../../ui/ink-link.module.css';
import table from '../../../ui/table.module.css';
import fold from '../../parts/fold-table.module.css';
import { ScrollArea } from '../../parts/scroll-area.tsx';
import { StatusRow } from '../../parts/status-row.tsx';
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
  const list = state.kind === 'ready' ? state.value : null;
  const columns = columnsOf[kind];
  return (
    <ScrollArea label="Day book">
      <table className={`${table.table} ${fold.fold} ${styles.book}`} aria-label={titles[kind]} aria-busy={!list}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={column.endsWith('₹') ? table.number : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list?.vouchers.map((voucher) => (
            <BookRow key={voucher.id} voucher={voucher} />
          ))}
          <StatusRow
            columns={columns.length}
            state={state}
            emptyText={list?.vouchers.length === 0 && emptyText(kind, choice)}
            onRetry={onRetry}
          />
        </tbody>
      </table>
    </ScrollArea>
  );
}

function BookRow({ voucher }: { voucher: ListedVoucher }) {
  const { kind, number, customer, date, mode, reason, reference, amount, tds, open, cancelled } = voucher;
  return (
    <tr className={cancelled ? styles.cancelled : undefined}>
      <td>{formatDate(date)}</td>
      <th scope="row" className={fold.right}>
        <a href={voucherPage(voucher)}>{number}</a>
      </th>
      <td className={`${table.wide} ${fold.full}`}>
        <a className={inkLink.link} href={path(paths.customerPage, { id: customer.id })}>
          {customer.name}
        </a>
        {cancelled && <span className={styles.why}> cancelled: {cancelled.reason}</span>}
      </td>
      <td className={fold.full}>
        {kind === 'settlement' ? reasonText(reason) : modeText(mode)}
        {reference && <span className="quiet"> {reference}</span>}
      </td>
      {kind === 'receipt' && (
        <td className={tds > 0 ? table.number : fold.none} data-label={tds > 0 ? 'TDS' : undefined}>
          {tds > 0 && formatRupees(tds)}
        </td>
      )}
      {kind !== 'refund' && (
        <td className={open > 0 ? table.number : fold.none} data-label={open > 0 ? 'Advance' : undefined}>
          {open > 0 && formatRupees(open)}
        </td>
      )}
      <td className={table.number} data-label="Amount">
        {formatRupees(amount)}
      </td>
    </tr>
  );
}

const titles = { receipt: 'Receipts', refund: 'Refunds', settlement: 'Settlements' };

const columnsOf: Record<VoucherKind, string[]> = {
  receipt: ['Date', 'Number', 'From', 'Mode, reference', 'TDS ₹', 'Advance left ₹', 'Amount ₹'],
  refund: ['Date', 'Number', 'To', 'Mode, reference', 'Amount ₹'],
  settlement: ['Date', 'Number', 'Of', 'Why', 'Advance left ₹', 'Amount ₹'],
};

function emptyText(kind: VoucherKind, { from, to, query, mode, taxState }: DayBookChoice) {
  const isNarrow = query !== '' || mode !== '' || taxState !== '';
  const days = [from && `since ${formatDate(from)}`, to && `until ${formatDate(to)}`].filter(Boolean).join(' ');
  return `No ${titles[kind].toLowerCase()}${days && ` ${days}`}${isNarrow ? ' that fit what is chosen above' : ''}. Choose other dates to look further back.`;
}
