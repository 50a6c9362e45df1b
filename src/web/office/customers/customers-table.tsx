import type { ListedCustomer } from '#contract/customers.ts';
import { path, paths } from '#contract/paths.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { Button } from '../../ui/button.tsx';
import table from '../../ui/table.module.css';
import fold from '../parts/fold-table.module.css';
import { ScrollArea } from '../parts/scroll-area.tsx';
import { StatusRow } from '../parts/status-row.tsx';
import type { LoadState } from '../parts/use-load.ts';
import styles from './customers-page.module.css';
import { stepInRows } from './step-in-rows.ts';
import type { CustomerCounts, CustomerPart } from './use-customers.ts';

type CustomersTableProps = {
  list: LoadState<CustomerPart>;
  query: string;
  archived: boolean;
  counts: CustomerCounts | null;
  onClear: () => void;
  onRetry: () => void;
};

export function CustomersTable({ list, query, archived, counts, onClear, onRetry }: CustomersTableProps) {
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
            <CustomerRow key={customer.id} customer={customer} />
          ))}
          {list.kind === 'ready' && shown.length === 0 ? (
            <tr>
              <td colSpan={columns.length} className={table.message}>
                <NothingFound query={query} archived={archived} counts={counts} onClear={onClear} />
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

function CustomerRow({ customer }: { customer: ListedCustomer }) {
  const { id, name, gstin, place, lastDate, billed } = customer;
  return (
    <tr>
      <th scope="row" className={`${styles.name} ${fold.full}`}>
        <a className={styles.to} href={path(paths.customerPage, { id })}>
          {name}
        </a>
      </th>
      <td className={`quiet ${styles.gstin} ${fold.none}`}>{gstin || 'none'}</td>
      <td className={`quiet ${fold.left}`}>{place}</td>
      <td className={fold.right}>{lastDate && formatDate(lastDate)}</td>
      <td className={table.number} data-label="Billed this year">
        {billed === 0 ? <span className="quiet">0.00</span> : formatRupees(billed)}
      </td>
    </tr>
  );
}

type NothingFoundProps = Pick<CustomersTableProps, 'query' | 'archived' | 'counts' | 'onClear'>;

function NothingFound({ query, archived, counts, onClear }: NothingFoundProps) {
  if (query === '') return <p>{archived ? 'No customer is archived.' : 'Every customer is archived.'}</p>;
  return (
    <>
      <p className="strong">
        No {archived ? 'archived ' : ''}customer begins with “{query}”.
      </p>
      <p className="quiet">By name, GSTIN, phone and place.{!archived && archivedRemark(counts)}</p>
      <Button onClick={onClear}>Clear the search</Button>
    </>
  );
}

function archivedRemark(counts: CustomerCounts | null) {
  if (!counts || counts.archived === 0) return '';
  return counts.archived === 1
    ? ' 1 archived customer is not searched.'
    : ` ${counts.archived} archived customers are not searched.`;
}

const columns = ['Name', 'GSTIN', 'Place', 'Last document', 'Billed this year ₹'];

function headClass(column: string) {
  if (column === 'GSTIN') return styles.gstin;
  return column.endsWith('₹') ? table.number : undefined;
}
