import { useCallback, useEffect, useRef, useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { buyerName } from '#domain/invoices/buyer-name.ts';
import { kindTitles } from '#domain/invoices/invoice-kinds.ts';
import { liveTotals } from '#domain/invoices/live-totals.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { Button } from '../../../ui/button.tsx';
import { takeUp } from '../../parts/entry/aside-store.ts';
import { loadDraft } from '../../parts/entry/draft-store.ts';
import {
  onUnsentChange,
  removeSent,
  removeUnsent,
  type SentForm,
  sentForms,
  type UnsentForm,
  unsentForms,
} from '../../parts/entry/unsent-store.ts';
import { localTime } from '../../parts/shown-time.ts';
import { formPath } from '../../screens.ts';
import { alone, nameHere, sendUnsent } from './send-unsent.ts';
import styles from './unsent-list.module.css';

/** Milliseconds between two attempts of an open page. */
const PAUSE = 30_000;

/** Milliseconds until a network that has come back carries calls. */
const SETTLES = 3_000;

const IS_SENT = 'It is being sent.';

/** The documents that wait on this device, whether they go by themselves, and the numbers of those that went. */
export function UnsentList() {
  const [{ unsent, sent }, setForms] = useState(readForms);
  const [sending, setSending] = useState(false);
  const [said, setSaid] = useState('');
  const [name, setName] = useState<string | null>(null);
  const isRunning = useRef(false);
  const box = useRef<HTMLElement>(null);
  useEffect(() => onUnsentChange(() => setForms(readForms())), []);
  const send = useCallback(async (only?: string) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setSending(true);
    try {
      const words = await sendUnsent(only);
      if (words !== '' || only !== undefined) setSaid(words);
      setName(await nameHere());
    } finally {
      isRunning.current = false;
      setSending(false);
    }
  }, []);
  useEffect(() => {
    const sendAll = () => void send();
    sendAll();
    const timer = setInterval(sendAll, PAUSE);
    // A network that has just come often carries nothing yet.
    let again = 0;
    const isOnline = () => {
      sendAll();
      again = window.setTimeout(sendAll, SETTLES);
    };
    addEventListener('online', isOnline);
    return () => {
      clearInterval(timer);
      clearTimeout(again);
      removeEventListener('online', isOnline);
    };
  }, [send]);

  const sendNow = async (key: string) => {
    if (isRunning.current) return setSaid(IS_SENT);
    setSaid('');
    await send(key);
    // Its button may be gone.
    if (document.activeElement === document.body) box.current?.focus();
  };
  const takeBack = async ({ form }: UnsentForm) => {
    if (isRunning.current) return setSaid(IS_SENT);
    const { kind } = form.draft;
    const isDone = await alone(async () => {
      if (!takeUp(form, loadDraft(kind))) return setSaid('This device cannot save more: issue or clear a form first.');
      removeUnsent(form.key);
      location.assign(formPath(kind));
    });
    if (!isDone) setSaid('Another tab sends it at this moment.');
  };
  return (
    <section ref={box} className={styles.list} aria-label="Not sent yet" tabIndex={-1}>
      {unsent.length > 0 && <h2>Not sent yet</h2>}
      <ul>
        {unsent.map((each) => (
          <li key={each.form.key}>
            <span>
              {factsOf(each)} {each.refused === '' && whenItGoes(each, name)}
              {each.refused !== '' && (
                <span className={styles.refused}>
                  The server did not take it: {each.refused} Take it back to change it.
                </span>
              )}
            </span>
            <span className={styles.deeds}>
              <Button
                look="slim"
                aria-label={`${sending ? 'Sending …' : 'Send now'}: ${buyerOf(each)}`}
                aria-disabled={sending}
                onClick={() => sendNow(each.form.key)}
              >
                {sending ? 'Sending …' : 'Send now'}
              </Button>
              <Button
                look="slim"
                aria-label={`Take it back: ${buyerOf(each)}`}
                aria-disabled={sending}
                onClick={() => takeBack(each)}
              >
                Take it back
              </Button>
            </span>
          </li>
        ))}
        {sent.map((each) => (
          <li key={each.key}>
            <span>
              {kindTitles[each.kind].report} of {each.buyer}: issued as <b>{numberOf(each)}</b>
            </span>
            <span className={styles.deeds}>
              <Button
                look="slim"
                aria-label={`Close the line of ${each.number}`}
                onClick={() => {
                  removeSent(each.key);
                  box.current?.focus();
                }}
              >
                Close
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <p role="status">{said}</p>
    </section>
  );
}

function readForms() {
  return { unsent: unsentForms(), sent: sentForms() };
}

function numberOf({ number, document }: SentForm) {
  return document ? <a href={path(paths.documentPage, { id: document })}>{number}</a> : number;
}

function buyerOf({ form }: UnsentForm) {
  return buyerName(form.draft.buyerAddress);
}

/** `name`: who is logged in; null before it was looked up, '' when this device does not know it. */
function whenItGoes({ by }: UnsentForm, name: string | null) {
  if (name === null) return '';
  if (name !== '' && name !== by) return 'It does not go by itself: Send now issues it under your name.';
  return 'It goes as soon as there is a connection; the number comes then.';
}

function factsOf(unsent: UnsentForm) {
  const { form, by } = unsent;
  const { draft, savedAt } = form;
  const amount = formatRupees(liveTotals(draft).totals.payable);
  return `${kindTitles[draft.kind].report} of ${buyerOf(unsent)}, ₹ ${amount}, typed by ${by} ${localTime(savedAt)}.`;
}
