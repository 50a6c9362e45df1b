import { type SubmitEvent, useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { CallFailure } from '../../call-api.ts';
import { Button } from '../../ui/button.tsx';
import { restOf } from '../parts/failure-texts.ts';
import { callStaff } from '../parts/frame/call-staff.ts';
import styles from './account-page.module.css';
import { NewPasswordField } from './new-password-field.tsx';
import { OwnPasswordField } from './own-password-field.tsx';

export function ChangePasswordForm({ username, onDone }: { username: string; onDone: (message: string) => void }) {
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [busy, setBusy] = useState(false);

  const change = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const { ownPassword, password } = Object.fromEntries(new FormData(event.currentTarget));
    const answer = await callStaff(paths.accountPassword, {
      method: 'POST',
      body: { ownPassword, password },
      read: (response) => response.text(),
    });
    setBusy(false);
    if (answer.ok) return onDone(answer.value);
    setFailure(answer);
    document.getElementById(answer.problems[0]?.field ?? 'ownPassword')?.focus();
  };

  return (
    <form className={styles.form} onSubmit={change}>
      <OwnPasswordField label="Current password" username={username} failure={failure} />
      <NewPasswordField failure={failure} />
      <p className={styles.message} role="alert">
        {restOf(failure)}
      </p>
      <p className="quiet">Use three or four unrelated words. Your other logins will end.</p>
      <Button type="submit" look="go" aria-disabled={busy}>
        Change password
      </Button>
    </form>
  );
}
