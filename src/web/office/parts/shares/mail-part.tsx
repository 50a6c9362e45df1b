import { useRef, useState } from 'react';
import type { Letters } from '#contract/mails.ts';
import { paths } from '#contract/paths.ts';
import { mailProblems } from '#domain/mails/mail-problems.ts';
import type { Problem } from '#domain/outcome.ts';
import type { ShareDays } from '#domain/shares/share.ts';
import { newUuid } from '../../../new-uuid.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { callStaff } from '../frame/call-staff.ts';
import { LetterText } from './letter-text.tsx';
import styles from './share-panel.module.css';
import type { SharedOf } from './shared-of.ts';

type MailPartProps = {
  of: SharedOf;
  days: ShareDays;
  language: Letters['language'];
  letters: Letters;
  onSent: () => void;
};

type Typed = { subject: string; words: string };

/** Puts a mail into the outbox. The same mail pressed twice is one mail. */
export function MailPart({ of, days, language, letters, onSent }: MailPartProps) {
  const [to, setTo] = useState(letters.email);
  const [changed, setChanged] = useState<Partial<Record<Letters['language'], Typed>>>({});
  const [problems, setProblems] = useState<Problem[]>([]);
  const [sent, setSent] = useState('');
  const [busy, setBusy] = useState(false);
  const key = useRef({ body: '', key: '' });
  const form = useRef<HTMLElement>(null);
  const { subject, words } = changed[language] ?? letters.letters[language];
  const type = (typed: Partial<Typed>) => setChanged({ ...changed, [language]: { subject, words, ...typed } });
  const errorOf = (name: string) => problems.find(({ field }) => field === name)?.message;

  const refuse = (found: Problem[]) => {
    setProblems(found);
    form.current?.querySelector<HTMLElement>(`#share-${found[0]?.field || 'to'}`)?.focus();
  };
  const send = async () => {
    const found = mailProblems({ to, subject, words });
    if (found.length > 0) return refuse(found);
    const body = JSON.stringify({ ...of, to, subject, words, language, days });
    if (key.current.body !== body) key.current = { body, key: newUuid() };
    setBusy(true);
    const answer = await callStaff(paths.mailList, {
      method: 'POST',
      body,
      headers: { 'Idempotency-Key': key.current.key },
      read: (response) => response.json(),
    });
    setBusy(false);
    if (!answer.ok)
      return refuse(answer.problems.length > 0 ? answer.problems : [{ field: 'to', message: answer.message }]);
    // The next press is another mail.
    key.current = { body: '', key: '' };
    setProblems([]);
    setSent(to);
    onSent();
  };

  if (letters.mail === 'nobody')
    return (
      <section aria-labelledby="share-mail">
        <h3 id="share-mail">Mail</h3>
        <p className="quiet">{notSetUp}</p>
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
        <Button disabled={busy} onClick={() => void send()}>
          {sent ? 'Send again' : 'Send mail'}
        </Button>
      </div>
    </section>
  );
}

const notSetUp =
  'No mail to customers is set up (MAIL_URL in the settings of the program). Send the link by WhatsApp, or copy it.';

function attached({ mail, fileName }: Letters): string {
  return mail === 'link' ? 'EmailJS takes no files: the mail brings the link without the PDF.' : `With ${fileName}.`;
}
