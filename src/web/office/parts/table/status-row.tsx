import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { LoadState } from '../use-load.ts';
import styles from './table.module.css';

type StatusRowProps = {
  columns: number;
  /** Null when nothing is loaded yet. */
  state: LoadState<unknown> | null;
  /** Shown when the list is empty. */
  empty?: ReactNode;
  onRetry: () => void;
};

/** The row that says: loading, failed, or nothing found. */
export function StatusRow({ columns, state, empty, onRetry }: StatusRowProps) {
  const isReady = state === null || state.kind === 'ready';
  if (isReady && !empty) return null;
  return (
    <tr>
      <td colSpan={columns} className={styles.message}>
        {isReady && (typeof empty === 'string' ? <p>{empty}</p> : empty)}
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
