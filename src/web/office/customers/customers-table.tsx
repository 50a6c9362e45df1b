import type { ListedCustomer } from '#contract/customer-list.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { daysOver } from '#domain/receivables/ageing.ts';
import { Button } from '../../ui/button.tsx';
import inkLink from '../../ui/ink-link.module.css';
import { signedRupees } from '../parts/signed-rupees.ts';
import type { Column } from '../parts/table/column.ts';
import { DataTable } from '../parts/table/data-table.tsx';
import type { LoadState } from '../parts/use-load.ts';
import type { WhichCustomers } from './book-choice.ts';
import styles from './customers-page.module.css';
import type { CustomerCounts, CustomerPart } from './use-customers.ts';

type CustomersTableProps = {
  list: LoadState<CustomerPart>;
  query: string;
  which: WhichCustomers;
  /** The day in India. */
  today: string;
  counts: CustomerCounts | null;
  onClear: () => void;
  onRetry: () => void;
};

export function CustomersTable({ list, query, which, today, counts, onClear, onRetry }: CustomersTableProps) {
  return (
    <DataTable
      frame="Customers"
      label="Customers"
      className={styles.book}
      columns={columnsOf(today)}
      rows={list.kind === 'ready' ? list.value.rows : []}
      keyOf={({ id }) => id}
      state={list}
      empty={<NothingFound query={query} which={which} counts={counts} onClear={onClear} />}
      onRetry={onRetry}
    />
  );
}

function columnsOf(today: string): Column<ListedCustomer>[] {
  return [
    {
      id: 'name',
      heading: 'Name',
      names: true,
      width: 'rest',
      fold: 'line',
      className: styles.name,
      cell: ({ id, name }) => (
        <a className={inkLink.link} href={path(paths.customerPage, { id })}>
          {name}
        </a>
      ),
    },
    {
      id: 'gstin',
      heading: 'GSTIN',
      width: { large: 20, small: 0 },
      fold: 'hidden',
      className: 'quiet',
      cell: ({ gstin }) => gstin || 'none',
    },
    {
      id: 'place',
      heading: 'Place',
      width: { large: 14, tablet: 12.5 },
      fold: 'left',
      className: 'quiet',
      cell: ({ place }) => place,
    },
    {
      id: 'last',
      heading: 'Last document',
      width: { large: 28, small: 13.5, tablet: 11.5 },
      fold: 'right',
      cell: ({ lastDate, lastDocument }) => (
        <>
          {lastDate && <span className={styles.date}>{formatDate(lastDate)}</span>}{' '}
          {lastDocument && (
            <a className={`${inkLink.link} ${styles.last}`} href={path(paths.documentPage, { id: lastDocument.id })}>
              {lastDocument.number}
            </a>
          )}
        </>
      ),
    },
    {
      id: 'billed',
      heading: 'Billed this year ₹',
      align: 'right',
      width: { large: 16.5, tablet: 13 },
      fold: 'hidden',
      cell: ({ billed }) => amount(billed),
    },
    {
      id: 'outstanding',
      heading: 'Outstanding ₹',
      align: 'right',
      width: { large: 16.5, tablet: 13 },
      fold: ({ balance }) => (balance === 0 ? 'hidden' : { name: 'Outstanding' }),
      cell: ({ balance }) => amount(balance),
    },
    {
      id: 'overdue',
      heading: 'Overdue ₹',
      align: 'right',
      width: { large: 22, tablet: 19 },
      fold: ({ overdue }) => (overdue === 0 ? 'hidden' : { name: 'Overdue' }),
      cell: ({ overdue, overdueSince }) => (
        <>
          {overdue > 0 && (
            <>
              <span className={styles.days}>{daysText(overdueSince, today)}</span>
              {/* One is above the other: without this a screen reader joins the digits. */}
              <span className="sr">: </span>
            </>
          )}
          {amount(overdue)}
        </>
      ),
    },
  ];
}

function amount(paise: number) {
  return paise === 0 ? <span className="quiet">0.00</span> : signedRupees(paise);
}

function daysText(since: string, today: string) {
  const days = daysOver(since, today);
  return days === 1 ? '1 day' : `${days} days`;
}

type NothingFoundProps = Pick<CustomersTableProps, 'query' | 'which' | 'counts' | 'onClear'>;

function NothingFound({ query, which, counts, onClear }: NothingFoundProps) {
  if (query === '') return <p>{nothing[which]}</p>;
  return (
    <>
      <p className="strong">
        No customer {among[which]}begins with “{query}”.
      </p>
      <p className="quiet">By name, GSTIN, phone and place.{which === 'all' && archivedRemark(counts)}</p>
      <Button onClick={onClear}>Clear the search</Button>
    </>
  );
}

const nothing: Record<WhichCustomers, string> = {
  all: 'Every customer is archived.',
  owing: 'No customer owes anything.',
  overdue: 'Nothing is overdue.',
  archived: 'No customer is archived.',
};

const among: Record<WhichCustomers, string> = {
  all: '',
  owing: 'who owes something ',
  overdue: 'who is overdue ',
  archived: 'that is archived ',
};

function archivedRemark(counts: CustomerCounts | null) {
  if (!counts || counts.archived === 0) return '';
  return counts.archived === 1
    ? ' 1 archived customer is not searched.'
    : ` ${counts.archived} archived customers are not searched.`;
}
