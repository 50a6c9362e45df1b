import { useCallback, useEffect, useRef, useState } from 'react';
import type { IssuedVoucher } from '#contract/receivables/receivables.ts';
import type { Problem } from '#domain/outcome.ts';
import { callApi } from '../../../call-api.ts';
import type { UnsentForm } from '../../parts/entry/unsent-store.ts';
import { hasToken } from '../../parts/frame/token.ts';
import { sendAgain } from '../../parts/send-again.ts';
import { useWarningBeforeLeaving } from '../../parts/use-warning-before-leaving.ts';
import { type Entry, entryBody, entryPaths, ofRow, payingRows } from './entry-of-draft.ts';
import { entryWording } from './entry-wording.ts';
import { type MoneyDraft, moneyDraftName } from './money-draft.ts';
import type { PaysItem } from './pays-rows.ts';
import type { SavedMoney } from './use-money-draft.ts';

/** The last attempt to enter. `id` counts the attempts, so that the same refusal takes the focus again. */
export type EntryAttempt = {
  id: number;
  draft: MoneyDraft;
} /** `isWaiting`: the database is away, and it is sent again by itself. */ & (
  | { kind: 'sending'; isWaiting?: boolean }
  /** `isUnreached`: nobody knows whether it arrived. */
  | { kind: 'refused'; message: string; problems: Problem[]; isUnreached?: boolean }
  /** The key entered something before, or it was cancelled since: this would be another one. */
  | { kind: 'exists'; message: string; problems: Problem[] }
  | { kind: 'login-ended'; problems: Problem[] }
  | { kind: 'entered'; entry: Entry; voucher: IssuedVoucher | null }
);

type Reading = { form: SavedMoney; entry: Entry; items: readonly PaysItem[] };

/** Sends the form. Nothing is sent while a rule refuses it, and the same key is sent until it is entered. */
export function useEnter(read: () => Reading, onEntered: () => void) {
  const [attempt, setAttempt] = useState<EntryAttempt | null>(null);
  /** Of the entry that is being sent. */
  const sending = useRef<AbortController | null>(null);
  const count = useRef(0);

  useWarningBeforeLeaving(attempt?.kind === 'sending', hasToken);
  useEffect(() => () => sending.current?.abort(), []);

  const enter = useCallback(async () => {
    if (sending.current) return;
    const { form, entry, items } = read();
    const { draft, key } = form;
    count.current += 1;
    const base = { id: count.current, draft };
    if (entry.problems.length > 0)
      return setAttempt({ ...base, kind: 'refused', message: '', problems: entry.problems });
    sending.current = new AbortController();
    const { signal } = sending.current;
    setAttempt({ ...base, kind: 'sending' });
    // Not `callStaff`: it would leave the page when the login has ended.
    const send = () =>
      callApi(entryPaths[draft.kind], {
        method: 'POST',
        body: entryBody(entry, draft.kind, items),
        headers: { 'Idempotency-Key': key },
        read: (response) => response.json() as Promise<IssuedVoucher>,
      });
    const answer = await sendAgain(send, () => setAttempt({ ...base, kind: 'sending', isWaiting: true }), signal);
    // The form was cleared, and may hold another entry: this answer is not about it.
    if (signal.aborted) return;
    sending.current = null;
    if (answer.ok) {
      onEntered();
      return setAttempt({ ...base, kind: 'entered', entry, voucher: draft.kind === 'use' ? null : answer.value });
    }
    if (answer.status === 401) {
      localStorage.removeItem('token');
      return setAttempt({ ...base, kind: 'login-ended', problems: [] });
    }
    const problems = answer.problems.map((problem) => ofRow(problem, payingRows(entry.rows)));
    const { message, status } = answer;
    if (status === 409) return setAttempt({ ...base, kind: 'exists', message, problems });
    setAttempt({ ...base, kind: 'refused', message, problems, isUnreached: status === 0 });
  }, [read, onEntered]);

  /** Another entry begins; one that is being sent goes on no longer. */
  const reset = useCallback(() => {
    sending.current?.abort();
    sending.current = null;
    setAttempt(null);
  }, []);

  return { attempt, enter, reset };
}

/** What waits on this device when the server is not reached: with the body that may have arrived. `by`: who is logged in. */
export function unsentEntry({ form, entry, items }: Reading, by: string): UnsentForm {
  const { kind, customerText } = form.draft;
  const facts = {
    key: form.key,
    savedAt: new Date().toISOString(),
    what: entryWording[kind].noun.replace(/^./, (letter) => letter.toUpperCase()),
    whom: customerText,
    amount: entry.total,
  };
  const sent = { call: entryPaths[kind], body: entryBody(entry, kind, items) };
  const opened = { screen: location.pathname, name: moneyDraftName(kind), saved: form };
  return { form: { ...facts, ...sent, ...opened }, by, refused: '' };
}
