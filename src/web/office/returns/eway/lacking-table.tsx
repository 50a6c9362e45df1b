import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { LackingEwayRow } from '#contract/returns/eway.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import table from '../../../ui/table.module.css';
import { ScrollArea } from '../../parts/scroll-area.tsx';
import { ChooseAll, ChooseOne, chooseRun } from '../chosen/choose-boxes.tsx';
import styles from '../einvoices/einvoices.module.css';
import { isReadyForFile, type LackingBills } from './use-lacking-bills.ts';

/** The documents, each with what is missing. Those that miss nothing can be chosen: Space one, Shift Space a run. */
export function LackingTable({ bills: { rows, chosen, choose } }: { bills: LackingBills }) {
  const ready = rows.filter(isReadyForFile);
  return (
    <ScrollArea label="Documents that lack an e-way part">
      <table className={`${table.table} ${styles.list}`}>
        <thead>
          <tr>
            <th scope="col">
              <ChooseAll ready={ready} chosen={chosen.length} choose={choose} />
            </th>
            <th scope="col">Number</th>
            <th scope="col">Date</th>
            <th scope="col">Buyer</th>
            <th scope="col">To</th>
            <th scope="col" className={table.number}>
              Goods ₹
            </th>
            <th scope="col">What is missing</th>
          </tr>
        </thead>
        <tbody onKeyDown={(event) => chooseRun(event, choose)}>
          {rows.length === 0 && (
            <tr>
              <td colSpan={7} className={table.message}>
                No invoice and no challan lacks a part of its e-way bill.
              </td>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={row.document}>
              <td>
                <ChooseOne row={row} isReady={isReadyForFile(row)} isChosen={chosen.includes(row)} choose={choose} />
              </td>
              <th scope="row">
                <a href={path(paths.documentPage, { id: row.document })}>{row.number}</a>
              </th>
              <td>{formatDate(row.date)}</td>
              <td className={styles.buyer}>{row.buyerName}</td>
              <td>{row.to}</td>
              <td className={table.number}>{formatRupees(row.value)}</td>
              <td className={styles.missing}>
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
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

function missingOf({ lacks, problems }: LackingEwayRow) {
  const text = problems.map(({ message }) => message.replace(/\.?$/, '.')).join(' ');
  if (lacks === 'part-b') return <span className={styles.warn}>{text}</span>;
  return text ? <span className={styles.bad}>{text}</span> : <span className="quiet">Nothing, ready</span>;
}
