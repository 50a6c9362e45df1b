import type { AuditLine } from '#contract/audit.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { shownTime } from '../parts/shown-time.ts';
import type { Column } from '../parts/table/column.ts';
import { DataTable } from '../parts/table/data-table.tsx';
import type { LoadState } from '../parts/use-load.ts';
import { AuditDetails } from './audit-details.tsx';
import styles from './audit-page.module.css';
import { documentOfLine } from './document-of-line.ts';

type AuditTableProps = { lines: LoadState<{ lines: AuditLine[] }>; filtered: boolean; onRetry: () => void };

export function AuditTable({ lines, filtered, onRetry }: AuditTableProps) {
  return (
    <DataTable
      frame="Lines"
      className={styles.audit}
      least={89}
      columns={columns}
      rows={lines.kind === 'ready' ? lines.value.lines : []}
      keyOf={({ seq }) => seq}
      state={lines}
      empty={filtered ? 'No lines match these filters.' : 'The audit log is empty.'}
      onRetry={onRetry}
    />
  );
}

const columns: readonly Column<AuditLine>[] = [
  { id: 'line', heading: 'Line', cell: ({ seq }) => seq, className: 'quiet' },
  { id: 'time', heading: 'Time', cell: ({ at }) => `${shownTime(at)}:${secondsOf(at)}` },
  { id: 'who', heading: 'Who', cell: ({ who }) => who || 'a visitor' },
  { id: 'what', heading: 'What', names: true, cell: ({ title }) => title },
  {
    id: 'of',
    heading: 'Of what',
    className: styles.subject,
    cell: (line) => {
      const document = documentOfLine(line);
      return (
        <span title={line.about}>
          {document ? <a href={path(paths.documentPage, { id: document })}>{line.about}</a> : line.about}
        </span>
      );
    },
  },
  {
    id: 'detail',
    heading: 'Detail',
    width: 'rest',
    wraps: true,
    className: styles.detail,
    cell: ({ details }) => <AuditDetails details={details} />,
  },
  { id: 'from', heading: 'From', width: { tablet: 0 }, fold: 'hidden', cell: ({ address }) => address },
];

/** Seconds are the same in every time zone. */
function secondsOf(instant: string) {
  return instant.slice(17, 19);
}
