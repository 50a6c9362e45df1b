import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { EinvoiceRowAnswer } from '#contract/returns/einvoices.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Said } from '../../parts/said.tsx';
import { DataTable } from '../../parts/table/data-table.tsx';
import { ChooseAll, ChooseOne, chooseRun } from '../chosen/choose-boxes.tsx';
import styles from './einvoices.module.css';
import { type Einvoices, isReady } from './use-einvoices.ts';

type EinvoiceTableProps = { einvoices: Einvoices; period: string; onMend: (row: EinvoiceRowAnswer) => void };

/** The documents, each with what the portal would miss. Space chooses one, Shift Space a run. */
export function EinvoiceTable({ einvoices: { rows, chosen, choose, part }, period, onMend }: EinvoiceTableProps) {
  const ready = rows.filter(isReady);
  const isChosen = ({ document }: EinvoiceRowAnswer) => chosen.some((each) => each.document === document);
  return (
    <DataTable
      frame="Documents for the e-invoice portal"
      className={styles.list}
      rows={rows}
      keyOf={({ document }) => document}
      empty={`${nothing[part.show]} ${period}.`}
      onKeyDown={(event) => chooseRun(event, choose)}
      columns={[
        {
          id: 'chosen',
          width: 4.2,
          heading: <ChooseAll ready={ready} chosen={chosen.length} choose={choose} />,
          cell: (row) => <ChooseOne row={row} isReady={isReady(row)} isChosen={isChosen(row)} choose={choose} />,
        },
        {
          id: 'number',
          heading: 'Number',
          names: true,
          cell: ({ document, number }) => <a href={path(paths.documentPage, { id: document })}>{number}</a>,
        },
        { id: 'kind', heading: 'Kind', cell: ({ kind }) => (kind === 'tax' ? 'Tax Invoice' : 'Credit Note') },
        { id: 'date', heading: 'Date', cell: ({ date }) => formatDate(date) },
        { id: 'buyer', heading: 'Buyer', className: styles.buyer, cell: ({ buyerName }) => buyerName },
        {
          id: 'total',
          heading: 'Total ₹',
          align: 'right',
          className: styles.figure,
          cell: ({ payable }) => formatRupees(payable),
        },
        {
          id: 'missing',
          heading: 'What the portal would miss',
          className: styles.missing,
          cell: (row) => <Missing row={row} />,
        },
        {
          id: 'mend',
          heading: <span className="sr">Mend</span>,
          deeds: true,
          cell: (row) => <Remedy row={row} onMend={onMend} />,
        },
      ]}
    />
  );
}

const nothing = {
  without: 'No document without IRN in',
  with: 'No document with IRN in',
  all: 'No document for the e-invoice portal in',
};

function Missing({ row: { state, problems, hint, irn, cancelledOn } }: { row: EinvoiceRowAnswer }) {
  if (problems.length > 0)
    return (
      <span className={styles.bad}>
        <Said text={problems.map(({ message }) => message).join(' ')} />
      </span>
    );
  if (state === 'burnt')
    return <span className={styles.bad}>{hint} Cancel its IRN there and the document here, and issue a new one.</span>;
  if (state === 'cancelled')
    return (
      <span className={styles.bad}>
        Its IRN was cancelled on {formatDate(cancelledOn)}. Cancel the document here, and issue a new one.
      </span>
    );
  if (state === 'taken') return <span title={irn}>IRN {shortIrn(irn)}</span>;
  return (
    <>
      <span className="quiet">Nothing, ready</span>{' '}
      {hint !== '' && (
        <span className="warn">
          <Said text={hint} />
        </span>
      )}
    </>
  );
}

function Remedy({ row, onMend }: { row: EinvoiceRowAnswer; onMend: (row: EinvoiceRowAnswer) => void }) {
  if (row.problems.some(({ remedy }) => remedy === 'address'))
    return <Button onClick={() => onMend(row)}>Add them</Button>;
  if (row.problems.some(({ remedy }) => remedy === 'company'))
    return <ButtonLink href={paths.company}>Company</ButtonLink>;
  if (row.problems.length === 0 && !['burnt', 'cancelled'].includes(row.state)) return null;
  return <ButtonLink href={path(paths.documentPage, { id: row.document })}>Open</ButtonLink>;
}

/** `shortIrn('0979c8a9…66d195')` → `'0979c8a9 … eb66d195'` */
export function shortIrn(irn: string): string {
  return `${irn.slice(0, 8)} … ${irn.slice(-8)}`;
}
