import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { GivenCode } from '#contract/people.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { shownTime } from '../parts/shown-time.ts';
import styles from './people-page.module.css';

/** A one-time code, for as long as this page is not left. */
export function CodePanel({ given: { username, code, until } }: { given: GivenCode }) {
  const [copied, setCopied] = useState(false);
  const place = location.origin + paths.newPassword;
  const copy = async () => {
    await navigator.clipboard.writeText(`${place}\n${username}\n${code}`);
    setCopied(true);
  };
  return (
    <Notice
      kind="good"
      title={`One-time code for ${username}`}
      takesFocus
      // Browsers give their clipboard to https and this machine only; elsewhere the code is marked and copied by hand.
      actions={navigator.clipboard && <Button onClick={copy}>{copied ? 'Copied' : 'Copy with the address'}</Button>}
    >
      <p className={styles.code}>{code}</p>
      <p>
        It is shown here only, and now only. Give it to {username} yourself: with it they choose a password at {place},
        once, until {shownTime(until).slice(11)}.
      </p>
    </Notice>
  );
}
