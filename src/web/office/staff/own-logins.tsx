import { useState } from 'react';
import type { OwnAccount } from '#contract/account.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { Button } from '../../ui/button.tsx';
import table from '../../ui/table.module.css';
import { callStaff } from '../parts/frame/call-staff.ts';
import { shownTime } from '../parts/shown-time.ts';
import { StatusRow } from '../parts/status-row.tsx';
import type { LoadState } from '../parts/use-load.ts';
import styles from './account-page.module.css';

type OwnLoginsProps = { account: LoadState<OwnAccount>; onDone: (message: string) => void; onRetry: () => void };

/** The person's active logins, each with an End button. */
export function OwnLogins({ account, onDone, onRetry }: OwnLoginsProps) {
  const [message, setMessage] = useState('');
  const logins = account.kind === 'ready' ? account.value.logins : [];

  const end = async (login: string) => {
    const answer = await callStaff(path(paths.accountLogin, { login }), {
      method: 'DELETE',
      read: (response) => response.text(),
    });
    setMessage(answer.ok ? '' : answer.message);
    if (answer.ok) onDone(answer.value);
    else onRetry();
  };

  return (
    <>
      <table className={table.table} aria-busy={account.kind === 'loading'}>
        <thead>
          <tr>
            <th scope="col">Device</th>
            <th scope="col">Address</th>
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
          <StatusRow columns={5} state={account} onRetry={onRetry} />
        </tbody>
      </table>
      <p className={styles.message} role="alert">
        {message}
      </p>
      <p className={`quiet ${styles.below}`}>A login ends after 30 minutes without use, and always after 12 hours.</p>
      {logins.length > 1 && (
        <div className={styles.below}>
          <Button onClick={() => end('others')}>End all others</Button>
        </div>
      )}
    </>
  );
}
