import { useEffect, useRef, useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { Problem } from '#domain/outcome.ts';
import type { CallAnswer } from '#web/call-api.ts';
import { AnswerPanel, FieldLink } from '#web/office/parts/entry/answer-panel.tsx';
import { EntryDock, Next } from '#web/office/parts/entry/entry-dock.tsx';
import { KeptStatus } from '#web/office/parts/entry/kept-status.tsx';
import { useKeptDraft } from '#web/office/parts/entry/use-kept-draft.ts';
import { PageHead } from '#web/office/parts/frame/staff-page.tsx';
import { sendAgain } from '#web/office/parts/send-again.ts';
import { usePrimaryKey } from '#web/office/parts/use-primary-key.ts';
import { WaitingForDatabase } from '#web/office/parts/waiting-for-database.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import dock from '#web/ui/dock.module.css';
import { answered, failedStates, refused } from './failures.ts';
import styles from './kit.module.css';
import type { KitRoom } from './kit-room.ts';
import { type FieldNames, TextFields } from './text-fields.tsx';

type Saved = { buyer: string; amount: string; savedAt: string };

const names: FieldNames = { buyer: 'Received from', amount: 'Amount received ₹' };

type Given = {
  /** Its name on this device, of which each state has its own. */
  name: string;
  typed?: Partial<Saved>;
  /** What another tab types into the same form after this one. */
  elsewhere?: string;
  /** The main button is pressed when it opens. */
  isSent?: boolean;
  send?: () => Promise<CallAnswer<string>>;
};

const whole = { buyer: 'Sample Hall', amount: '45,000' };

/** What became of the last attempt; it has a new `id` each time. */
type Attempt = { id: number; kind: 'sending' | 'waiting' | 'not-ready' | 'done' } | Refused;
type Refused = { id: number; kind: 'refused'; status: number; message: string };

function MoneyEntry({ name, typed = {}, elsewhere, isSent = false, send = async () => answered('') }: Given) {
  // The window of a phone beside it is no other tab of the same form.
  const keptAs = `draft:kit-${name}-${window.innerWidth}` as const;
  const kept = useKeptDraft<Saved>({
    name: keptAs,
    isRight: (value): value is Saved => typeof (value as Saved | null)?.buyer === 'string',
    open: (saved, isFirst) =>
      saved && !isFirst ? { saved, saveState: 'saved' } : { saved: blank, saveState: 'unsaved' },
    isTyped: ({ buyer, amount }) => buyer + amount !== '',
  });
  const { form, put, begin, read } = kept;
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const leaving = useRef(new AbortController());
  const problems = problemsOf(form);
  const enter = async () => {
    const id = (attempt?.id ?? 0) + 1;
    if (problemsOf(read()).length > 0) return setAttempt({ id, kind: 'not-ready' });
    setAttempt({ id, kind: 'sending' });
    const answer = await sendAgain(send, () => setAttempt({ id, kind: 'waiting' }), leaving.current.signal);
    setAttempt(
      answer.ok ? { id, kind: 'done' } : { id, kind: 'refused', status: answer.status, message: answer.message },
    );
  };
  usePrimaryKey(enter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (Object.keys(typed).length > 0) put({ ...blank, ...typed, savedAt: new Date().toISOString() });
    if (elsewhere !== undefined) {
      localStorage.setItem(keptAs, elsewhere);
      dispatchEvent(new window.Event('storage'));
    }
    if (isSent) enter();
    return () => {
      leaving.current.abort();
      kept.removeSaved();
    };
  }, []);
  const isBusy = attempt?.kind === 'sending' || attempt?.kind === 'waiting';
  const errorOf = (field: string) =>
    attempt?.kind === 'not-ready' ? problems.find((each) => each.field === field)?.message : undefined;
  return (
    <>
      <PageHead title="Receive money">
        <KeptStatus
          kept={kept}
          busy={isBusy}
          until="it is entered"
          clear={{
            button: 'Clear form',
            title: 'Clear this form?',
            text: 'What you typed here will be lost.',
            onYes: () => begin(blank),
          }}
        >
          <kbd>Enter</kbd> next needed field
        </KeptStatus>
      </PageHead>
      {isBusy && <WaitingForDatabase isWaiting={attempt.kind === 'waiting'} done="entered" />}
      <form
        className="form"
        noValidate
        inert={isBusy}
        aria-label="Receive money"
        onSubmit={(event) => {
          event.preventDefault();
          enter();
        }}
      >
        <div className={`split ${styles.typed}`}>
          <TextFields
            names={names}
            typedIn={(field) => form[field as keyof typeof whole]}
            errorOf={errorOf}
            onType={(field, value) => put({ ...read(), [field]: value, savedAt: new Date().toISOString() })}
          />
          {attempt && <Answer attempt={attempt} problems={problems} onRetry={enter} />}
        </div>
        <EntryDock
          announced={`Total ${form.amount} rupees`}
          go={isBusy ? 'Entering …' : 'Enter receipt'}
          isBusy={isBusy}
        >
          <p className={dock.need}>
            {attempt?.kind === 'done' ? (
              'Entered.'
            ) : (
              <Next problems={problems.map(({ message }) => message)}>All of it is an advance.</Next>
            )}
          </p>
          <dl className={dock.figures}>
            <div className={dock.sum}>
              <dt>Counts as paid</dt>
              <dd>₹ {form.amount || '0.00'}</dd>
            </div>
          </dl>
        </EntryDock>
      </form>
    </>
  );
}

