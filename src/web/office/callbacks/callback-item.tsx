import { useLayoutEffect, useRef, useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { subjectName } from '#domain/shares/subject-name.ts';
import { Button } from '../../ui/button.tsx';
import { mailLink, telLink } from '../../ui/tel-link.ts';
import { shownTime } from '../parts/shown-time.ts';
import { CallbackNote } from './callback-note.tsx';
import styles from './callbacks-page.module.css';
import { EnquiryPhoto } from './enquiry-photo.tsx';
import { EnquiryPictures } from './enquiry-pictures.tsx';
import { mailButtonLabel, mailState } from './mail-state.ts';
import { SampleSteps } from './sample-steps.tsx';
import { callerOf, type Enquiry, type SampleChange } from './use-callbacks.ts';

type CallbackItemProps = {
  callback: Enquiry;
  /** When it appears: a link led to it. */
  takesFocus: boolean;
  onChange: (callback: Enquiry, part: { done?: boolean; note?: string }) => Promise<boolean>;
  onSend: (callback: Enquiry) => void;
  onMove: (callback: Enquiry, change: SampleChange) => Promise<boolean>;
  onDeletePhoto: (callback: Enquiry) => Promise<boolean>;
  /** Begins a document from it. */
  onWrite: (kind: 'pro' | 'tax') => void;
};

/** One request: visitor, message, mail state, note and actions. */
export function CallbackItem({
  callback,
  takesFocus,
  onChange,
  onSend,
  onMove,
  onDeletePhoto,
  onWrite,
}: CallbackItemProps) {
  const {
    id,
    name,
    email,
    contactNumber,
    message,
    receivedAt,
    state,
    doneAt,
    doneBy,
    note,
    pictures,
    measures,
    photo,
    documents,
    about,
    sample,
  } = callback;
  const [writing, setWriting] = useState(false);
  const noteButton = useRef<HTMLButtonElement>(null);
  const item = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) item.current?.focus();
  }, [takesFocus]);
  const mail = mailState(callback);
  const caller = callerOf(callback);
  // Pictures are waiting for a price: that comes before everything else.
  const isUnderWay = state === 'open' && sample !== null && sample.step !== 'asked-after';
  const isFirst = state === 'open' && pictures.length > 0 && documents.length === 0 && !isUnderWay;
  const isSecond = isFirst || isUnderWay;
  return (
    <li
      ref={item}
      className={styles.item}
      id={id}
      data-request
      aria-labelledby={`caller-${id}`}
      {...(takesFocus ? { tabIndex: -1 } : {})}
    >
      <div className={styles.who}>
        <h2 id={`caller-${id}`}>{name || 'No name given'}</h2>
        {contactNumber && <a href={telLink(contactNumber)}>{contactNumber}</a>}
        {email && <a href={mailLink(email)}>{email}</a>}
      </div>
      <div className={styles.message}>
        <p>{message || <span className="quiet">No description</span>}</p>
        <EnquiryPictures pictures={pictures} />
        {measures.map(({ picture, words }) => (
          <p key={picture + words.join()} className="quiet">
            {words.join(' · ')}
          </p>
        ))}
        {photo && <EnquiryPhoto id={id} caller={caller} photo={photo} onDelete={() => onDeletePhoto(callback)} />}
        {sample && <SampleSteps callback={{ ...callback, sample }} onMove={(change) => onMove(callback, change)} />}
      </div>
      <div className={styles.facts}>
        {about && <p>About {subjectLink(about)}</p>}
        <p>Received {shownTime(receivedAt)}</p>
        {doneAt && (
          <p>
            Done {shownTime(doneAt)} by {doneBy}
          </p>
        )}
        <p className={mail.bad ? styles.bad : undefined}>{mail.text}</p>
        {documents.map((document) => (
          <p key={document.id}>
            {kindNames[document.kind]} <a href={path(paths.documentPage, { id: document.id })}>{document.refnum}</a> of{' '}
            {formatDate(document.date)}
            {document.cancelled ? ' was cancelled' : ' came of it'}
          </p>
        ))}
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
          look={isFirst ? ['slim', 'go'] : 'slim'}
          data-primary={isFirst ? '' : undefined}
          aria-label={`Write pro-forma: ${caller}`}
          onClick={() => onWrite('pro')}
        >
          Write pro-forma
        </Button>
        <Button look="slim" aria-label={`Write invoice: ${caller}`} onClick={() => onWrite('tax')}>
          Write invoice
        </Button>
        <Button
          look={state === 'done' || isSecond ? 'slim' : ['slim', 'go']}
          data-primary={state === 'done' || isSecond ? undefined : ''}
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

const kindNames = { tax: 'Tax invoice', pro: 'Pro-forma', credit: 'Credit note', challan: 'Delivery challan' } as const;

/** What the request is about, with a link to where staff see it. */
function subjectLink({ kind, id, subject }: NonNullable<Enquiry['about']>) {
  return <a href={path(subjectPages[kind], { id })}>{subjectName(subject)}</a>;
}

const subjectPages = {
  document: paths.documentPage,
  receipt: paths.receiptPage,
  statement: paths.customerPage,
} as const;
