import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { EinvoiceRowAnswer } from '#contract/returns/einvoices.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import table from '../../../ui/table.module.css';
import { ScrollArea } from '../../parts/scroll-area.tsx';
import { ChooseAll, ChooseOne, chooseRun } from '../chosen/choose-boxes.tsx';
import styles from './einvoices.module.css';
import { type Einvoices, isReady } from './use-einvoices.ts';

type EinvoiceTableProps = { einvoices: Einvoices; period: string; onMend: (row: EinvoiceRowAnswer) => void };

/** The documents, each with what the portal would miss. Space chooses one, Shift Space a run. */
export function EinvoiceTable({ einvoices: { rows, chosen, choose, part }, period, onMend }: EinvoiceTableProps) {
  const ready = rows.filter(isReady);
  const isChosen = ({ document }: EinvoiceRowAnswer) => chosen.some((each) => each.document === document);
  return (
    <ScrollArea label="Documents for the e-invoice portal">
      <table className={`${table.table} ${styles.list}`}>
        <thead>
          <tr>
            <th scope="col">
              <ChooseAll ready={ready} chosen={chosen.length} choose={choose} />
            </th>
            <th scope="col">Number</th>
            <th scope="col">Kind</th>
            <th scope="col">Date</th>
            <th scope="col">Buyer</th>
            <th scope="col" className={table.number}>
              Total ₹
            </th>
            <th scope="col">What the portal would miss</th>
            <th scope="col">
              <span className="sr">Mend</span>
            </th>
          </tr>
        </thead>
        <tbody onKeyDown={(event) => chooseRun(event, choose)}>
          {rows.length === 0 && (
            <tr>
              <td colSpan={8} className={table.message}>
                {nothing[part.show]} {period}.
              </td>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={row.document}>
              <td>
                <ChooseOne row={row} isReady={isReady(row)} isChosen={isChosen(row)} choose={choose} />
              </td>
              <th scope="row">
                <a href={path(paths.documentPage, { id: row.document })}>{row.number}</a>
              </th>
              <td>{row.kind === 'tax' ? 'Tax Invoice' : 'Credit Note'}</td>
              <td>{formatDate(row.date)}</td>
              <td className={styles.buyer}>{row.buyerName}</td>
              <td className={table.number}>{formatRupees(row.payable)}</td>
              <td className={styles.missing}>
                <Missing row={row} />
              </td>
              <td className={table.action}>
                <Remedy row={row} onMend={onMend} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

const nothing = {
  without: 'No document without IRN in',
  with: 'No document with IRN in',
  all: 'No document for the e-invoice portal in',
};

function Missing({ row: { state, problems, hint, irn, cancelledOn } }: { row: EinvoiceRowAnswer }) {
  if (problems.length > 0)
    return <span className={styles.bad}>{problems.map(({ message }) => message).join(' ')}</span>;
  if (state === 'burnt')
    return <span className={styles.bad}>{hint} Cancel its IRN there and the document here, and issue a new one.</span>;
  if (state === 'cancelled')
    return <span className={styles.warn}>Its IRN was cancelled on {formatDate(cancelledOn)}.</span>;
  if (state === 'taken') return <span title={irn}>IRN {shortIrn(irn)}</span>;
  return (
    <>
      <span className="quiet">Nothing, ready</span> {hint !== '' && <span className={styles.warn}>{hint}</span>}
    </>
  );
}

function Remedy({ row, onMend }: { row: EinvoiceRowAnswer; onMend: (row: EinvoiceRowAnswer) => void }) {
  if (row.problems.some(({ remedy }) => remedy === 'address'))
    return <Button onClick={() => onMend(row)}>Add them</Button>;
  if (row.problems.some(({ remedy }) => remedy === 'company'))
    return <ButtonLink href={paths.company}>Company</ButtonLink>;
  if (row.problems.length === 0 && row.state !== 'burnt') return null;
  return <ButtonLink href={path(paths.documentPage, { id: row.document })}>Open</ButtonLink>;
}

/** `shortIrn('0979c8a9…66d195')` → `'0979c8a9 … eb66d195'` */
export function shortIrn(irn: string): string {
  return `${irn.slice(0, 8)} … ${irn.slice(-8)}`;
}
