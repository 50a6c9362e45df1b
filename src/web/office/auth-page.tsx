import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { isFailure } from '#contract/failure.ts';
import { paths } from '#contract/paths.ts';
import { callApi } from '../call-api.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import styles from './auth-page.module.css';
import { afterSignIn, hasToken, loginHasEnded } from './session.ts';

type LoginAnswer = { result: string; token: string; message: string };

export const AuthPage = () => {
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => document.getElementById('username')?.focus(), []);

  if (hasToken()) {
    location.replace(paths.operations);
    return null;
  }

  const logIn = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setMessage('');
    const body = Object.fromEntries(new FormData(event.currentTarget));
    const answer = await callApi(paths.login, {
      method: 'POST',
      body,
      read: (response) => response.json() as Promise<LoginAnswer>,
    });
    if (answer.ok && answer.value.result === 'success') {
      localStorage.setItem('token', answer.value.token);
      location.replace(afterSignIn());
      return;
    }
    setMessage(answer.ok || isFailure(answer) ? messageOf(answer) : '');
    setBusy(false);
    password.current?.select();
  };

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <a href={paths.home}>
          <BrandMark />
          {document.getElementById('office')?.dataset.firm}
        </a>
      </header>
      <main className={styles.main}>
        <h1>Sign In</h1>
        {loginHasEnded() && (
          <p role="status">
            Your login has ended.
            {afterSignIn() !== paths.operations && ' What you typed is kept on this device: log in to go on with it.'}
          </p>
        )}
        <form className={styles.form} onSubmit={logIn}>
          <Field id="username" label="username">
            {(control) => (
              <input {...control} name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} />
            )}
          </Field>
          <Field id="password" label="password">
            {(control) => (
              <div className={styles.password}>
                <input
                  {...control}
                  ref={password}
                  name="password"
                  type={shown ? 'text' : 'password'}
                  autoComplete="current-password"
                />
                <Button aria-pressed={shown} aria-label="Show password" onClick={() => setShown(!shown)}>
                  {shown ? 'Hide' : 'Show'}
                </Button>
              </div>
            )}
          </Field>
          <p className={styles.message} role="alert">
            {message}
          </p>
          <Button type="submit" look="go" aria-disabled={busy}>
            Login
          </Button>
        </form>
      </main>
    </div>
  );
};

const messageOf = (answer: { message: string } | { value: LoginAnswer }) =>
  'message' in answer ? answer.message : answer.value.message;
