import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { OwnAccount } from '#contract/staff/account.ts';
import { roleNames } from '#domain/staff/role.ts';
import { Notice } from '../../ui/notice.tsx';
import { callStaff } from '../parts/frame/call-staff.ts';
import { StaffPage } from '../parts/frame/staff-page.tsx';
import { useLoad } from '../parts/use-load.ts';
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
  const [result, setResult] = useState<{ id: number; title: string } | null>(null);
  const { state, reload } = useLoad('account', (signal) =>
    callStaff(paths.account, { read: (response) => response.json() as Promise<OwnAccount>, signal }),
  );
  const done = (title: string) => {
    setResult((before) => ({ id: (before?.id ?? 0) + 1, title }));
    reload();
  };
  return (
    <>
      {result && (
        <div className={styles.result}>
          <Notice key={result.id} kind="good" title={result.title} takesFocus />
        </div>
      )}
      <div className={styles.columns}>
        <section aria-labelledby="change">
          <h2 id="change">Change password</h2>
          {/* The key empties the fields after each change. */}
          <ChangePasswordForm key={result?.id} username={username} onDone={done} />
          {state.kind === 'ready' && (
            <>
              <h2 id="factor">Second step of Login</h2>
              <SecondFactor
                key={`${result?.id} ${state.value.factor}`}
                username={username}
                isOn={state.value.factor}
                onDone={done}
              />
            </>
          )}
        </section>
        <section aria-labelledby="logins">
          <h2 id="logins">Where you are logged in</h2>
          <OwnLogins account={state} onDone={done} onRetry={reload} />
        </section>
      </div>
    </>
  );
}