type AnswerProps = { attempt: Attempt; problems: readonly Problem[]; onRetry: () => void };

function Answer({ attempt, problems, onRetry }: AnswerProps) {
  if (attempt.kind !== 'refused')
    return (
      <AnswerPanel
        attempt={attempt}
        isShown={attempt.kind === 'not-ready' && problems.length > 0}
        title={`This receipt is not ready: ${problems.length === 1 ? '1 thing' : `${problems.length} things`} to put right`}
        actions={null}
      >
        <ul>
          {problems.map(({ field, message }) => (
            <li key={field}>
              <FieldLink id={field}>{message}</FieldLink>
            </li>
          ))}
        </ul>
      </AnswerPanel>
    );
  const hasEnded = attempt.status === 401;
  const actions = (
    <>
      {hasEnded && (
        <ButtonLink href={`${paths.auth}?ended`} target="_blank">
          Log in in a new tab
        </ButtonLink>
      )}
      {attempt.status === 409 && <Button>Enter another</Button>}
      {!hasEnded && attempt.status !== 409 && <Button onClick={onRetry}>Try again</Button>}
    </>
  );
  const title = hasEnded ? 'Your login has ended. What you typed is still here.' : attempt.message;
  return (
    <AnswerPanel attempt={attempt} isShown title={title} actions={actions}>
      {hasEnded && <p>Log in there, come back and press the button again: nothing is entered twice.</p>}
    </AnswerPanel>
  );
}

const blank: Saved = { buyer: '', amount: '', savedAt: '' };

function problemsOf({ buyer, amount }: Saved): Problem[] {
  return [
    ...(buyer === '' ? [{ field: 'buyer', message: 'Received from is missing.' }] : []),
    ...(/^[\d,]+(\.\d\d)?$/.test(amount) ? [] : [{ field: 'amount', message: 'Amount received is no amount.' }]),
  ];
}

function entryWith(given: Given) {
  return () => <MoneyEntry {...given} />;
}

/** The database is away: the answer says when to ask again. */
async function away() {
  const answer = await refused(503, 'The database is away for a moment.');
  return { ...answer, headers: new Headers({ 'Retry-After': '2' }) };
}

/** More than a browser keeps for a site. */
const tooMuch = 'A very long name '.repeat(700_000);

const typed = whole;

export const entryRoom: KitRoom = {
  title: 'Entry',
  folder: 'entry',
  states: {
    empty: { title: 'Empty', onPhone: true, Show: entryWith({ name: 'empty' }) },
    full: { title: 'Full, and kept on this device', onPhone: true, Show: entryWith({ name: 'full', typed }) },
    problems: {
      title: 'With problems, and the ways to them',
      onPhone: true,
      Show: entryWith({ name: 'problems', typed: { amount: 'some' }, isSent: true }),
    },
    'not-kept': {
      title: 'This device keeps nothing more',
      Show: entryWith({ name: 'not-kept', typed: { ...typed, buyer: tooMuch } }),
    },
    'two-tabs': {
      title: 'Another tab has changed it',
      onPhone: true,
      Show: entryWith({
        name: 'two-tabs',
        typed,
        elsewhere: JSON.stringify({ ...typed, buyer: 'Example Studio', savedAt: '2026-11-20T06:00:00.000Z' }),
      }),
    },
    sending: {
      title: 'While it is sent',
      Show: entryWith({ name: 'sending', typed, isSent: true, send: () => new Promise<never>(() => {}) }),
    },
    waiting: {
      title: 'While the database is away',
      onPhone: true,
      Show: entryWith({ name: 'waiting', typed, isSent: true, send: away }),
    },
    entered: { title: 'Entered', Show: entryWith({ name: 'entered', typed, isSent: true }) },
    ...failedStates((send, name) => entryWith({ name: `failed-${name}`, typed, isSent: true, send })),
  },
};
