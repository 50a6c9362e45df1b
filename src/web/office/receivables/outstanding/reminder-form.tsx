import { useRef, useState } from 'react';
import type { Letters } from '#contract/mails.ts';
import { addDays, formatDate } from '#domain/calendar/indian-date.ts';
import type { ShareDays } from '#domain/shares/share.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import question from '../../../ui/question.module.css';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { LetterLanguage } from '../../parts/shares/letter-language.tsx';
import { LetterText } from '../../parts/shares/letter-text.tsx';
import { lettersAddress, listedUnder, type SharedOf } from '../../parts/shares/shared-of.ts';
import { noMailSetUp, useMail } from '../../parts/shares/use-mail.ts';
import { useWentOut } from '../../parts/shares/use-went-out.ts';
import { useWhatsApp } from '../../parts/shares/use-whats-app.ts';
import { useLoad } from '../../parts/use-load.ts';
import { FailedLoad } from '../../parts/when-loaded.tsx';
import styles from './reminder.module.css';
import { type LateAccount, lastSentWords, missingWords, overdueWords } from './reminder-words.ts';
import { useDialogKey } from './use-dialog-key.ts';

type ReminderFormProps = { of: SharedOf; account: LateAccount; today: string; open: boolean; onClose: () => void };

/** What is overdue, what went out before, and the words that go out now. */
export function ReminderForm({ account, ...rest }: ReminderFormProps) {
  const { of, onClose } = rest;
  const address = lettersAddress(of, true);
  const { state, reload } = useLoad<Letters>(address, (signal) =>
    callStaff(address, { signal, read: (response) => response.json() }),
  );
  const out = useWentOut(listedUnder(of));
  return (
    <>
      <p>
        {overdueWords(account)} {out.state.kind === 'ready' && lastSentWords(out.state.value.rows)}
      </p>
      {state.kind === 'ready' && <Fields {...rest} letters={state.value} onSent={out.reload} />}
      {state.kind === 'failed' && <FailedLoad failure={state.failure} onRetry={reload} />}
      {state.kind !== 'ready' && (
        <div className={question.row}>
          <Button onClick={onClose}>Close</Button>
        </div>
      )}
    </>
  );
}

type FieldsProps = Omit<ReminderFormProps, 'account'> & { letters: Letters; onSent: () => void };

function Fields({ of, letters, today, open, onSent, onClose }: FieldsProps) {
  const [phone, setPhone] = useState(letters.phone);
  const [to, setTo] = useState(letters.email);
  const [language, setLanguage] = useState(letters.language);
  const [changed, setChanged] = useState<Partial<Record<Letters['language'], string>>>({});
  const whatsApp = useWhatsApp(of, DAYS);
  const mail = useMail(of, DAYS);
  const form = useRef<HTMLDivElement>(null);
  const { subject, message } = letters.letters[language];
  const words = changed[language] ?? message;
  const isBusy = whatsApp.busy || mail.busy;
  const canMail = letters.mail !== 'nobody';

  const finish = (refused: string | null) => {
    if (refused === null) return onSent();
    form.current?.querySelector<HTMLElement>(`#remind-${refused}`)?.focus();
  };
  const openWhatsApp = async () => finish((await whatsApp.open(phone, words))?.field ?? null);
  const sendMail = async () => finish(await mail.send({ to, subject, words, language }));
  useDialogKey(open && !isBusy ? () => void openWhatsApp() : null);

  return (
    <div ref={form}>
      <div className={styles.fields}>
        <Field id="remind-phone" label="WhatsApp number" error={whatsApp.errorOf('phone')} roomy>
          {(control) => (
            <input
              {...control}
              type="tel"
              autoComplete="off"
              value={phone}
              onChange={(event) => setPhone(event.target.value)}
            />
          )}
        </Field>
        {canMail && (
          <Field id="remind-to" label="Mail to" error={mail.errorOf('to')} roomy>
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
        )}
      </div>
      <p className="quiet">{[missingWords(letters), canMail ? '' : noMailSetUp].filter(Boolean).join(' ')}</p>
      <div className={styles.choice}>
        <span>Words in</span>
        <LetterLanguage language={language} onChoose={setLanguage} />
      </div>
      <LetterText
        id="remind-words"
        note=""
        error={whatsApp.errorOf('words') ?? mail.errorOf('words') ?? mail.errorOf('subject')}
        language={language}
        value={words}
        onType={(text) => setChanged({ ...changed, [language]: text })}
      />
      <p className="quiet">
        [link] becomes a link to the statement as of today, made when you send. It is open until{' '}
        {formatDate(addDays(today, DAYS))}.
      </p>
      <p role="status">
        {mail.sent && `The mail to ${mail.sent} is in the outbox. `}
        {whatsApp.blocked && 'The browser blocked the new tab. The link is made: open WhatsApp with the button.'}
      </p>
      <div className={`${question.row} ${styles.ends}`}>
        <Button onClick={onClose}>Close</Button>
        {canMail && (
          <Button aria-disabled={isBusy} onClick={() => isBusy || void sendMail()}>
            Send mail
          </Button>
        )}
        {whatsApp.blocked ? (
          <ButtonLink
            look="go"
            href={whatsApp.blocked}
            target="_blank"
            rel="noopener noreferrer"
            onClick={whatsApp.unblock}
          >
            Open WhatsApp
          </ButtonLink>
        ) : (
          <Button look="go" aria-disabled={isBusy} onClick={() => isBusy || void openWhatsApp()}>
            Open WhatsApp <kbd>Ctrl Enter</kbd>
          </Button>
        )}
      </div>
    </div>
  );
}

const DAYS: ShareDays = 90;
