import { useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { OwnAccount } from '#contract/staff/account.ts';
import { Button } from '../../ui/button.tsx';
import { callStaff } from '../parts/frame/call-staff.ts';
import { shownTime } from '../parts/shown-time.ts';
import { DataTable } from '../parts/table/data-table.tsx';
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
      <DataTable
        rows={logins}
        keyOf={({ id }) => id}
        state={account}
        onRetry={onRetry}
        columns={[
          { id: 'device', heading: 'Device', names: true, cell: ({ device }) => device },
          { id: 'address', heading: 'Address', cell: ({ address }) => address },
          { id: 'since', heading: 'Since', fold: 'hidden', cell: ({ createdAt }) => shownTime(createdAt) },
          { id: 'used', heading: 'Last used', cell: ({ current, seenAt }) => (current ? 'now' : shownTime(seenAt)) },
          {
            id: 'end',
            heading: 'End',
            deeds: true,
            cell: ({ id, device, createdAt, current }) =>
              current ? (
                <span className="quiet">this one</span>
              ) : (
                <Button look="slim" aria-label={`End ${device} since ${shownTime(createdAt)}`} onClick={() => end(id)}>
                  End
                </Button>
              ),
          },
        ]}
      />
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
