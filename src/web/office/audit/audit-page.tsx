import { useState } from 'react';
import type { AuditLine } from '#contract/audit.ts';
import { paths } from '#contract/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { dayOrAny } from '../parts/fields/date-range.tsx';
import { callStaff } from '../parts/frame/call-staff.ts';
import { StaffPage } from '../parts/frame/staff-page.tsx';
import { useFileDownload } from '../parts/list/use-file-download.ts';
import { useDebounced } from '../parts/use-debounced.ts';
import { useLoad } from '../parts/use-load.ts';
import { type AuditChoice, AuditFilters } from './audit-filters.tsx';
import styles from './audit-page.module.css';
import { AuditTable } from './audit-table.tsx';
import { ChainStatus } from './chain-status.tsx';

export function AuditPage({ title }: { title: string }) {
  return <StaffPage title={title}>{({ today }) => <Audit today={today} />}</StaffPage>;
}

type AuditPageData = { lines: AuditLine[]; older: number | null };

const blank: AuditChoice = { who: '', what: '', subject: '', from: '', to: '' };

function Audit({ today }: { today: string }) {
  const [choice, setChoice] = useState(blank);
  // The first line of each page that was opened with Older, so that Newer can go back.
  const [pageStarts, setPageStarts] = useState<number[]>([]);
  const file = useFileDownload();
  const subject = useDebounced(choice.subject, 300).trim();
  const query = new URLSearchParams({ ...choice, subject, from: dayOrAny(choice.from), to: dayOrAny(choice.to) });
  const before = pageStarts.at(-1);
  const address = `${paths.auditLines}?${query}${before ? `&before=${before}` : ''}`;
  const { state, reload } = useLoad<AuditPageData>(address, (signal) =>
    callStaff(address, { read: (response) => response.json() as Promise<AuditPageData>, signal }),
  );
  const older = state.kind === 'ready' ? state.value.older : null;

  return (
    <>
      <AuditFilters
        choice={choice}
        today={today}
        onChoose={(part) => {
          setChoice((all) => ({ ...all, ...part }));
          setPageStarts([]);
        }}
      />
      <div className={styles.bar}>
        <ChainStatus />
        <Button look="slim" onClick={() => file.save(`${paths.auditCsv}?${query}`, 'audit.csv')}>
          Export CSV
        </Button>
      </div>
      {file.message && <Notice kind="bad" title={`Export: ${file.message}`} />}
      <AuditTable
        lines={state}
        filtered={query.toString() !== new URLSearchParams(blank).toString()}
        onRetry={reload}
      />
      <nav className={styles.turn} aria-label="Pages">
        <Button aria-disabled={pageStarts.length === 0} onClick={() => setPageStarts(pageStarts.slice(0, -1))}>
          Newer
        </Button>
        <Button aria-disabled={older === null} onClick={() => older !== null && setPageStarts([...pageStarts, older])}>
          Older
        </Button>
      </nav>
    </>
  );
}
