import { useState } from 'react';
import type { OwnAccount } from '#contract/account.ts';
import { paths } from '#contract/paths.ts';
import { roleNames } from '#domain/staff/role.ts';
import { Notice } from '../../ui/notice.tsx';
import { callStaff } from '../parts/frame/session.ts';
import { StaffPage } from '../parts/frame/staff-page.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import styles from './account-page.module.css';
import { ChangePasswordForm } from './change-password-form.tsx';
import { OwnLogins } from './own-logins.tsx';
import { SecondFactor } from './second-factor.tsx';

export function AccountPage({ title }: { title: string }) {
  return (
    <StaffPage
      title={title}
      aside={({ username, role }) => (
        <span className="quiet">
          {username}, {roleNames[role]}
        </span>
      )}
    >
      {(desk) => <Account username={desk.username} />}
    </StaffPage>
  );
}

function Account({ username }: { username: string }) {
  const [said, setSaid] = useState<{ id: number; title: string } | null>(null);
  const { state, again } = useAnswer('account', (signal) =>
    callStaff(paths.account, { read: (response) => response.json() as Promise<OwnAccount>, signal }),
  );
  const done = (title: string) => {
    setSaid((before) => ({ id: (before?.id ?? 0) + 1, title }));
    again();
  };
  return (
    <>
      {said && (
        <div className={styles.said}>
          <Notice key={said.id} kind="good" title={said.title} takesFocus />
        </div>
      )}
      <div className={styles.columns}>
        <section aria-labelledby="change">
          <h2 id="change">Change password</h2>
          {/* Its fields are empty again after each change. */}
          <ChangePasswordForm key={said?.id} username={username} onDone={done} />
          {state.kind === 'ready' && (
            <>
              <h2 id="factor">Second step of Login</h2>
              <SecondFactor
                key={`${said?.id} ${state.value.factor}`}
                username={username}
                on={state.value.factor}
                onDone={done}
              />
            </>
          )}
        </section>
        <section aria-labelledby="logins">
          <h2 id="logins">Where you are logged in</h2>
          <OwnLogins account={state} onDone={done} onAgain={again} />
        </section>
      </div>
    </>
  );
}
