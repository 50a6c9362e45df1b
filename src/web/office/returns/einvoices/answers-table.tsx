import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { AnsweredRowAnswer } from '#contract/returns/einvoices.ts';
import table from '../../../ui/table.module.css';
import { ScrollArea } from '../../parts/scroll-area.tsx';
import { shownTime } from '../../parts/shown-time.ts';
import { shortIrn } from './einvoice-table.tsx';
import styles from './einvoices.module.css';

/** What became of each row of the portal's file. */
export function AnswersTable({ name, rows }: { name: string; rows: AnsweredRowAnswer[] }) {
  const count = (what: AnsweredRowAnswer['what']) => rows.filter((row) => row.what === what).length;
  return (
    <ScrollArea label="What was imported">
      <table className={`${table.table} ${styles.answers}`}>
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Ack No</th>
            <th scope="col">Ack date</th>
            <th scope="col">IRN</th>
            <th scope="col">
              {name}: {count('taken')} taken, {count('same')} as before, {count('refused')} refused
            </th>
          </tr>
        </thead>
        <tbody>
          {sorted(rows)
            .slice(0, MOST_SHOWN)
            .map((row) => (
              <tr key={row.row}>
                <th scope="row">
                  {row.document ? (
                    <a href={path(paths.documentPage, { id: row.document })}>{row.number}</a>
                  ) : (
                    row.number || `Row ${row.row}`
                  )}
                </th>
                <td>{row.ackNo}</td>
                <td>{row.ackAt && shownTime(row.ackAt)}</td>
                <td title={row.irn}>{row.irn && shortIrn(row.irn)}</td>
                <td className={`${styles.missing} ${looks[row.what] ?? ''}`}>
                  {row.what === 'refused' ? `Refused: ${row.message}` : row.message}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      {rows.length > MOST_SHOWN && (
        <p className="quiet">
          The first {MOST_SHOWN} of {rows.length.toLocaleString('en-IN')} rows are shown, the refused ones first.
        </p>
      )}
    </ScrollArea>
  );
}

const MOST_SHOWN = 500;

const looks: Record<string, string | undefined> = { taken: styles.good, refused: styles.bad };

/** In a long file the refused rows come first: they are still to do. */
function sorted(rows: AnsweredRowAnswer[]): AnsweredRowAnswer[] {
  if (rows.length <= MOST_SHOWN) return rows;
  return [...rows.filter(({ what }) => what === 'refused'), ...rows.filter(({ what }) => what !== 'refused')];
}
