import { useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { OpenItemAnswer } from '#contract/receivables/outstanding.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { daysOver } from '#domain/receivables/ageing.ts';
import table from '../../../ui/table.module.css';
import { signedRupees } from '../../parts/signed-rupees.ts';
import { StatusRow } from '../../parts/status-row.tsx';
import { TurnPages } from '../../parts/turn-pages.tsx';
import styles from './outstanding.module.css';
import type { ListFilter } from './outstanding-choice.ts';
import { ITEMS, type ItemsOf, useOpenItems } from './use-outstanding.ts';

type OpenItemsProps = { of: ItemsOf; name: string; filter: ListFilter; day: string };

/** The invoices, bills and advances behind a figure, oldest due first. */
export function ItemsBehind({ of, name, filter, day }: OpenItemsProps) {
  const [page, setPage] = useState(1);
  const { state, latest, reload } = useOpenItems(of, filter, page);
  const shown = state.kind === 'ready' ? state.value.items : [];
  const isNobodys = of.customer === null;
  return (
    <>
      <table className={styles.items} aria-label={`What ${name} owes`}>
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">{isNobodys ? 'Buyer' : 'What'}</th>
            <th scope="col">Date</th>
            <th scope="col">Due</th>
            <th scope="col" className={table.number}>
              Amount ₹
            </th>
            <th scope="col" className={table.number}>
              Owed ₹
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((item) => (
            <tr key={`${item.kind} ${item.id}`}>
              <th scope="row">
                <ItemLink item={item} customer={of.customer} />
              </th>
              <td className={styles.buyer}>{isNobodys ? item.buyer : kinds[item.kind]}</td>
              <td>{formatDate(item.date)}</td>
              <td>{dueText(item.due, day)}</td>
              <td className={table.number}>{signedRupees(item.amount)}</td>
              <td className={table.number}>{signedRupees(item.open)}</td>
            </tr>
          ))}
          <StatusRow
            columns={6}
            state={state}
            emptyText={shown.length === 0 && 'Nothing is open here any more.'}
            onRetry={reload}
          />
        </tbody>
      </table>
      <TurnPages page={page} size={ITEMS} count={latest?.count ?? 0} onPage={setPage} />
    </>
  );
}

function ItemLink({ item: { id, kind, number }, customer }: { item: OpenItemAnswer; customer: string | null }) {
  if (kind === 'invoice' || kind === 'note') return <a href={path(paths.documentPage, { id })}>{number}</a>;
  if (kind === 'opening' && customer !== null) return <a href={path(paths.customerPage, { id: customer })}>{number}</a>;
  return number;
}

const kinds: Record<OpenItemAnswer['kind'], string> = {
  invoice: 'Tax invoice',
  opening: 'Opening bill',
  receipt: 'Receipt',
  note: 'Credit note',
  refund: 'Refund',
  settlement: 'Settlement',
};

function dueText(due: string, day: string) {
  if (due === '') return '';
  const over = daysOver(due, day);
  if (over <= 0) return formatDate(due);
  return `${formatDate(due)}, ${over === 1 ? '1 day' : `${over} days`} over`;
}
