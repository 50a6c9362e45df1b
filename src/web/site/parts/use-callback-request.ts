import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { callbackNames, inputFromRequest, trapName } from '#contract/callback-wire.ts';
import { sitePaths } from '#contract/site-paths.ts';
import { type CallbackProblem, callbackProblems, type RefusedCallback } from '#domain/callbacks/callback-problems.ts';
import { type CallbackRequest, trimRequest } from '#domain/callbacks/callback-request.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import type { Language } from '#domain/text/language.ts';
import { callApi, logFailedCall } from '../../call-api.ts';
import { useWords } from '../words/site-words.tsx';
import type { Words } from '../words/words.ts';
import { countConversion } from './count-conversion.ts';
import { failureWords } from './failure-words.ts';
import type { AskedWall } from './open-callback.ts';
import { refusalWords } from './refusal-words.ts';
import type { Site } from './site-page.ts';

type Alert = {
  /** Increases with each alert, so that screen readers announce the same text again. */
  turn: number;
  kind: 'good' | 'bad';
  title: string;
  text: string;
  /** The fields with problems. */
  fields: string[];
};

type Options = {
  site: Site;
  turn: number;
  refused: RefusedCallback | undefined;
  /** Those that go along: folder/name. */
  picturesOf: (form: HTMLFormElement) => readonly string[];
  measures: readonly AskedWall[];
  onSent: ((id: string | null) => void) | undefined;
  onFailed: (() => void) | undefined;
};

/**
 * Checks and sends the form. The fields are cleared when sending starts, as the specification says; after a failure the typed
 * text is restored.
 */
export function useCallbackRequest({ site, turn, refused, picturesOf, measures, onSent, onFailed }: Options) {
  const { language, words } = useWords();
  const [alert, setAlert] = useState<Alert | null>(() => refusal(refused?.problems ?? [], language, words));
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const notice = useRef<HTMLDivElement>(null);
  const isNews = useRef(false);
  const showAlert = (next: Omit<Alert, 'turn'> | null) => {
    isNews.current = next !== null;
    setAlert((before) => next && { ...next, turn: (before?.turn ?? 0) + 1 });
  };
  const forgetThanks = () => setAlert((before) => (before?.kind === 'good' ? null : before));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn is the reason, though its number is not read
  useEffect(forgetThanks, [turn]);

  // On a phone the notice is above the window, where Submit was pressed. It takes the focus unless a field has a problem.
  useEffect(() => {
    if (!isNews.current) return;
    isNews.current = false;
    if (alert?.fields.length === 0) notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [alert]);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy.current) return;
    const typed = trimRequest(read(form));
    const problems = callbackProblems(typed);
    if (problems.length > 0) {
      showAlert(refusal(problems, language, words));
      fieldOf(form, problems[0]?.field)?.focus();
      return;
    }
    const trap = (form.elements.namedItem(trapName) as HTMLInputElement).value;
    const pictures = picturesOf(form);
    busy.current = true;
    setSending(true);
    showAlert(null);
    write(form, { email: '', name: '', contactNumber: '', message: '' });
    const answer = await callApi(sitePaths.callback, {
      method: 'POST',
      body: {
        ...inputFromRequest(typed),
        [trapName]: trap,
        ...(pictures.length > 0 ? { pictures } : {}),
        ...(measures.length > 0 ? { measures } : {}),
      },
      read: (response) => response.text(),
      logged,
    });
    busy.current = false;
    setSending(false);
    if (answer.ok && answer.value === ACCEPTED) {
      showAlert({ kind: 'good', title: words.callback.thanksTitle, text: words.callback.thanks, fields: [] });
      countConversion(answer.headers);
      onSent?.(answer.headers.get('Callback-Id'));
      return;
    }
    write(form, typed);
    if (answer.ok)
      logFailedCall(sitePaths.callback, { method: 'POST', logged }, `answered ${answer.value.slice(0, 100)}`);
    const why = answer.ok ? words.callback.anotherAnswer : failureWords(answer, language, words);
    const [phone] = site.company.contact.phones;
    const instead = phone && fillWords(words.callback.callInstead, { phone });
    const text = instead ? fillWords(words.callback.why, { why, instead }) : why;
    showAlert({ kind: 'bad', title: words.callback.notSentTitle, text, fields: [] });
    onFailed?.();
  };

  return { alert, notice, sending, send, begin: forgetThanks };
}

/** The answer of success in the specification. A network with its own login page answers with that page instead. */
const ACCEPTED = 'OK';

const logged = 'Callback failed:';

function refusal(problems: CallbackProblem[], language: Language, words: Words): Alert | null {
  const [first] = problems;
  if (!first) return null;
  return { turn: 1, kind: 'bad', ...refusalWords(first, language, words), fields: problems.map(({ field }) => field) };
}

function fieldOf(form: HTMLFormElement, field: keyof CallbackRequest | undefined) {
  return field ? (form.elements.namedItem(callbackNames[field]) as HTMLInputElement) : undefined;
}

function read(form: HTMLFormElement): CallbackRequest {
  const value = (field: keyof CallbackRequest) => fieldOf(form, field)?.value ?? '';
  return {
    email: value('email'),
    name: value('name'),
    contactNumber: value('contactNumber'),
    message: value('message'),
  };
}

function write(form: HTMLFormElement, request: CallbackRequest) {
  for (const field of Object.keys(callbackNames) as (keyof CallbackRequest)[]) {
    const control = fieldOf(form, field);
    if (control) control.value = request[field];
  }
}
