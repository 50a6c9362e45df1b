import { useRef, useState } from 'react';
import type { Letters } from '#contract/mails.ts';
import type { ShareDays } from '#domain/shares/share.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { usePrimaryKey } from '../use-primary-key.ts';
import { LetterText } from './letter-text.tsx';
import styles from './share-panel.module.css';
import type { SharedOf } from './shared-of.ts';
import { useWhatsApp } from './use-whats-app.ts';

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
  const { open: openWhatsApp, busy, blocked, unblock, errorOf } = useWhatsApp(of, days);
  const number = useRef<HTMLInputElement>(null);
  const words = changed[language] ?? letters.letters[language].message;

  const open = async () => {
    const refused = await openWhatsApp(phone, words);
    if (!refused) return onSent();
    if (refused.field === 'phone') number.current?.focus();
  };
  usePrimaryKey(busy || !active ? null : () => void open());

  return (
    <section aria-labelledby="share-whatsapp">
      <h3 id="share-whatsapp">WhatsApp</h3>
      <Field
        id="share-phone"
        label="Number"
        note={phone !== '' && phone === letters.phone ? 'the customer’s' : ''}
        error={errorOf('phone')}
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
        error={errorOf('words')}
        language={language}
        value={words}
        onType={(text) => setChanged({ ...changed, [language]: text })}
      />
      <div className={styles.send}>
        <span className={`quiet ${styles.beside}`}>Opens WhatsApp in a new tab; nothing of it runs here.</span>
        {blocked ? (
          <ButtonLink look="go" href={blocked} target="_blank" rel="noopener noreferrer" onClick={unblock}>
            Open WhatsApp
          </ButtonLink>
        ) : (
          <Button look="go" aria-disabled={busy} onClick={() => busy || void open()}>
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
