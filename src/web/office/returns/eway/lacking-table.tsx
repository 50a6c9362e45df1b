import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { LackingEwayRow } from '#contract/returns/eway.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Said } from '../../parts/said.tsx';
import { DataTable } from '../../parts/table/data-table.tsx';
import { ChooseAll, ChooseOne, chooseRun } from '../chosen/choose-boxes.tsx';
import styles from '../einvoices/einvoices.module.css';
import { isReadyForFile, type LackingBills } from './use-lacking-bills.ts';

/** The documents, each with what is missing. Those that miss nothing can be chosen: Space one, Shift Space a run. */
export function LackingTable({ bills: { rows, chosen, choose } }: { bills: LackingBills }) {
  const ready = rows.filter(isReadyForFile);
  return (
    <DataTable
      frame="Documents that lack an e-way part"
      className={styles.list}
      rows={rows}
      keyOf={({ document }) => document}
      empty="No invoice and no challan lacks a part of its e-way bill."
      onKeyDown={(event) => chooseRun(event, choose)}
      columns={[
        {
          id: 'chosen',
          width: 4.2,
          heading: <ChooseAll ready={ready} chosen={chosen.length} choose={choose} />,
          cell: (row) => (
            <ChooseOne row={row} isReady={isReadyForFile(row)} isChosen={chosen.includes(row)} choose={choose} />
          ),
        },
        {
          id: 'number',
          heading: 'Number',
          names: true,
          cell: ({ document, number }) => <a href={path(paths.documentPage, { id: document })}>{number}</a>,
        },
        { id: 'date', heading: 'Date', cell: ({ date }) => formatDate(date) },
        { id: 'buyer', heading: 'Buyer', className: styles.buyer, cell: ({ buyerName }) => buyerName },
        { id: 'to', heading: 'To', cell: ({ to }) => to },
        {
          id: 'goods',
          heading: 'Goods ₹',
          align: 'right',
          className: styles.figure,
          cell: ({ value }) => formatRupees(value),
        },
        {
          id: 'missing',
          heading: 'What is missing',
          className: styles.missing,
          cell: (row) => (
            <div className={styles.withDeed}>
              {missingOf(row)}
              {!isReadyForFile(row) && (
                <ButtonLink
                  look="slim"
                  href={`${path(paths.documentPage, { id: row.document })}#eway`}
                  aria-label={`E-way bill of ${row.number}`}
                >
                  E-way bill
                </ButtonLink>
              )}
            </div>
          ),
        },
      ]}
    />
  );
}

function missingOf({ lacks, problems }: LackingEwayRow) {
  const text = problems.map(({ message }) => message.replace(/\.?$/, '.')).join(' ');
  const said = <Said text={text} />;
  if (lacks === 'part-b') return <span className="warn">{said}</span>;
  return text ? <span className={styles.bad}>{said}</span> : <span className="quiet">Nothing, ready</span>;
}
