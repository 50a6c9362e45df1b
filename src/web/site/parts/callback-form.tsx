import type { ReactNode } from 'react';
import { callbackNames, trapName } from '#contract/callback-wire.ts';
import { sitePaths } from '#contract/site-paths.ts';
import { maxCharacters, type RefusedCallback } from '#domain/callbacks/callback-problems.ts';
import type { CallbackRequest } from '#domain/callbacks/callback-request.ts';
import { eachOnce, photoReference } from '#domain/selection/selection-address.ts';
import { countWords } from '#domain/text/fill-words.ts';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../words/site-words.tsx';
import styles from './callback-form.module.css';
import type { AskedWall } from './open-callback.ts';
import type { Site } from './site-page.ts';
import { useCallbackRequest } from './use-callback-request.ts';
import { useSelection } from './use-selection.ts';
import { WhatComesNext } from './what-comes-next.tsx';

type CallbackFormProps = {
  /** The start of the ids of its fields. Not `useId`: the server's renderer and the browser's count in different ways. */
  id: string;
  site: Site;
  /** Increases when the form is opened again, which removes the thanks of the last time. */
  turn?: number;
  /** The values and problems of a form that was sent without script and refused. */
  refused?: RefusedCallback | undefined;
  /** What the Description says at first. */
  about?: string;
  /** The pictures that the visitor asks about: folder/name. */
  pictures?: readonly string[];
  /** Whether it offers to send the selection of this device too. */
  selection?: boolean;
  /** The walls that were measured for them. */
  measures?: readonly AskedWall[];
  /** What may follow the question, below the Description. */
  enclosed?: ReactNode;
  /** Called with the id of the request. */
  onSent?: (id: string | null) => void;
  /** Called when a request could not be sent and the typed text is restored. */
  onFailed?: () => void;
  /** Beside Submit. */
  children?: ReactNode;
};

/** The form for a callback. Without script it is a plain form. Text typed before the script has loaded stays. */
export function CallbackForm({
  id,
  site,
  turn = 0,
  refused,
  about = '',
  pictures = [],
  selection = true,
  measures = [],
  enclosed,
  onSent,
  onFailed,
  children,
}: CallbackFormProps) {
  const { language, words } = useWords();
  const chosen = useSelection()?.chosen ?? [];
  const { alert, notice, sending, send, begin } = useCallbackRequest({
    site,
    turn,
    refused,
    picturesOf: (form) => (isTicked(form) ? eachOnce([...pictures, ...chosen.map(photoReference)]) : pictures),
    measures,
    onSent,
    onFailed,
  });
  const control = (field: keyof CallbackRequest) => ({
    id: `${id}-${field}`,
    name: callbackNames[field],
    maxLength: maxCharacters[field],
    defaultValue: refused?.request[field] ?? (field === 'message' ? about : undefined),
    readOnly: sending,
    // A page that shows a refused form again begins at what is to be mended.
    ...(refused?.problems[0]?.field === field && { autoFocus: true }),
    ...(alert?.fields.includes(field)
      ? { 'aria-invalid': true, 'aria-describedby': `${id}-alert` }
      : field === 'contactNumber'
        ? { 'aria-describedby': `${id}-digits` }
        : {}),
  });
  return (
    <form className={styles.form} method="post" action={sitePaths.callback} noValidate onSubmit={send} onInput={begin}>
      {alert && (
        <div
          key={alert.turn}
          ref={notice}
          id={`${id}-alert`}
          role="alert"
          tabIndex={-1}
          className={`${styles.alert} ${styles[alert.kind]}`}
        >
          <strong>{alert.title}</strong>
          <p>{alert.text}</p>
        </div>
      )}
      {alert?.kind === 'good' && (
        <div className={styles.next}>
          <WhatComesNext contact={site.company.contact} />
        </div>
      )}
      <div className={styles.field}>
        <label htmlFor={`${id}-name`}>{words.callback.name}</label>
        <input {...control('name')} autoComplete="name" />
      </div>
      <div className={styles.two}>
        <div className={styles.field}>
          <label htmlFor={`${id}-email`}>{words.callback.email}</label>
          <input {...control('email')} type="email" autoComplete="email" />
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-contactNumber`}>{words.callback.contactNumber}</label>
          <input {...control('contactNumber')} type="tel" autoComplete="tel" />
          <p id={`${id}-digits`} className={styles.note}>
            {words.callback.digits}
          </p>
        </div>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-message`}>{words.callback.description}</label>
        <textarea {...control('message')} rows={4} />
      </div>
      {enclosed}
      {selection && chosen.length > 0 && (
        <label className={styles.tick}>
          <input type="checkbox" name={SELECTION} defaultChecked autoComplete="off" />
          {countWords(chosen.length, words.callback.withOne, words.callback.withSome)}
        </label>
      )}
      {language !== 'en' && <input type="hidden" name="language" value={language} />}
      {pictures.length > 0 && <input type="hidden" name="pictures" value={pictures.join('\n')} />}
      <div className="sr" aria-hidden="true">
        <label htmlFor={`${id}-trap`}>{words.callback.trap}</label>
        <input id={`${id}-trap`} name={trapName} tabIndex={-1} autoComplete="off" />
      </div>
      <div className={styles.actions}>
        <Button type="submit" look="go" aria-disabled={sending} data-live="">
          {sending ? words.callback.sending : words.callback.submit}
        </Button>
        {children}
      </div>
    </form>
  );
}

/** The box that sends the selection along. The server does not read it: without script there is no selection. */
const SELECTION = 'selection';

function isTicked(form: HTMLFormElement): boolean {
  const box = form.elements.namedItem(SELECTION);
  return box instanceof HTMLInputElement && box.checked;
}
