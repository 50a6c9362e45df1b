import { useState } from 'react';
import { formatDate, indianDate } from '#domain/calendar/indian-date.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { shownTime } from '../shown-time.ts';
import { FailedLoad } from '../when-loaded.tsx';
import styles from './share-panel.module.css';
import type { useWentOut } from './use-went-out.ts';
import type { WentOut } from './went-out.ts';

/** One row for each link and mail: what became of it, and how to end it or try it again. */
export function WentOutTable({ state, reload, end, retry }: ReturnType<typeof useWentOut>) {
  const [message, setMessage] = useState('');
  const act = async (deed: Promise<string>) => setMessage(await deed);
  if (state.kind === 'loading') return null;
  if (state.kind === 'failed') return <FailedLoad failure={state.failure} onRetry={reload} />;
  if (state.value.rows.length === 0) return <p className="quiet">Nothing went out yet.</p>;
  return (
    <>
      <h2>What went out</h2>
      {message && <Notice kind="bad" title={message} />}
      <table className={styles.out}>
        <thead>
          <tr>
            <th scope="col">Made</th>
            <th scope="col">For</th>
            <th scope="col">Until</th>
            <th scope="col">What became of it</th>
            <th scope="col">
              <span className="sr">End it, or try it again</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {state.value.rows.map((row) => (
            <Row key={row.id} row={row} onEnd={(id) => act(end(id))} onRetry={(id) => act(retry(id))} />
          ))}
        </tbody>
      </table>
      <p className={styles.small}>
        Openings are counted; no address of a reader is kept. If the document is cancelled, every link shows it as
        CANCELLED.
      </p>
    </>
  );
}

type RowProps = { row: WentOut; onEnd: (share: string) => void; onRetry: (mail: string) => void };

function Row({ row: { madeAt, who, until, words, bad, share, retry }, onEnd, onRetry }: RowProps) {
  return (
    <tr>
      <td data-label="made">{shownTime(madeAt)}</td>
      <td>{who}</td>
      <td data-label="until">{until && formatDate(indianDate(until))}</td>
      <td className={bad ? 'warn' : undefined}>{words}</td>
      <td>
        {retry && (
          <Button look="slim" aria-label={`Send again: ${who}`} onClick={() => onRetry(retry)}>
            Send again
          </Button>
        )}
        {share && (
          <Button look="slim" aria-label={`End: ${who}`} onClick={() => onEnd(share)}>
            End
          </Button>
        )}
      </td>
    </tr>
  );
}
