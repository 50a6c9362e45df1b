import { useState } from 'react';
import type { OutstandingRowAnswer } from '#contract/receivables/outstanding.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { customersSaid } from '#domain/receivables/outstanding-row.ts';
import type { TaxState } from '#domain/tax/states.ts';
import { Button, PlainButton } from '../../../ui/button.tsx';
import { DataTable } from '../../parts/table/data-table.tsx';
import type { LoadState } from '../../parts/use-load.ts';
import { ItemsBehind } from './items-behind.tsx';
import { NothingOwed } from './nothing-owed.tsx';
import styles from './outstanding.module.css';
import type { ListChoice, ListFilter } from './outstanding-choice.ts';
import { outstandingColumns } from './outstanding-columns.tsx';
import type { ItemsOf, OutstandingTotals } from './use-outstanding.ts';

type OutstandingTableProps = {
  /** The firm's registrations. */
  states: readonly TaxState[];
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
  const { states, rows, totals, filter, day, onChoose, onRemind, onRetry } = props;
  const [open, setOpen] = useState<ItemsOf | null>(null);
  const shown = rows.kind === 'ready' ? rows.value : [];
  const toggle = (what: ItemsOf) =>
    setOpen((before) => (before?.customer === what.customer && before.box === what.box ? null : what));
  return (
    <DataTable
      frame="Outstanding"
      label={`What customers owe as of ${formatDate(day)}`}
      className={styles.ageing}
      least={145}
      over={over}
      columns={outstandingColumns({ filter, open, totals, onToggle: toggle, onRemind })}
      rows={shown}
      keyOf={({ customer }) => customer ?? ''}
      state={rows}
      plates={10}
      empty={<NothingOwed filter={filter} states={states} day={day} onChoose={onChoose} />}
      totals={shown.length > 0 && <TotalsSaid totals={totals} which={filter.which} onRetry={onRetry} />}
      isTotalling={totals.kind === 'loading'}
      behind={({ customer, name }) =>
        open?.customer === customer && (
          <>
            <ItemsBehind of={open} name={name} filter={filter} day={day} />
            <Button look="slim" onClick={() => toggle(open)}>
              Close
            </Button>
          </>
        )
      }
      onRetry={onRetry}
    />
  );
}

const over = (
  <tr className={styles.over}>
    <td colSpan={3} />
    <th colSpan={4} scope="colgroup">
      days past the due date
    </th>
    <td colSpan={4} />
  </tr>
);

/** They are there from the start, so that nothing moves when the sums come. */
function TotalsSaid({
  totals,
  which,
  onRetry,
}: Pick<OutstandingTableProps, 'totals' | 'onRetry'> & Pick<ListFilter, 'which'>) {
  if (totals.kind === 'failed')
    return (
      <>
        The totals did not come. <PlainButton onClick={onRetry}>Try again</PlainButton>
      </>
    );
  if (totals.kind === 'loading') return 'Total of … customers';
  const { count, strangers } = totals.value;
  return `Total of ${customersSaid(count, strangers.includes(which))}`;
}
