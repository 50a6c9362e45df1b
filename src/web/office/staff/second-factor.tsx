import { type ComponentType, type SubmitEvent, useState } from 'react';
import type { NewFactor } from '#contract/account.ts';
import { paths } from '#contract/paths.ts';
import type { CallFailure } from '../../call-api.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../parts/fields/code-field.tsx';
import { OwnPasswordField } from '../parts/fields/own-password-field.tsx';
import { callStaff } from '../parts/frame/session.ts';
import { restOf } from '../parts/problem-of.ts';
import styles from './account-page.module.css';

type Scanned = ComponentType<{ text: string; label: string }>;

type SecondFactorProps = { username: string; on: boolean; onDone: (said: string) => void };

/** Whether Login asks for a code of an authenticator app as well, and what changes that. */
export function SecondFactor({ username, on, onDone }: SecondFactorProps) {
  const [given, setGiven] = useState<NewFactor | null>(null);
  const [Scanned, setScanned] = useState<Scanned | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [busy, setBusy] = useState(false);

  const begin = async () => {
    const [answer, drawing] = await Promise.all([
      callStaff(paths.accountFactor, {
        method: 'POST',
        read: (response) => response.json() as Promise<NewFactor>,
      }),
      // Fetched only here. Without it the key is typed in: its place says nothing then.
      import('./qr-code.tsx').catch(() => null),
    ]);
    setScanned(() => drawing?.QrCode ?? null);
    if (answer.ok) setGiven(answer.value);
    setFailure(answer.ok ? null : answer);
  };

  const change = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const { code, factorPassword } = Object.fromEntries(new FormData(event.currentTarget));
    const answer = await callStaff(on ? paths.accountFactorOff : paths.accountFactorOn, {
      method: 'POST',
      body: { ownPassword: factorPassword, ...(given ? { secret: given.secret, code } : {}) },
      read: (response) => response.text(),
    });
    setBusy(false);
    if (answer.ok) return onDone(answer.value);
    setFailure(answer);
    document.getElementById(answer.problems[0]?.field === 'code' ? 'code' : 'factorPassword')?.focus();
  };

  const password = <OwnPasswordField id="factorPassword" username={username} failure={failure} />;
  const message = (
    <p className={styles.message} role="alert">
      {restOf(failure)}
    </p>
  );
  if (on)
    return (
      <form className={styles.form} onSubmit={change}>
        <p>Login asks for a code of your app. Without the telephone, an owner’s one-time code is the way back.</p>
        {password}
        {message}
        <Button type="submit" aria-disabled={busy}>
          Ask for the password alone
        </Button>
      </form>
    );
  if (!given)
    return (
      <div className={styles.form}>
        <p>
          Login can ask for a code of an authenticator app on your telephone as well: a stolen password is then not
          enough.
        </p>
        {message}
        <Button onClick={begin}>Set up an app</Button>
      </div>
    );
  return (
    <form className={styles.form} onSubmit={change}>
      {Scanned && (
        <>
          <p>Scan this with the app on your telephone:</p>
          <Scanned text={given.link} label="QR code with the key for your app" />
        </>
      )}
      <p>
        {Scanned ? 'Or type' : 'Type'} this key into the app, or <a href={given.link}>open it on this telephone</a>:
      </p>
      <p className={styles.key} ref={takeFocus} tabIndex={-1}>
        {given.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
      </p>
      <CodeField error={failure?.problems.find(({ field }) => field === 'code')?.message} />
      {password}
      {message}
      <Button type="submit" look="go" aria-disabled={busy}>
        Ask for a code from now on
      </Button>
    </form>
  );
}

// The button that asked for the key has gone.
function takeFocus(key: HTMLElement | null) {
  return key?.focus();
}
