import { useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { ReturnAnswer, ReturnRow } from '#contract/returns/returns.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import inkLink from '../../ui/ink-link.module.css';
import { signedRupees } from '../parts/signed-rupees.ts';
import type { Column } from '../parts/table/column.ts';
import { DataTable } from '../parts/table/data-table.tsx';
import { TurnPages } from '../parts/turn-pages.tsx';
import { placeSaid } from './place-said.ts';
import styles from './returns.module.css';
import { DOCUMENTS, type Section, useReturnDocuments } from './use-return.ts';

type DocumentsBehindProps = { section: Section; name: string; shown: ReturnAnswer };

/** The documents behind a figure, in the order of issue. */
export function DocumentsBehind({ section, name, shown }: DocumentsBehindProps) {
  const [page, setPage] = useState(1);
  const { state, latest, reload } = useReturnDocuments(shown, section, page, shown.revision);
  const count = latest?.count ?? 0;
  return (
    <>
      <DataTable
        dense
        label={`Documents of ${name}`}
        columns={columns}
        rows={state.kind === 'ready' ? state.value.rows : []}
        keyOf={({ document }) => document}
        state={state}
        empty="No document is behind this figure."
        rowClass={({ cancelled }) => cancelled && styles.cancelled}
        onRetry={reload}
      />
      <TurnPages page={page} size={DOCUMENTS} count={count} onPage={setPage} />
    </>
  );
}

const columns: readonly Column<ReturnRow>[] = [
  {
    id: 'number',
    heading: 'Number',
    names: true,
    width: 19,
    fold: 'left',
    cell: ({ document, number }) => (
      <a className={inkLink.link} href={path(paths.documentPage, { id: document })}>
        {number}
      </a>
    ),
  },
  {
    id: 'date',
    heading: 'Date',
    width: 14,
    cell: ({ date, carried }) => `${formatDate(date)}${carried ? ', carried' : ''}`,
  },
  {
    id: 'buyer',
    heading: 'Buyer',
    width: 'rest',
    fold: 'line',
    cell: ({ buyerName, gstin }) => (
      <>
        {buyerName} {gstin && <span className="remark">{gstin}</span>}
      </>
    ),
  },
  {
    id: 'place',
    heading: 'Place of supply',
    width: 20.5,
    fold: 'hidden',
    className: styles.place,
    cell: ({ cancelled, place }) => (cancelled ? 'Cancelled' : placeSaid(place)),
  },
  {
    id: 'taxable',
    heading: 'Taxable ₹',
    align: 'right',
    width: 15,
    cell: ({ taxable }) => signedRupees(taxable),
  },
  {
    id: 'tax',
    heading: 'Tax ₹',
    align: 'right',
    width: 15,
    fold: 'right',
    cell: ({ igst, cgst, sgst }) => signedRupees(igst + cgst + sgst),
  },
];
