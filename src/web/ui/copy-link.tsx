import { useState } from 'react';
import { Button } from './button.tsx';
import styles from './copy-link.module.css';

type CopyLinkProps = { address: string; words: { copy: string; copied: string; copyFailed: string } };

/** Copies an address and says so, or where else it is. */
export function CopyLink({ address, words }: CopyLinkProps) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setSaid(words.copied),
      () => setSaid(words.copyFailed),
    );
  return (
    <>
      <span className="scripted">
        <Button data-live="" onClick={copy}>
          {words.copy}
        </Button>
      </span>
      <p className={said === '' ? 'sr' : styles.said} role="status">
        {said}
      </p>
    </>
  );
}
