import { type ComponentType, type SubmitEvent, useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { NewFactor } from '#contract/staff/account.ts';
import type { CallFailure } from '../../call-api.ts';
import { Button } from '../../ui/button.tsx';
import { restOf } from '../parts/failure-texts.ts';
import { callStaff } from '../parts/frame/call-staff.ts';
import styles from './account-page.module.css';
import { CodeField } from './code-field.tsx';
import { OwnPasswordField } from './own-password-field.tsx';

type QrCodeComponent = ComponentType<{ text: string; label: string }>;

type SecondFactorProps = { username: string; isOn: boolean; onDone: (message: string) => void };

/** Turns the codes of an authenticator app on and off. */
export function SecondFactor({ username, isOn, onDone }: SecondFactorProps) {
  const [given, setGiven] = useState<NewFactor | null>(null);
  const [QrCode, setQrCode] = useState<QrCodeComponent | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [busy, setBusy] = useState(false);

  const begin = async () => {
    const [answer, qrCode] = await Promise.all([
      callStaff(paths.accountFactor, {
        method: 'POST',
        read: (response) => response.json() as Promise<NewFactor>,
      }),
      // Loaded only here. If it cannot be loaded, the person types the key.
      import('../../ui/qr-code.tsx').catch(() => null),
    ]);
    setQrCode(() => qrCode?.QrCode ?? null);
    if (answer.ok) setGiven(answer.value);
    setFailure(answer.ok ? null : answer);
  };

  const change = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const { code, factorPassword } = Object.fromEntries(new FormData(event.currentTarget));
    const answer = await callStaff(isOn ? paths.accountFactorOff : paths.accountFactorOn, {
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
  if (isOn)
    return (
      <form className={styles.form} onSubmit={change}>
        <p>Login asks for a code from your app. If you lose your phone, ask an owner for a one-time code.</p>
        {password}
        {message}
        <Button type="submit" aria-disabled={busy}>
          Turn off codes
        </Button>
      </form>
    );
  if (!given)
    return (
      <div className={styles.form}>
        <p>
          Login can also ask for a code from an authenticator app on your phone. A stolen password is then not enough.
        </p>
        {message}
        <Button onClick={begin}>Set up an app</Button>
      </div>
    );
  return (
    <form className={styles.form} onSubmit={change}>
      {QrCode && (
        <>
          <p>Scan this with the app on your phone:</p>
          <QrCode text={given.link} label="QR code with the key for your app" />
        </>
      )}
      <p>
        {QrCode ? 'Or type' : 'Type'} this key into the app, or <a href={given.link}>open it on this phone</a>:
      </p>
      <p className={styles.key} ref={focusKey} tabIndex={-1}>
        {given.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
      </p>
      <CodeField error={failure?.problems.find(({ field }) => field === 'code')?.message} />
      {password}
      {message}
      <Button type="submit" look="go" aria-disabled={busy}>
        Turn on codes
      </Button>
    </form>
  );
}

// The 'Set up an app' button is gone: focus the key.
function focusKey(key: HTMLElement | null) {
  return key?.focus();
}
