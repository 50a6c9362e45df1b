import { useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { OpenItemAnswer } from '#contract/receivables/outstanding.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { daysOver } from '#domain/receivables/ageing.ts';
import { signedRupees } from '../../parts/signed-rupees.ts';
import { DataTable } from '../../parts/table/data-table.tsx';
import { TurnPages } from '../../parts/turn-pages.tsx';
import styles from './outstanding.module.css';
import type { ListFilter } from './outstanding-choice.ts';
import { ITEMS, type ItemsOf, useOpenItems } from './use-outstanding.ts';

type OpenItemsProps = { of: ItemsOf; name: string; filter: ListFilter; day: string };

/** The invoices, bills and advances behind a figure, oldest due first. */
export function ItemsBehind({ of, name, filter, day }: OpenItemsProps) {
  const [page, setPage] = useState(1);
  const { state, latest, reload } = useOpenItems(of, filter, page);
  const isNobodys = of.customer === null;
  return (
    <>
      <DataTable
        dense
        label={`What ${name} owes`}
        className={styles.items}
        rows={state.kind === 'ready' ? state.value.rows : []}
        keyOf={({ kind, id }) => `${kind} ${id}`}
        state={state}
        empty="Nothing is open here any more."
        onRetry={reload}
        columns={[
          {
            id: 'number',
            heading: 'Number',
            names: true,
            width: 20.5,
            fold: 'left',
            cell: (item) => <ItemLink item={item} customer={of.customer} />,
          },
          {
            id: 'what',
            heading: isNobodys ? 'Buyer' : 'What',
            width: 'rest',
            cell: ({ kind, buyer }) => (isNobodys ? buyer : kinds[kind]),
          },
          // What is owed is enough on a phone: the rest is on the page of the document.
          { id: 'date', heading: 'Date', width: 13.5, fold: 'hidden', cell: ({ date }) => formatDate(date) },
          { id: 'due', heading: 'Due', width: 25.5, cell: ({ due }) => dueText(due, day) },
          {
            id: 'amount',
            heading: 'Amount ₹',
            align: 'right',
            width: 17,
            fold: 'hidden',
            cell: ({ amount }) => signedRupees(amount),
          },
          {
            id: 'owed',
            heading: 'Owed ₹',
            align: 'right',
            width: 17,
            fold: 'right',
            cell: ({ open }) => signedRupees(open),
          },
        ]}
      />
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
