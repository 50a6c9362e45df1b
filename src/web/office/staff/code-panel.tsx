import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { GivenCode } from '#contract/staff/people.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { shownTime } from '../parts/shown-time.ts';
import styles from './people-page.module.css';

/** Shows a one-time code until the person leaves this page. */
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
      // Browsers allow the clipboard only on https and localhost. Elsewhere the person copies the code by hand.
      actions={navigator.clipboard && <Button onClick={copy}>{copied ? 'Copied' : 'Copy with the address'}</Button>}
    >
      <p className={styles.code}>{code}</p>
      <p>
        It is shown only now. Give it to {username} yourself. It works once, at {place}, until{' '}
        {shownTime(until).slice(11)}.
      </p>
    </Notice>
  );
}
