import type { ListedCustomer } from '#contract/customer-list.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { daysOver } from '#domain/receivables/ageing.ts';
import { Button } from '../../ui/button.tsx';
import inkLink from '../../ui/ink-link.module.css';
import table from '../../ui/table.module.css';
import fold from '../parts/fold-table.module.css';
import { ScrollArea } from '../parts/scroll-area.tsx';
import { signedRupees } from '../parts/signed-rupees.ts';
import { StatusRow } from '../parts/status-row.tsx';
import { stepInRows } from '../parts/step-in-rows.ts';
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
  const shown = list.kind === 'ready' ? list.value.customers : [];
  return (
    <ScrollArea label="Customers">
      <table
        className={`${table.table} ${fold.fold} ${styles.book}`}
        aria-label="Customers"
        aria-busy={list.kind === 'loading'}
      >
        <colgroup>
          {columns.map((column) => (
            <col key={column} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={headClass(column)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={stepInRows}>
          {shown.map((customer) => (
            <CustomerRow key={customer.id} customer={customer} today={today} />
          ))}
          {list.kind === 'ready' && shown.length === 0 ? (
            <tr>
              <td colSpan={columns.length} className={table.message}>
                <NothingFound query={query} which={which} counts={counts} onClear={onClear} />
              </td>
            </tr>
          ) : (
            <StatusRow columns={columns.length} state={list} onRetry={onRetry} />
          )}
        </tbody>
      </table>
    </ScrollArea>
  );
}

function CustomerRow({ customer, today }: { customer: ListedCustomer; today: string }) {
  const { id, name, gstin, place, lastDate, lastDocument, billed, balance, overdue } = customer;
  return (
    <tr>
      <th scope="row" className={`${styles.name} ${fold.full}`}>
        <a className={inkLink.link} href={path(paths.customerPage, { id })}>
          {name}
        </a>
      </th>
      <td className={`quiet ${styles.gstin} ${fold.none}`}>{gstin || 'none'}</td>
      <td className={`quiet ${fold.left}`}>{place}</td>
      <td className={fold.right}>
        {lastDate && <span className={styles.date}>{formatDate(lastDate)}</span>}{' '}
        {lastDocument && (
          <a className={`${inkLink.link} ${styles.last}`} href={path(paths.documentPage, { id: lastDocument.id })}>
            {lastDocument.number}
          </a>
        )}
      </td>
      <td className={`${table.number} ${fold.none}`}>{amount(billed)}</td>
      <td className={`${table.number} ${balance === 0 ? fold.none : ''}`} data-label="Outstanding">
        {amount(balance)}
      </td>
      <td className={`${table.number} ${overdue === 0 ? fold.none : ''}`} data-label="Overdue">
        {overdue > 0 && (
          <>
            <span className={styles.days}>{daysText(customer.overdueSince, today)}</span>
            {/* One is above the other: without this a screen reader joins the digits. */}
            <span className="sr">: </span>
          </>
        )}
        {amount(overdue)}
      </td>
    </tr>
  );
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

const columns = ['Name', 'GSTIN', 'Place', 'Last document', 'Billed this year ₹', 'Outstanding ₹', 'Overdue ₹'];

function headClass(column: string) {
  if (column === 'GSTIN') return styles.gstin;
  return column.endsWith('₹') ? table.number : undefined;
}
