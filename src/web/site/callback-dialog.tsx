import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { callbackNames } from '#contract/callback-wire.ts';
import { Button } from '../ui/button.tsx';
import styles from './callback-dialog.module.css';
import { CallbackForm } from './callback-form.tsx';
import { mentionAbout } from './mention-about.ts';
import { onCallback } from './open-callback.ts';
import type { Site } from './site-page.ts';

/** ‘Callback Details’ over any page: opened by `openCallback`. Nothing of it is in the page before; what was typed stays when it closes. */
export const CallbackDialog = ({ site }: { site: Site }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const mentioned = useRef('');
  const [turn, setTurn] = useState(0);

  useEffect(
    () =>
      onCallback((about) => {
        flushSync(() => setTurn((before) => before + 1));
        const message = dialog.current?.querySelector<HTMLTextAreaElement>(`[name=${callbackNames.message}]`);
        if (message) message.value = mentionAbout(message.value, about, mentioned.current);
        if (about !== '') mentioned.current = about;
        show(dialog.current);
      }),
    [],
  );

  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="callback-title">
      {turn > 0 && (
        <>
          <header>
            <h2 id="callback-title">Callback Details</h2>
            <Button aria-label="Close Callback Details" onClick={close}>
              Close
            </Button>
          </header>
          <CallbackForm site={site} turn={turn} onFailed={() => show(dialog.current)}>
            <Button onClick={close}>Close</Button>
          </CallbackForm>
        </>
      )}
    </dialog>
  );
};

const show = (dialog: HTMLDialogElement | null) => {
  if (!dialog || dialog.open) return;
  dialog.showModal();
  dialog.querySelector<HTMLInputElement>(`[name=${callbackNames.name}]`)?.focus();
};
