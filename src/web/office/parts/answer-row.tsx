import { Button } from '../../ui/button.tsx';
import table from '../../ui/table.module.css';
import type { Loading } from './use-answer.ts';

type AnswerRowProps = {
  columns: number;
  /** Null before anything is asked for. */
  answer: Loading<unknown> | null;
  /** Said when there is nothing to wait for and nothing to list. */
  nothing?: string | false;
  onAgain: () => void;
};

/** The row of a table in which no other stands: what it lists is awaited, did not come, or is nothing. */
export function AnswerRow({ columns, answer, nothing, onAgain }: AnswerRowProps) {
  const still = answer === null || answer.kind === 'ready';
  if (still && !nothing) return null;
  return (
    <tr>
      <td colSpan={columns} className={table.message}>
        {still && <p>{nothing}</p>}
        {answer?.kind === 'loading' && <p>Loading …</p>}
        {answer?.kind === 'failed' && (
          <>
            <p role="alert">{answer.failure.message}</p>
            {/* Who may not see it may not see it the next time either. */}
            {answer.failure.status !== 403 && <Button onClick={onAgain}>Try again</Button>}
          </>
        )}
      </td>
    </tr>
  );
}
