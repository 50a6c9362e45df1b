import { formatRupees } from '#domain/money/format-rupees.ts';
import type { CallFailure } from '#web/call-api.ts';
import { DataTable } from '#web/office/parts/table/data-table.tsx';
import { useLoad } from '#web/office/parts/use-load.ts';
import { answered, failedStates } from './failures.ts';
import type { KitRoom } from './kit-room.ts';
import { type Bill, billColumns, sampleBills } from './sample-bills.tsx';

const bills = sampleBills(5);

type Given = Partial<Parameters<typeof DataTable<Bill>>[0]>;

function Bills(given: Given) {
  return <DataTable label="Bills" frame="Bills" columns={billColumns} rows={bills} keyOf={({ id }) => id} {...given} />;
}

const loading = { rows: [], state: { kind: 'loading' } } satisfies Given;

/** A table whose rows are asked for, and refused at each Try again. */
function failedTable(fail: () => Promise<CallFailure>) {
  return function FailedTable() {
    const { state, reload } = useLoad<Bill[]>('bills', fail);
    return <Bills rows={state.kind === 'ready' ? state.value : []} state={state} onRetry={reload} />;
  };
}

const total = formatRupees(bills.reduce((sum, { open }) => sum + open, 0));

const summed = billColumns.map((column) => (column.id === 'open' ? { ...column, total } : column));

export const tableRoom: KitRoom = {
  title: 'Table',
  folder: 'table',
  states: {
    full: { title: 'Full', onPhone: true, Show: () => <Bills /> },
    totals: { title: 'With its sum', onPhone: true, Show: () => <Bills columns={summed} totals="5 bills" /> },
    totalling: {
      title: 'While the sum is calculated',
      Show: () => <Bills columns={summed} totals="5 bills" isTotalling />,
    },
    behind: {
      title: 'A row that is open',
      onPhone: true,
      Show: () => <Bills behind={({ id }) => id === bills[1]?.id && <p>Two receipts paid it in part.</p>} />,
    },
    dense: { title: 'Small and low', Show: () => <Bills dense /> },
    wide: { title: 'Wider than its window', Show: () => <Bills least={180} /> },
    loading: { title: 'Loading', onPhone: true, Show: () => <Bills {...loading} /> },
    plates: { title: 'Loading, with grey rows', onPhone: true, Show: () => <Bills {...loading} plates={5} /> },
    empty: {
      title: 'Empty',
      onPhone: true,
      Show: () => <Bills rows={[]} state={{ kind: 'ready', value: answered([]) }} empty="No bill is open." />,
    },
    ...failedStates(failedTable),
  },
};
