import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Letters } from '#contract/mails.ts';
import { addDays, formatDate } from '#domain/calendar/indian-date.ts';
import { type ShareDays, shareDays } from '#domain/shares/share.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { callStaff } from '../frame/call-staff.ts';
import { useLoad } from '../use-load.ts';
import { FailedLoad } from '../when-loaded.tsx';
import { LetterLanguage } from './letter-language.tsx';
import { LinkField } from './link-field.tsx';
import { MailPart } from './mail-part.tsx';
import styles from './share-panel.module.css';
import { lettersAddress, listedUnder, type SharedOf } from './shared-of.ts';
import { useWentOut } from './use-went-out.ts';
import { WentOutTable } from './went-out-table.tsx';
import { WhatsAppPart } from './whats-app-part.tsx';

type SharePanelProps = { of: SharedOf; today: string; open: boolean; onClose: () => void };

/**
 * Sends one document, receipt or statement: a link, WhatsApp and mail, and what went out before. Esc closes it; what was typed
 * is there when it opens again.
 */
export function SharePanel({ of, today, open, onClose }: SharePanelProps) {
  const address = lettersAddress(of);
  const { state, reload } = useLoad<Letters>(address, (signal) =>
    callStaff(address, { signal, read: (response) => response.json() }),
  );
  useEscape(open ? onClose : null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (open) heading.current?.focus();
  }, [open]);
  return (
    <section aria-labelledby="share" className={styles.panel} hidden={!open}>
      <h2 id="share" ref={heading} tabIndex={-1}>
        Share <span className="quiet">{whoSees(of)}</span>
      </h2>
      {state.kind === 'ready' && <Parts of={of} letters={state.value} today={today} open={open} />}
      {state.kind === 'loading' && <p className="quiet">Loading …</p>}
      {state.kind === 'failed' && <FailedLoad failure={state.failure} onRetry={reload} />}
    </section>
  );
}

type PartsProps = { of: SharedOf; letters: Letters; today: string; open: boolean };

function Parts({ of, letters, today, open }: PartsProps) {
  const [days, setDays] = useState<ShareDays>(90);
  const [language, setLanguage] = useState(letters.language);
  const out = useWentOut(listedUnder(of));
  const part = { of, days, language, letters, onSent: out.reload };
  return (
    <>
      <LinkField of={of} days={days} onMade={out.reload}>
        <Field id="share-days" label="Open for" note={`to ${formatDate(addDays(today, days))}`}>
          {(control) => (
            <Select
              {...control}
              value={String(days)}
              options={dayOptions}
              onChange={(event) => setDays(Number(event.target.value) as ShareDays)}
            />
          )}
        </Field>
      </LinkField>
      <div className={styles.language}>
        <span>Words in</span>
        <LetterLanguage language={language} onChoose={setLanguage} />
      </div>
      <div className={styles.ways}>
        <WhatsAppPart {...part} active={open} />
        <MailPart {...part} />
      </div>
      <WentOutTable {...out} />
    </>
  );
}

const dayOptions = shareDays.map((days) => ({ value: String(days), text: `${days} days` }));

function whoSees(of: SharedOf): string {
  const what = 'document' in of ? 'document' : 'receipt' in of ? 'receipt' : 'statement';
  return `Anyone with a link can see this ${what} and nothing else`;
}

function useEscape(onClose: (() => void) | null): void {
  useEffect(() => {
    if (!onClose) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) onClose();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onClose]);
}
