import { type SubmitEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { trapName } from '#contract/callback-wire.ts';
import { sitePaths } from '#contract/site-paths.ts';
import { nearestOffice } from '#domain/company/nearest-office.ts';
import type { Problem } from '#domain/outcome.ts';
import { type SampleProblem, sampleProblems } from '#domain/samples/sample-problems.ts';
import type { SampleRequest } from '#domain/samples/sample-request.ts';
import { sampleWords } from '#domain/samples/sample-words.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { callApi } from '../../call-api.ts';
import { countConversion } from '../parts/count-conversion.ts';
import { failureWords } from '../parts/failure-words.ts';
import { forgetSamples, keepPin, restoreSamples } from '../parts/kept-in-tab.ts';
import type { Site } from '../parts/site-page.ts';
import { useWords } from '../words/site-words.tsx';

export type SampleRequestState = ReturnType<typeof useSampleRequest>;

/** `turn` increases with each, so that the same words are announced again; 0 before the script refused anything. */
type Refusal = { message: string; problems: readonly Problem[]; turn: number };

/** Checks and sends the form. What was typed stays in its fields until the server has it. */
export function useSampleRequest({ refusedSample, company }: Site, samples: NonNullable<Site['samples']>) {
  const { language, words } = useWords();
  // What a form without script was refused for by the limits comes without words: they are of the page's language.
  const [refusal, setRefusal] = useState<Refusal>(() => ({
    problems: refusedSample?.problems ?? [],
    message: refusedSample ? refusedSample.message || words.error.tooMany : '',
    turn: 0,
  }));
  const [sending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  /** Null until the script counts. */
  const [count, setCount] = useState<number | null>(null);
  const busy = useRef(false);
  const notice = useRef<HTMLDivElement>(null);
  const left = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (left.current && !refusedSample) restoreSamples(left.current);
  }, [refusedSample]);
  const [pin, setPin] = useState('');
  const follow = useCallback(() => {
    setCount(document.querySelectorAll('[name=materials]:checked').length);
    setPin(keepPin(left.current?.querySelector<HTMLInputElement>('[name=pin]')?.value ?? ''));
  }, []);
  useEffect(follow, [follow]);

  const refuse = (message: string, problems: readonly Problem[]) =>
    setRefusal(({ turn }) => ({ message, problems, turn: turn + 1 }));
  // Once its words are there: a screen reader says them with the field.
  useLayoutEffect(() => {
    if (refusal.turn === 0) return;
    const [first] = refusal.problems;
    const control = first && left.current?.querySelector<HTMLElement>(`[name="${first.field}"]`);
    (control ?? notice.current)?.focus();
  }, [refusal]);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy.current) return;
    const fields = new FormData(form);
    const of = (name: string) => String(fields.get(name) ?? '');
    const typed: SampleRequest = {
      name: of('name'),
      phone: of('phone'),
      address: of('address'),
      pin: of('pin'),
      email: of('email'),
      purpose: of('purpose'),
    };
    const materials = fields.getAll('materials').map((value) => {
      const [code = '', ...colourway] = String(value).split('/');
      return { code, colourway: colourway.join('/') };
    });
    const said = sampleWords(language);
    const found = [...choiceProblems(materials.length, samples.terms?.most, said), ...sampleProblems(typed, said)];
    if (found.length > 0) return refuse(said.refused, found);
    busy.current = true;
    setSending(true);
    const answer = await callApi(sitePaths.askSamples, {
      method: 'POST',
      body: { ...typed, materials, language, [trapName]: of(trapName) },
      read: (response) => response.text(),
      logged: 'Samples failed:',
    });
    busy.current = false;
    setSending(false);
    if (answer.ok && answer.value === ACCEPTED) {
      countConversion(answer.headers);
      forgetSamples();
      return setSent(true);
    }
    if (answer.ok) return refuse(words.callback.anotherAnswer, []);
    if (answer.problems.length > 0 || answer.status === 409) return refuse(answer.message, answer.problems);
    const [phone] = company.contact.phones;
    const instead = phone ? fillWords(words.callback.callInstead, { phone }) : '';
    refuse([failureWords(answer, language, words), instead].filter(Boolean).join(' '), []);
  };

  return {
    ...{ ...refusal, sending, isSent, count, notice, left, send },
    typed: refusedSample?.request,
    /** The office nearest to the PIN code, where the firm has more than one. */
    nearest: company.contact.offices.length > 1 ? nearestOffice(company.contact.offices, pin) : undefined,
    follow,
  };
}

/** The answer of success, as of a callback. A network with its own login page answers with that page instead. */
const ACCEPTED = 'OK';

function choiceProblems(n: number, most: number | undefined, words: ReturnType<typeof sampleWords>): SampleProblem[] {
  if (n === 0) return [{ field: 'materials', message: words.none }];
  return most !== undefined && n > most ? [{ field: 'materials', message: fillWords(words.many, { most, n }) }] : [];
}
