import { useRef, useState } from 'react';
import type { Letters } from '#contract/mails.ts';
import { whatsAppLink, whatsAppNumber } from '#domain/mails/whats-app-link.ts';
import type { ShareDays } from '#domain/shares/share.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { openTab } from '../open-tab.ts';
import { usePrimaryKey } from '../use-primary-key.ts';
import { LetterText } from './letter-text.tsx';
import { makeLink, withLink } from './make-link.ts';
import styles from './share-panel.module.css';
import type { SharedOf } from './shared-of.ts';

type PartProps = {
  of: SharedOf;
  days: ShareDays;
  language: Letters['language'];
  letters: Letters;
  onSent: () => void;
  /** Ctrl+Enter opens WhatsApp. */
  active: boolean;
};

/** Opens WhatsApp in a new tab with the words and a link of their own. */
export function WhatsAppPart({ of, days, language, letters, onSent, active }: PartProps) {
  const [phone, setPhone] = useState(letters.phone);
  const [changed, setChanged] = useState<Partial<Record<Letters['language'], string>>>({});
  const [problem, setProblem] = useState<{ field: 'phone' | 'words'; text: string } | null>(null);
  const [blocked, setBlocked] = useState('');
  const [busy, setBusy] = useState(false);
  const number = useRef<HTMLInputElement>(null);
  const words = changed[language] ?? letters.letters[language].message;

  const open = async () => {
    const to = whatsAppNumber(phone);
    if (to === null) {
      setProblem({ field: 'phone', text: phone.trim() === '' ? noPhone : notAPhone });
      return number.current?.focus();
    }
    setProblem(null);
    // Now: after the answer the browser would block the tab.
    const tab = openTab('WhatsApp');
    setBusy(true);
    const made = await makeLink(of, days, `WhatsApp to +${to}`);
    setBusy(false);
    if (!made.ok) {
      tab.close();
      return setProblem({ field: 'words', text: made.message });
    }
    const address = whatsAppLink(to, withLink(words, made.value));
    setBlocked(tab.show(address) ? '' : address);
    onSent();
  };
  usePrimaryKey(busy || !active ? null : () => void open());

  return (
    <section aria-labelledby="share-whatsapp">
      <h3 id="share-whatsapp">WhatsApp</h3>
      <Field
        id="share-phone"
        label="Number"
        note={phone !== '' && phone === letters.phone ? 'the customer’s' : ''}
        error={problem?.field === 'phone' ? problem.text : undefined}
      >
        {(control) => (
          <input
            {...control}
            ref={number}
            type="tel"
            autoComplete="off"
            value={phone}
            onChange={(event) => setPhone(event.target.value)}
          />
        )}
      </Field>
      <LetterText
        id="share-message"
        note="[link] and [until] are filled in when you send"
        error={problem?.field === 'words' ? problem.text : undefined}
        language={language}
        value={words}
        onType={(text) => setChanged({ ...changed, [language]: text })}
      />
      <div className={styles.send}>
        <span className={`quiet ${styles.beside}`}>Opens WhatsApp in a new tab; nothing of it runs here.</span>
        {blocked ? (
          <ButtonLink look="go" href={blocked} target="_blank" rel="noopener noreferrer" onClick={() => setBlocked('')}>
            Open WhatsApp
          </ButtonLink>
        ) : (
          <Button look="go" disabled={busy} onClick={() => void open()}>
            Open WhatsApp <kbd>Ctrl Enter</kbd>
          </Button>
        )}
      </div>
      {blocked && (
        <p role="status">The browser blocked the new tab. The link is made: open WhatsApp with the button.</p>
      )}
    </section>
  );
}

const noPhone = 'Write the phone number: +91 98765 43210';
const notAPhone = 'This is not one phone number. Write it like +91 98765 43210';
