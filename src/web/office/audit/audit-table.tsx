import type { AuditLine } from '#contract/audit.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import table from '../../ui/table.module.css';
import { ScrollArea } from '../parts/scroll-area.tsx';
import { shownTime } from '../parts/shown-time.ts';
import { StatusRow } from '../parts/status-row.tsx';
import type { LoadState } from '../parts/use-load.ts';
import { AuditDetails } from './audit-details.tsx';
import styles from './audit-page.module.css';
import { documentOfLine } from './document-of-line.ts';

type AuditTableProps = { lines: LoadState<{ lines: AuditLine[] }>; filtered: boolean; onRetry: () => void };

export function AuditTable({ lines, filtered, onRetry }: AuditTableProps) {
  const shown = lines.kind === 'ready' ? lines.value.lines : [];
  return (
    <ScrollArea label="Lines">
      <table className={`${table.table} ${styles.audit}`} aria-busy={lines.kind === 'loading'}>
        <thead>
          <tr>
            <th scope="col" className={table.number}>
              Line
            </th>
            <th scope="col">Time</th>
            <th scope="col">Who</th>
            <th scope="col">What</th>
            <th scope="col">Of what</th>
            <th scope="col">Detail</th>
            <th scope="col" className={styles.from}>
              From
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(auditRow)}
          <StatusRow
            columns={7}
            state={lines}
            emptyText={shown.length === 0 && (filtered ? 'No lines match these filters.' : 'The audit log is empty.')}
            onRetry={onRetry}
          />
        </tbody>
      </table>
    </ScrollArea>
  );
}

function auditRow(line: AuditLine) {
  const { title, about, details } = line;
  const document = documentOfLine(line);
  return (
    <tr key={line.seq}>
      <td className={styles.seq}>{line.seq}</td>
      <td>
        {shownTime(line.at)}:{secondsOf(line.at)}
      </td>
      <td>{line.who || 'a visitor'}</td>
      <th scope="row">{title}</th>
      <td className={styles.subject} title={about}>
        {document ? <a href={path(paths.documentPage, { id: document })}>{about}</a> : about}
      </td>
      <td className={`${table.wide} ${styles.detail}`}>
        <AuditDetails details={details} />
      </td>
      <td className={styles.from}>{line.address}</td>
    </tr>
  );
}

/** Seconds are the same in every time zone. */
function secondsOf(instant: string) {
  return instant.slice(17, 19);
}
