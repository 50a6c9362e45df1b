import type { CallAnswer } from '#web/call-api.ts';
import { Pager } from '#web/office/parts/list/pager.tsx';
import { SearchField } from '#web/office/parts/list/search-field.tsx';
import { useChoice } from '#web/office/parts/list/use-choice.ts';
import { useRowsThenTotals } from '#web/office/parts/list/use-rows-then-totals.ts';
import { DataTable } from '#web/office/parts/table/data-table.tsx';
import { Button } from '#web/ui/button.tsx';
import { answered, failedStates } from './failures.ts';
import type { KitRoom } from './kit-room.ts';
import { type Bill, billColumns, sampleBills } from './sample-bills.tsx';

type Asked = { query: string; page: number; size: number };

/** How the list is answered: its rows, and then how many there are. */
type Answers = {
  rows?: (asked: Asked) => Promise<CallAnswer<Bill[]>>;
  count?: (query: string) => Promise<CallAnswer<number>>;
  /** Typed when it opens. */
  typed?: string;
};

const bills = sampleBills(237);

const found = (query: string) => bills.filter(({ id, buyer }) => `${id} ${buyer}`.toLowerCase().includes(query));

const never = () => new Promise<never>(() => {});

/** A list that is searched and turned, as the screens put it together. */
function listWith({ rows = rowsOf, count = countOf, typed = '' }: Answers) {
  return function BillList() {
    const [choice, choose] = useChoice({ typed, page: 1, size: 10 });
    const { page, size } = choice;
    const query = choice.typed.trim().toLowerCase();
    const list = useRowsThenTotals({
      filter: { query },
      part: `${page} ${size}`,
      fetchRows: () => rows({ query, page, size }),
      fetchTotals: () => count(query),
    });
    const shown = list.rows.kind === 'ready' ? list.rows.value : [];
    const total = list.totals.kind === 'ready' ? list.totals.value : null;
    return (
      <>
        <SearchField label="Number or buyer" value={choice.typed} opens onType={(typed) => choose({ typed })} />
        <DataTable
          label="Bills"
          frame="Bills"
          columns={billColumns}
          rows={shown}
          keyOf={({ id }) => id}
          state={list.rows}
          onRetry={list.reload}
          empty={
            query === '' ? (
              'There is no bill yet.'
            ) : (
              <>
                <p>No bill has ‘{query}’.</p>
                <Button onClick={() => choose({ typed: '' })}>Clear the search</Button>
              </>
            )
          }
        />
        {(list.latestRows?.length ?? 0) > 0 && (
          <Pager count={total} shown={shown.length} page={page} size={size} onChoose={choose} />
        )}
      </>
    );
  };
}

async function rowsOf({ query, page, size }: Asked) {
  return answered(found(query).slice((page - 1) * size, page * size));
}

async function countOf(query: string) {
  return answered(found(query).length);
}

export const listRoom: KitRoom = {
  title: 'List',
  folder: 'list',
  states: {
    full: { title: 'A long list with its pager', onPhone: true, Show: listWith({}) },
    counting: { title: 'How many there are is not known yet', Show: listWith({ count: never }) },
    turning: {
      title: 'Next: another page loads, and the pager stays',
      Show: listWith({ rows: (asked) => (asked.page === 1 ? rowsOf(asked) : never()) }),
    },
    loading: { title: 'Loading', onPhone: true, Show: listWith({ rows: never }) },
    empty: { title: 'Empty', Show: listWith({ rows: async () => answered([]) }) },
    nothing: { title: 'Nothing found', onPhone: true, Show: listWith({ typed: 'zebra' }) },
    ...failedStates((fail) => listWith({ rows: fail })),
  },
};
