import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SiteWordsAnswer } from '#contract/catalogue/site-words.ts';
import { paths } from '#contract/paths.ts';
import type { Problem } from '#domain/outcome.ts';
import { settleTexts } from '#domain/site-words/settle-texts.ts';
import type { SiteWordsRecord } from '#domain/site-words/site-words-record.ts';
import { type CallFailure, callApi } from '../../../call-api.ts';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { useWarningBeforeLeaving } from '../../parts/use-warning-before-leaving.ts';
import {
  fieldValue,
  isSame,
  mergeRecords,
  type RecordChange,
  recordChanges,
  withValue,
} from '../record/merge-records.ts';

/** What somebody else has saved since this screen was opened. */
export type TheirWords = { id: number; by: string; at: string; changes: RecordChange[] };

export type SiteWordsDraft = ReturnType<typeof useSiteWordsDraft>;

/** The words of the site as this screen changes them. A refused save keeps what was typed. */
export function useSiteWordsDraft(loaded: SiteWordsAnswer) {
  const [base, setBase] = useState(loaded);
  const [draft, setDraft] = useState(loaded.words);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [theirs, setTheirs] = useState<TheirWords | null>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'saved'>('idle');
  const saving = useRef(false);
  const changes = recordChanges(base.words, settleTexts(draft));
  useWarningBeforeLeaving(changes.length > 0);

  const change = useCallback((edit: (words: SiteWordsRecord) => SiteWordsRecord) => {
    setState((before) => (before === 'saved' ? 'idle' : before));
    setDraft((before) => {
      const now = edit(before);
      setProblems((found) => found.filter(({ field }) => isSame(fieldValue(before, field), fieldValue(now, field))));
      return now;
    });
  }, []);

  const refuse = (cause: CallFailure) => {
    if (cause.status === 401) localStorage.removeItem('token');
    flushSync(() => {
      setProblems(cause.problems);
      setFailure(cause);
    });
    const wrong = new Set(cause.problems.map(({ field }) => field));
    [...document.querySelectorAll<HTMLElement>('form [id]')].find(({ id }) => wrong.has(id))?.focus();
  };

  /** Brings in what somebody else has saved. The next save is made from their version. */
  const bringIn = async (refusal: CallFailure) => {
    const answer = await callStaff(paths.siteWords, { read });
    if (!answer.ok || answer.value.version === base.version) return setFailure(answer.ok ? refusal : answer);
    const { version, savedAt: at, savedBy: by, words } = answer.value;
    const merged = mergeRecords(base.words, draft, words);
    setBase({ ...answer.value, version });
    setDraft(merged.merged);
    setFailure(null);
    setTheirs((last) => ({ id: (last?.id ?? 0) + 1, by, at, changes: merged.changes }));
  };

  const send = async () => {
    setTheirs(null);
    // Not `callStaff`: it would leave the page when the login has ended, and lose what was typed.
    const body = { onto: base.version, words: draft };
    const answer = await callApi(paths.siteWords, { method: 'POST', body, read });
    if (!answer.ok) return answer.status === 409 ? bringIn(answer) : refuse(answer);
    setBase(answer.value);
    // What was typed during the call stays.
    setDraft((typed) => mergeRecords(draft, typed, answer.value.words).merged);
    setProblems([]);
    setFailure(null);
    setState('saved');
  };

  /** Ignores a call while another one runs. */
  const save = async () => {
    if (saving.current) return;
    saving.current = true;
    setState('busy');
    await send();
    saving.current = false;
    setState((now) => (now === 'busy' ? 'idle' : now));
  };

  const takeTheirs = () => {
    const both = theirs?.changes.filter(({ mine }) => mine) ?? [];
    change((words) => both.reduce((all, { path, now }) => withValue(all, path, now), words));
    setTheirs(null);
  };

  return { base, draft, problems, failure, theirs, state, changes, change, save, takeTheirs };
}

function read(response: Response) {
  return response.json() as Promise<SiteWordsAnswer>;
}
