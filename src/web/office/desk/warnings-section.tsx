import { paths } from '#contract/paths.ts';
import type { WarningsAnswer } from '#contract/staff/warnings.ts';
import type { WarningKind } from '#domain/warnings/warnings-of.ts';
import { callStaff } from '../parts/frame/call-staff.ts';
import { ListSection } from '../parts/list-section.tsx';
import steps from '../parts/still-to-do.module.css';
import { useLoad } from '../parts/use-load.ts';
import styles from './operations-page.module.css';

/** For an owner: what will stop the shop if nobody acts, each with what to do. Nothing when all is well, or not known. */
export function WarningsSection() {
  const { state } = useLoad('warnings', (signal) =>
    callStaff<WarningsAnswer>(paths.warnings, { read: (response) => response.json(), signal }),
  );
  if (state.kind !== 'ready' || state.value.warnings.length === 0) return null;
  return (
    <ListSection id="warnings" title="Before it stops the shop" className={steps.steps}>
      {state.value.warnings.map(({ kind, urgent, says, todo }) => (
        <li key={says}>
          <b>{titles[kind]}</b>
          <span>
            <span className={urgent ? styles.late : undefined}>{says}</span>
            <span className={`quiet ${styles.line}`}>{todo}</span>
          </span>
        </li>
      ))}
    </ListSection>
  );
}

const titles: Record<WarningKind, string> = {
  disk: 'Disk',
  backup: 'Backup',
  replica: 'Replica',
  archive: 'Archive',
  certificate: 'Certificate',
  outbox: 'Mail',
  clock: 'Clock',
};
