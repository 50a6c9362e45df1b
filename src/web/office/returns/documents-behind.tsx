import { useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { ReturnAnswer, ReturnRow } from '#contract/returns/returns.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import inkLink from '../../ui/ink-link.module.css';
import table from '../../ui/table.module.css';
import { signedRupees } from '../parts/signed-rupees.ts';
import { StatusRow } from '../parts/status-row.tsx';
import { TurnPages } from '../parts/turn-pages.tsx';
import items from './documents-behind.module.css';
import { placeSaid } from './place-said.ts';
import styles from './returns.module.css';
import { DOCUMENTS, type Section, useReturnDocuments } from './use-return.ts';

type DocumentsBehindProps = { section: Section; name: string; shown: ReturnAnswer };

/** The documents behind a figure, in the order of issue. */
export function DocumentsBehind({ section, name, shown }: DocumentsBehindProps) {
  const [page, setPage] = useState(1);
  const { state, latest, reload } = useReturnDocuments(shown, section, page, shown.revision);
  const rows = state.kind === 'ready' ? state.value.rows : [];
  const count = latest?.count ?? 0;
  return (
    <>
      <table className={items.items} aria-label={`Documents of ${name}`}>
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Date</th>
            <th scope="col">Buyer</th>
            <th scope="col">Place of supply</th>
            <th scope="col" className={table.number}>
              Taxable ₹
            </th>
            <th scope="col" className={table.number}>
              Tax ₹
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <DocumentLine key={row.document} row={row} />
          ))}
          <StatusRow
            columns={6}
            state={state}
            emptyText={rows.length === 0 && 'No document is behind this figure.'}
            onRetry={reload}
          />
        </tbody>
      </table>
      <TurnPages page={page} size={DOCUMENTS} count={count} onPage={setPage} />
    </>
  );
}

function DocumentLine({ row }: { row: ReturnRow }) {
  const { document, number, date, buyerName, gstin, place, cancelled, carried, taxable, igst, cgst, sgst } = row;
  return (
    <tr className={cancelled ? items.cancelled : undefined}>
      <th scope="row">
        <a className={inkLink.link} href={path(paths.documentPage, { id: document })}>
          {number}
        </a>
      </th>
      <td>
        {formatDate(date)}
        {carried && ', carried'}
      </td>
      <td className={items.buyer}>
        {buyerName} {gstin && <span className={styles.why}>{gstin}</span>}
      </td>
      <td>{cancelled ? 'Cancelled' : placeSaid(place)}</td>
      <td className={table.number}>{signedRupees(taxable)}</td>
      <td className={table.number}>{signedRupees(igst + cgst + sgst)}</td>
    </tr>
  );
}
