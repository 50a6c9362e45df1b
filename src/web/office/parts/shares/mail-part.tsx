import { useRef, useState } from 'react';
import type { Letters } from '#contract/mails.ts';
import type { ShareDays } from '#domain/shares/share.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { LetterText } from './letter-text.tsx';
import styles from './share-panel.module.css';
import type { SharedOf } from './shared-of.ts';
import { noMailSetUp, useMail } from './use-mail.ts';

type MailPartProps = {
  of: SharedOf;
  days: ShareDays;
  language: Letters['language'];
  letters: Letters;
  onSent: () => void;
};

type Typed = { subject: string; words: string };

/** Writes a mail and puts it into the outbox. */
export function MailPart({ of, days, language, letters, onSent }: MailPartProps) {
  const [to, setTo] = useState(letters.email);
  const [changed, setChanged] = useState<Partial<Record<Letters['language'], Typed>>>({});
  const { send: sendMail, sent, busy, errorOf } = useMail(of, days);
  const form = useRef<HTMLElement>(null);
  const { subject, words } = changed[language] ?? letters.letters[language];
  const type = (typed: Partial<Typed>) => setChanged({ ...changed, [language]: { subject, words, ...typed } });

  const send = async () => {
    const refused = await sendMail({ to, subject, words, language });
    if (refused === null) return onSent();
    form.current?.querySelector<HTMLElement>(`#share-${refused}`)?.focus();
  };

  if (letters.mail === 'nobody')
    return (
      <section aria-labelledby="share-mail">
        <h3 id="share-mail">Mail</h3>
        <p className="quiet">{noMailSetUp}</p>
      </section>
    );
  return (
    <section aria-labelledby="share-mail" ref={form}>
      <h3 id="share-mail">Mail</h3>
      <Field
        id="share-to"
        label="To"
        note={to !== '' && to === letters.email ? 'the customer’s' : ''}
        error={errorOf('to')}
      >
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="off"
            value={to}
            onChange={(event) => setTo(event.target.value)}
          />
        )}
      </Field>
      <Field id="share-subject" label="Subject" error={errorOf('subject')}>
        {(control) => (
          <input
            {...control}
            lang={language}
            value={subject}
            onChange={(event) => type({ subject: event.target.value })}
          />
        )}
      </Field>
      <LetterText
        id="share-words"
        note="the link is added below them"
        error={errorOf('words')}
        language={language}
        value={words}
        onType={(text) => type({ words: text })}
      />
      <div className={styles.send}>
        <span className={`quiet ${styles.beside}`} role="status">
          {sent ? `The mail to ${sent} is in the outbox.` : attached(letters)}
        </span>
        <Button aria-disabled={busy} onClick={() => busy || void send()}>
          {sent ? 'Send again' : 'Send mail'}
        </Button>
      </div>
    </section>
  );
}

function attached({ mail, fileName }: Letters): string {
  return mail === 'link' ? 'EmailJS takes no files: the mail brings the link without the PDF.' : `With ${fileName}.`;
}
