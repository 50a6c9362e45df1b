import { useState } from 'react';
import type { OutstandingRowAnswer } from '#contract/receivables/outstanding.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { PlainButton } from '../../../ui/button.tsx';
import { ScrollArea } from '../../parts/scroll-area.tsx';
import { signedRupees } from '../../parts/signed-rupees.ts';
import { StatusRow } from '../../parts/table/status-row.tsx';
import { stepInRows } from '../../parts/table/step-in-rows.ts';
import table from '../../parts/table/table.module.css';
import type { LoadState } from '../../parts/use-load.ts';
import { boxColumns, CustomerLine } from './customer-line.tsx';
import { NothingOwed } from './nothing-owed.tsx';
import styles from './outstanding.module.css';
import type { ListChoice, ListFilter } from './outstanding-choice.ts';
import type { ItemsOf, OutstandingTotals } from './use-outstanding.ts';

type OutstandingTableProps = {
  rows: LoadState<OutstandingRowAnswer[]>;
  totals: LoadState<OutstandingTotals>;
  filter: ListFilter;
  /** The day that the list is of. */
  day: string;
  onChoose: (part: Partial<ListChoice>) => void;
  onRemind: (customer: { id: string; name: string }) => void;
  onRetry: () => void;
};

export function OutstandingTable(props: OutstandingTableProps) {
  const { rows, totals, filter, day, onChoose, onRemind, onRetry } = props;
  const [open, setOpen] = useState<ItemsOf | null>(null);
  const shown = rows.kind === 'ready' ? rows.value : null;
  const toggle = (what: ItemsOf) =>
    setOpen((before) => (before?.customer === what.customer && before.box === what.box ? null : what));
  return (
    <ScrollArea label="Outstanding">
      <table
        className={`${table.table} ${styles.ageing}`}
        aria-label={`What customers owe as of ${formatDate(day)}`}
        aria-busy={rows.kind === 'loading'}
      >
        <colgroup>
          {columns.map((column) => (
            <col key={column} />
          ))}
        </colgroup>
        <thead>
          <tr className={styles.over}>
            <td colSpan={3} />
            <th colSpan={4} scope="colgroup">
              days past the due date
            </th>
            <td colSpan={columns.length - 7} />
          </tr>
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={column.endsWith('₹') ? table.number : undefined}
                aria-sort={column === 'Owed ₹' ? 'descending' : undefined}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={stepInRows}>
          {shown?.map((row) => (
            <CustomerLine
              key={row.customer ?? ''}
              row={row}
              filter={filter}
              day={day}
              columns={columns.length}
              open={open?.customer === row.customer ? open.box : null}
              onToggle={(box) => toggle({ customer: row.customer, box })}
              onRemind={onRemind}
            />
          ))}
          {rows.kind === 'loading' && plates.map((row) => <PlateRow key={row} />)}
          {rows.kind === 'failed' && <StatusRow columns={columns.length} state={rows} onRetry={onRetry} />}
          {shown && shown.length === 0 && (
            <tr>
              <td colSpan={columns.length} className={table.message}>
                <NothingOwed filter={filter} day={day} onChoose={onChoose} />
              </td>
            </tr>
          )}
        </tbody>
        {shown && shown.length > 0 && <SumRow totals={totals} onRetry={onRetry} />}
      </table>
    </ScrollArea>
  );
}

const columns = ['Customer', 'Oldest due', ...boxColumns.map(({ head }) => `${head} ₹`), 'Owed ₹', 'Receive', 'Remind'];

/** The row is there from the start, so that nothing moves when the sums come. */
function SumRow({ totals, onRetry }: Pick<OutstandingTableProps, 'totals' | 'onRetry'>) {
  const { count, sums } = totals.kind === 'ready' ? totals.value : { count: '…', sums: null };
  return (
    <tfoot>
      <tr aria-busy={totals.kind === 'loading'}>
        <th colSpan={2} scope="row" className={styles.name}>
          {totals.kind === 'failed' ? (
            <>
              The totals did not come. <PlainButton onClick={onRetry}>Try again</PlainButton>
            </>
          ) : (
            `Total of ${count} ${count === 1 ? 'customer' : 'customers'}`
          )}
        </th>
        {boxColumns.map(({ box, label }) => (
          <td key={box} className={`${table.number} ${styles.box}`} data-label={label}>
            {sums ? signedRupees(sums[box]) : '…'}
          </td>
        ))}
        <td className={`${table.number} ${styles.owed}`}>{sums ? signedRupees(sums.owed) : '…'}</td>
        <td className={styles.receive} />
        <td className={styles.remind} />
      </tr>
    </tfoot>
  );
}

/** A row while the list loads: the columns keep their widths. */
function PlateRow() {
  return (
    <tr className={table.bars}>
      {columns.map((column) => (
        <td key={column} className={column.endsWith('₹') ? table.number : undefined} />
      ))}
    </tr>
  );
}

const plates = Array.from({ length: 10 }, (_, index) => index);
