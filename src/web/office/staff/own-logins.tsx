import { useState } from 'react';
import type { OwnAccount } from '#contract/account.ts';
import { path, paths } from '#contract/paths.ts';
import { Button } from '../../ui/button.tsx';
import table from '../../ui/table.module.css';
import { AnswerRow } from '../parts/answer-row.tsx';
import { callStaff } from '../parts/frame/session.ts';
import { shownTime } from '../parts/shown-time.ts';
import type { Loading } from '../parts/use-answer.ts';
import styles from './account-page.module.css';

type OwnLoginsProps = { account: Loading<OwnAccount>; onDone: (said: string) => void; onAgain: () => void };

/** One's own logins that are good now, each with what ends it. */
export function OwnLogins({ account, onDone, onAgain }: OwnLoginsProps) {
  const [message, setMessage] = useState('');
  const logins = account.kind === 'ready' ? account.value.logins : [];

  const end = async (login: string) => {
    const answer = await callStaff(path(paths.accountLogin, { login }), {
      method: 'DELETE',
      read: (response) => response.text(),
    });
    setMessage(answer.ok ? '' : answer.message);
    if (answer.ok) onDone(answer.value);
    else onAgain();
  };

  return (
    <>
      <table className={table.table} aria-busy={account.kind === 'loading'}>
        <thead>
          <tr>
            <th scope="col">Device</th>
            <th scope="col">From</th>
            <th scope="col">Since</th>
            <th scope="col">Last used</th>
            <th scope="col" className={table.action}>
              End
            </th>
          </tr>
        </thead>
        <tbody>
          {logins.map(({ id, device, address, createdAt, seenAt, current }) => (
            <tr key={id}>
              <th scope="row">{device}</th>
              <td>{address}</td>
              <td className={table.secondary}>{shownTime(createdAt)}</td>
              <td>{current ? 'now' : shownTime(seenAt)}</td>
              <td className={table.action}>
                {current ? (
                  <span className="quiet">this one</span>
                ) : (
                  <Button
                    look="slim"
                    aria-label={`End ${device} since ${shownTime(createdAt)}`}
                    onClick={() => end(id)}
                  >
                    End
                  </Button>
                )}
              </td>
            </tr>
          ))}
          <AnswerRow columns={5} answer={account} onAgain={onAgain} />
        </tbody>
      </table>
      <p className={styles.message} role="alert">
        {message}
      </p>
      <p className={`quiet ${styles.below}`}>A login ends after 30 minutes without use, and after 12 hours.</p>
      {logins.length > 1 && (
        <div className={styles.below}>
          <Button onClick={() => end('others')}>End all others</Button>
        </div>
      )}
    </>
  );
}
