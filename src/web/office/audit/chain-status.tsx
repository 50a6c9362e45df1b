import { paths } from '#contract/paths.ts';
import { PlainButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { callStaff } from '../parts/frame/call-staff.ts';
import { useLoad } from '../parts/use-load.ts';

type ChainCheck = { lines: number; brokenAt: number | null };

/** Checks the hash chain of the audit log: it breaks when a line was changed or removed. */
export function ChainStatus() {
  const { state, reload } = useLoad('chain', (signal) =>
    callStaff(paths.auditCheck, { read: (response) => response.json() as Promise<ChainCheck>, signal }),
  );
  if (state.kind === 'failed') {
    if (state.failure.status === 403) return null;
    return (
      <p role="status">
        The audit log could not be checked: {state.failure.message}{' '}
        <PlainButton onClick={reload}>Check again</PlainButton>
      </p>
    );
  }
  if (state.kind === 'ready' && state.value.brokenAt !== null)
    return (
      <Notice kind="bad" title={`The audit log is damaged from line ${state.value.brokenAt} on`}>
        <p>
          Somebody changed or removed a line outside this program. Do not change the database. Find out who had access.
        </p>
      </Notice>
    );
  return (
    <p role="status" className="quiet">
      {state.kind === 'loading' ? 'Checking the audit log …' : intactText(state.value.lines)}
    </p>
  );
}

function intactText(lines: number) {
  return lines === 1
    ? 'The only line is unchanged.'
    : `All ${lines.toLocaleString('en-IN')} lines checked: none was changed or removed.`;
}
