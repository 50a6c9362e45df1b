import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { AnsweredRowAnswer } from '#contract/returns/einvoices.ts';
import { Said } from '../../parts/said.tsx';
import { ScrollArea } from '../../parts/scroll-area.tsx';
import { shownTime } from '../../parts/shown-time.ts';
import type { Column } from '../../parts/table/column.ts';
import { DataTable } from '../../parts/table/data-table.tsx';
import { shortIrn } from './einvoice-table.tsx';
import styles from './einvoices.module.css';

/** What became of each row of the portal's file. */
export function AnswersTable({ name, rows }: { name: string; rows: AnsweredRowAnswer[] }) {
  const count = (what: AnsweredRowAnswer['what']) => rows.filter((row) => row.what === what).length;
  return (
    <ScrollArea label="What was imported">
      <DataTable
        className={styles.answers}
        rows={sorted(rows).slice(0, MOST_SHOWN)}
        keyOf={({ row }) => row}
        columns={[
          ...columns,
          {
            id: 'answer',
            heading: `${name}: ${count('taken')} taken, ${count('same')} as before, ${count('refused')} refused`,
            className: styles.missing,
            cell: ({ what, message }) => (
              <span className={looks[what]}>
                <Said text={what === 'refused' ? `Refused: ${message}` : message} />
              </span>
            ),
          },
        ]}
      />
      {rows.length > MOST_SHOWN && (
        <p className="quiet">
          The first {MOST_SHOWN} of {rows.length.toLocaleString('en-IN')} rows are shown, the refused ones first.
        </p>
      )}
    </ScrollArea>
  );
}

const columns: readonly Column<AnsweredRowAnswer>[] = [
  {
    id: 'number',
    heading: 'Number',
    names: true,
    cell: ({ document, number, row }) =>
      document ? <a href={path(paths.documentPage, { id: document })}>{number}</a> : number || `Row ${row}`,
  },
  { id: 'ackNo', heading: 'Ack No', cell: ({ ackNo }) => ackNo },
  { id: 'ackAt', heading: 'Ack date', cell: ({ ackAt }) => ackAt && shownTime(ackAt) },
  { id: 'irn', heading: 'IRN', cell: ({ irn }) => irn && <span title={irn}>{shortIrn(irn)}</span> },
];

const MOST_SHOWN = 500;

const looks: Record<string, string | undefined> = { taken: styles.good, refused: styles.bad };

/** In a long file the refused rows come first: they are still to do. */
function sorted(rows: AnsweredRowAnswer[]): AnsweredRowAnswer[] {
  if (rows.length <= MOST_SHOWN) return rows;
  return [...rows.filter(({ what }) => what === 'refused'), ...rows.filter(({ what }) => what !== 'refused')];
}
