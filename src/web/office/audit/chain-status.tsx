import { paths } from '#contract/paths.ts';
import { PlainButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { callStaff } from '../parts/frame/session.ts';
import { useAnswer } from '../parts/use-answer.ts';

type ChainCheck = { lines: number; brokenAt: number | null };

/** Whether every line still carries the hash of the one before it: who alters or removes one is seen here. */
export function ChainStatus() {
  const { state, again } = useAnswer('chain', (signal) =>
    callStaff(paths.auditCheck, { read: (response) => response.json() as Promise<ChainCheck>, signal }),
  );
  if (state.kind === 'failed') {
    if (state.failure.status === 403) return null;
    return (
      <p role="status">
        The chain could not be checked: {state.failure.message} <PlainButton onClick={again}>Check again</PlainButton>
      </p>
    );
  }
  if (state.kind === 'ready' && state.value.brokenAt !== null)
    return (
      <Notice kind="bad" title={`The log does not fit together from line ${state.value.brokenAt} on`}>
        <p>
          Somebody has altered or removed a line past the program. Keep the database as it is and ask who had access.
        </p>
      </Notice>
    );
  return (
    <p role="status" className="quiet">
      {state.kind === 'loading' ? 'Checking the chain …' : fits(state.value.lines)}
    </p>
  );
}

function fits(lines: number) {
  return lines === 1
    ? 'The one line is unaltered.'
    : `All ${lines.toLocaleString('en-IN')} lines fit together: none was altered or removed.`;
}
