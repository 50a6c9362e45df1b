import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { callbackNames } from '#contract/callback-wire.ts';
import { sitePaths } from '#contract/site-paths.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../words/site-words.tsx';
import styles from './callback-dialog.module.css';
import { mentionAbout } from './mention-about.ts';
import { type AskedWall, type Enclosure, onCallback } from './open-callback.ts';
import type { Site } from './site-page.ts';

type Form = typeof import('./callback-form.tsx')['CallbackForm'];

/**
 * ‘Callback Details’ as a dialog, opened by `openCallback`. The form is fetched on first use. The typed text stays when the
 * dialog closes.
 */
export function CallbackDialog({ site }: { site: Site }) {
  const { words, to } = useWords();
  const callbackPage = to(sitePaths.callbackDetails);
  const dialog = useRef<HTMLDialogElement>(null);
  const mentioned = useRef('');
  const [turn, setTurn] = useState(0);
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const [measures, setMeasures] = useState<readonly AskedWall[]>([]);
  const [enclosure, setEnclosure] = useState<Enclosure | null>(null);
  const [stored, setStored] = useState<string | null>(null);
  const [Form, setForm] = useState<Form | null>(null);

  useEffect(
    () =>
      onCallback(async ({ about, pictures, measures = [], enclosure }) => {
        const fetched = await import('./callback-form.tsx').catch(() => null);
        // After a failed import, Chromium never fetches the module again. The form's own page has the form in its HTML.
        if (!fetched && (await isReachable(callbackPage))) return location.assign(callbackPage);
        flushSync(() => {
          setForm(() => fetched?.CallbackForm ?? null);
          setTurn((before) => before + 1);
          setEnclosure(() => enclosure ?? null);
          setStored(null);
        });
        const message = dialog.current?.querySelector<HTMLTextAreaElement>(`[name=${callbackNames.message}]`);
        if (message) message.value = mentionAbout(message.value, about, mentioned.current);
        if (about !== '') {
          mentioned.current = about;
          setPictures(pictures);
          setMeasures(measures);
        }
        show(dialog.current);
      }),
    [callbackPage],
  );

  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="callback-title">
      {turn > 0 && (
        <>
          <header>
            <h2 id="callback-title">{words.callback.title}</h2>
            <Button aria-label={words.callback.closeTitle} onClick={close}>
              {words.site.close}
            </Button>
          </header>
          {Form ? (
            <Form
              id="dialog"
              site={site}
              turn={turn}
              pictures={pictures}
              measures={measures}
              enclosed={enclosure && <div key={`enclosed ${turn}`}>{enclosure(stored)}</div>}
              onSent={(id) => {
                setPictures([]);
                setStored(id);
              }}
              onFailed={() => show(dialog.current)}
            >
              <Button onClick={close}>{words.site.close}</Button>
            </Form>
          ) : (
            <p role="alert">
              {words.callback.notFetched} <a href={callbackPage}>{words.callback.ownPage}</a>
              {site.company.contact.phones[0] &&
                `. ${fillWords(words.callback.callInstead, { phone: site.company.contact.phones[0] })}`}
            </p>
          )}
        </>
      )}
    </dialog>
  );
}

async function isReachable(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function show(dialog: HTMLDialogElement | null) {
  if (!dialog || dialog.open) return;
  const name = dialog.querySelector<HTMLInputElement>(`[name=${callbackNames.name}]`);
  // So the browser focuses this field when the dialog opens, not Close. React does not write this attribute.
  name?.setAttribute('autofocus', '');
  dialog.showModal();
  name?.focus();
}
