import { Button } from '../../ui/button.tsx';
import table from '../../ui/table.module.css';
import type { LoadState } from './use-load.ts';

type StatusRowProps = {
  columns: number;
  /** Null when nothing is loaded yet. */
  state: LoadState<unknown> | null;
  /** Shown when the list is empty. */
  emptyText?: string | false;
  onRetry: () => void;
};

/** The row that says: loading, failed, or nothing found. */
export function StatusRow({ columns, state, emptyText, onRetry }: StatusRowProps) {
  const isReady = state === null || state.kind === 'ready';
  if (isReady && !emptyText) return null;
  return (
    <tr>
      <td colSpan={columns} className={table.message}>
        {isReady && <p>{emptyText}</p>}
        {state?.kind === 'loading' && <p>Loading …</p>}
        {state?.kind === 'failed' && (
          <>
            <p role="alert">{state.failure.message}</p>
            {/* Retrying does not help without the right to see it. */}
            {state.failure.status !== 403 && <Button onClick={onRetry}>Try again</Button>}
          </>
        )}
      </td>
    </tr>
  );
}
