import { useRef, useState } from 'react';
import type { Callback } from '#domain/callbacks/callback.ts';
import { Button } from '../../ui/button.tsx';
import { telLink } from '../../ui/tel-link.ts';
import { shownTime } from '../parts/shown-time.ts';
import { CallbackNote } from './callback-note.tsx';
import styles from './callbacks-page.module.css';
import { mailButtonLabel, mailState } from './mail-state.ts';
import { callerOf } from './use-callbacks.ts';

type CallbackItemProps = {
  callback: Callback;
  onChange: (callback: Callback, part: { done?: boolean; note?: string }) => Promise<boolean>;
  onSend: (callback: Callback) => void;
};

/** One request: visitor, message, mail state, note and actions. */
export function CallbackItem({ callback, onChange, onSend }: CallbackItemProps) {
  const { id, name, email, contactNumber, message, receivedAt, state, doneAt, doneBy, note } = callback;
  const [writing, setWriting] = useState(false);
  const noteButton = useRef<HTMLButtonElement>(null);
  const mail = mailState(callback);
  const caller = callerOf(callback);
  return (
    <li className={styles.item} aria-labelledby={`caller-${id}`}>
      <div className={styles.who}>
        <h2 id={`caller-${id}`}>{name || 'No name given'}</h2>
        {contactNumber && <a href={telLink(contactNumber)}>{contactNumber}</a>}
        {email && <a href={`mailto:${encodeURI(email)}`}>{email}</a>}
      </div>
      <p className={styles.message}>{message || <span className="quiet">No description</span>}</p>
      <div className={styles.facts}>
        <p>Received {shownTime(receivedAt)}</p>
        {doneAt && (
          <p>
            Done {shownTime(doneAt)} by {doneBy}
          </p>
        )}
        <p className={mail.bad ? styles.bad : undefined}>{mail.text}</p>
      </div>
      <div className={styles.note}>
        {writing ? (
          <CallbackNote
            id={`note-${id}`}
            note={note}
            onSave={(written) => onChange(callback, { note: written })}
            onEnd={() => {
              setWriting(false);
              noteButton.current?.focus();
            }}
          />
        ) : (
          note && <p>{note}</p>
        )}
      </div>
      <div className={styles.actions}>
        <Button
          look={state === 'done' ? 'slim' : ['slim', 'go']}
          aria-label={`${state === 'done' ? 'Not done yet' : 'Mark done'}: ${caller}`}
          onClick={() => onChange(callback, { done: state !== 'done' })}
        >
          {state === 'done' ? 'Not done yet' : 'Mark done'}
        </Button>
        <Button
          ref={noteButton}
          look="slim"
          aria-expanded={writing}
          aria-label={`${note ? 'Change note' : 'Note'}: ${caller}`}
          onClick={() => setWriting(!writing)}
        >
          {note ? 'Change note' : 'Note'}
        </Button>
        <Button look="slim" aria-label={`${mailButtonLabel(callback)}: ${caller}`} onClick={() => onSend(callback)}>
          {mailButtonLabel(callback)}
        </Button>
      </div>
    </li>
  );
}
