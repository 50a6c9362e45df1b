import { useCallback, useEffect, useRef, useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { kindTitles } from '#domain/invoices/invoice-kinds.ts';
import { liveTotals } from '#domain/invoices/live-totals.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { Button } from '../../../ui/button.tsx';
import { takeUp } from '../../parts/entry/aside-store.ts';
import { loadDraft } from '../../parts/entry/draft-store.ts';
import {
  isEntry,
  onUnsentChange,
  openAgain,
  removeSent,
  removeUnsent,
  type SentForm,
  sentForms,
  type UnsentForm,
  unsentForms,
} from '../../parts/entry/unsent-store.ts';
import { Said } from '../../parts/said.tsx';
import { localTime } from '../../parts/shown-time.ts';
import { formPath } from '../../screens.ts';
import { alone, buyerOf, nameHere, sendUnsent } from './send-unsent.ts';
import styles from './unsent-list.module.css';

/** Milliseconds between two attempts of an open page. */
const PAUSE = 30_000;

/** Milliseconds until a network that has come back carries calls. */
const SETTLES = 3_000;

const IS_SENT = 'It is being sent.';

/** What waits on this device, whether it goes by itself, and the numbers of what went. */
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
  const takeBack = async (unsent: UnsentForm) => {
    if (isRunning.current) return setSaid(IS_SENT);
    const isDone = await alone(async () => {
      const screen = putBack(unsent, setSaid);
      if (!screen) return;
      removeUnsent(unsent.form.key);
      location.assign(screen);
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
                  The server did not take it: <Said text={each.refused} /> Take it back to change it.
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
              {'what' in each ? each.what : kindTitles[each.kind].report} of {each.buyer}:{' '}
              {each.number ? (
                <>
                  issued as <b>{numberOf(each)}</b>
                </>
              ) : (
                'entered'
              )}
              {'what' in each && each.warned && <span className={styles.refused}>{each.warned}</span>}
            </span>
            <span className={styles.deeds}>
              <Button
                look="slim"
                aria-label={`Close the line of ${each.number || each.buyer}`}
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

/** Makes it the draft of its form, and answers the screen of the form; '' after it has said why not. */
function putBack({ form, refused }: UnsentForm, say: (said: string) => void): string {
  const done = isEntry(form) ? openAgain(form, refused) : takeUp({ ...form, refused }, loadDraft(form.draft.kind));
  if (done === 'typed') say('Another one is typed in its form: enter or clear that first.');
  else if (done === 'failed' || !done) say('This device cannot save more: issue or clear a form first.');
  else return isEntry(form) ? form.screen : formPath(form.draft.kind);
  return '';
}

function numberOf(sent: SentForm) {
  const { number, document: id } = sent;
  const page = 'what' in sent ? paths.receiptPage : paths.documentPage;
  return id ? <a href={path(page, { id })}>{number}</a> : number;
}

/** `name`: who is logged in; null before it was looked up, '' when this device does not know it. */
function whenItGoes({ by }: UnsentForm, name: string | null) {
  if (name === null) return '';
  if (name !== '' && name !== by) return 'It does not go by itself: Send now issues it under your name.';
  return 'It goes as soon as there is a connection; the number comes then.';
}

function factsOf(unsent: UnsentForm) {
  const { form, by } = unsent;
  const what = isEntry(form) ? form.what : kindTitles[form.draft.kind].report;
  const amount = formatRupees(isEntry(form) ? form.amount : liveTotals(form.draft).totals.payable);
  return `${what} of ${buyerOf(unsent)}, ₹ ${amount}, typed by ${by} ${localTime(form.savedAt)}.`;
}
