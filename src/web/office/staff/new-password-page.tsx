import { type SubmitEvent, useLayoutEffect, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { type CallFailure, callApi } from '../../call-api.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { problemOf, restOf } from '../parts/failure-texts.ts';
import styles from './auth-page.module.css';
import { NewPasswordField } from './new-password-field.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** Sets a password with the one-time code from an owner: for a new person, or after a reset. */
export function NewPasswordPage({ title }: { title: string }) {
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  useLayoutEffect(() => document.getElementById('username')?.focus(), []);

  const choose = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const body = Object.fromEntries(new FormData(event.currentTarget));
    const answer = await callApi(paths.setPassword, { method: 'POST', body, read: (response) => response.text() });
    setBusy(false);
    setFailure(answer.ok ? null : answer);
    if (answer.ok) setDone(true);
    else document.getElementById(answer.problems[0]?.field ?? 'username')?.focus();
  };

  if (done)
    return (
      <SignInFrame title={title}>
        <div className={styles.form}>
          <Notice
            kind="good"
            title="Your password is set."
            takesFocus
            actions={
              <ButtonLink look="go" href={paths.auth}>
                Sign In
              </ButtonLink>
            }
          >
            <p>Log in with your new password. The code no longer works.</p>
          </Notice>
        </div>
      </SignInFrame>
    );

  return (
    <SignInFrame title={title}>
      <p>Use the one-time code that an owner gave you.</p>
      <form className={styles.form} onSubmit={choose}>
        <Field id="username" label="Username" error={problemOf(failure, 'username')}>
          {(control) => (
            <input {...control} name="username" autoComplete="username" autoCapitalize="none" spellCheck="false" />
          )}
        </Field>
        <Field id="code" label="One-time code" note="seven groups of four" error={problemOf(failure, 'code')}>
          {(control) => (
            <input
              {...control}
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck="false"
            />
          )}
        </Field>
        <NewPasswordField failure={failure} />
        <p className={styles.message} role="alert">
          {restOf(failure)}
        </p>
        <Button type="submit" look="go" aria-disabled={busy}>
          Set password
        </Button>
      </form>
      <p className={styles.other}>
        <a href={paths.auth}>Sign In</a>
      </p>
    </SignInFrame>
  );
}
