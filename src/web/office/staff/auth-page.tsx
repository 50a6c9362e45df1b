import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isFailure } from '#contract/failure.ts';
import { paths } from '#contract/paths.ts';
import { callApi } from '../../call-api.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../parts/fields/password-field.tsx';
import { afterSignIn, hasToken, loginHasEnded, NEXT_USERNAME } from '../parts/frame/token.ts';
import styles from './auth-page.module.css';
import { CodeField } from './code-field.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

type LoginAnswer = { result: string; token: string; message: string };

export function AuthPage({ title }: { title: string }) {
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const [codeError, setCodeError] = useState<string | null>(null);
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const [nextUsername] = useState(() => sessionStorage.getItem(NEXT_USERNAME) ?? '');
  useLayoutEffect(() => document.getElementById(nextUsername ? 'password' : 'username')?.focus(), [nextUsername]);

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
      sessionStorage.removeItem(NEXT_USERNAME);
      location.replace(afterSignIn());
      return;
    }
    const codeProblem = answer.ok ? undefined : answer.problems.find(({ field }) => field === 'code')?.message;
    flushSync(() => {
      // The first request for a code is not an error.
      if (codeProblem) setCodeError(codeError === null ? '' : codeProblem);
      else setMessage(answer.ok || isFailure(answer) ? messageOf(answer) : '');
      setBusy(false);
    });
    if (codeProblem) code.current?.select();
    else password.current?.select();
  };

  return (
    <SignInFrame title={title}>
      {loginHasEnded() && (
        <p role="status">
          Your login has ended.
          {afterSignIn() !== paths.operations && ' What you typed is saved on this device. Log in to continue.'}
        </p>
      )}
      <form className={styles.form} onSubmit={logIn}>
        <Field id="username" label="username">
          {(control) => (
            <input
              {...control}
              name="username"
              defaultValue={nextUsername}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck="false"
            />
          )}
        </Field>
        <PasswordField id="password" label="password" autoComplete="current-password" ref={password} />
        {codeError !== null && <CodeField ref={code} error={codeError || undefined} />}
        <p className={styles.message} role="alert">
          {message}
        </p>
        <Button type="submit" look="go" aria-disabled={busy}>
          Login
        </Button>
      </form>
      <p className={styles.other}>
        <a href={paths.newPassword}>I have a one-time code</a>
      </p>
    </SignInFrame>
  );
}

function messageOf(answer: { message: string } | { value: LoginAnswer }) {
  return 'message' in answer ? answer.message : answer.value.message;
}
