import { type ReactNode, useRef, useState } from 'react';
import type { ShareDays } from '#domain/shares/share.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { makeLink } from './make-link.ts';
import styles from './share-panel.module.css';
import type { SharedOf } from './shared-of.ts';

type LinkFieldProps = { of: SharedOf; days: ShareDays; onMade: () => void; children: ReactNode };

/** A link to copy. It is made when it is copied for the first time, and shown until the panel closes. */
export function LinkField({ of, days, onMade, children }: LinkFieldProps) {
  const [link, setLink] = useState('');
  const [message, setMessage] = useState({ text: '', bad: false });
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      setMessage({ text: 'Copied.', bad: false });
    } catch {
      setMessage({ text: 'This browser does not copy by itself: press Ctrl C.', bad: false });
      field.current?.select();
    }
  };
  const make = async () => {
    setBusy(true);
    const made = await makeLink(of, days, 'Link copied');
    setBusy(false);
    if (!made.ok) return setMessage({ text: made.message, bad: true });
    setLink(made.value.url);
    onMade();
    await copy(made.value.url);
  };
  return (
    <div className={styles.link}>
      <Field
        id="share-link"
        label="Link"
        note={message.text || (link ? 'shown now, not again: only its hash is kept' : '')}
        error={message.bad ? message.text : undefined}
      >
        {(control) => <input {...control} ref={field} readOnly value={link} placeholder="Made when you copy it" />}
      </Field>
      {children}
      <Button aria-disabled={busy} onClick={() => busy || void (link ? copy(link) : make())}>
        Copy link
      </Button>
      <Button aria-disabled={busy || link === ''} onClick={() => busy || link === '' || void make()}>
        New link
      </Button>
      <span className="sr" role="status">
        {message.text}
      </span>
    </div>
  );
}
