import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CatalogueAnswer, CataloguePreviewAnswer } from '#contract/catalogue.ts';
import { paths } from '#contract/paths.ts';
import type { CatalogueRecord } from '#domain/catalogue/catalogue-record.ts';
import type { Problem } from '#domain/outcome.ts';
import { type CallFailure, callApi } from '../../../call-api.ts';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { useWarningBeforeLeaving } from '../../parts/use-warning-before-leaving.ts';
import { mergeCatalogues } from './merge-catalogues.ts';
import { fieldValue, isSame, type RecordChange, recordChanges, withValue } from './merge-records.ts';
import { withRenamedProducts } from './with-renamed-products.ts';

/** What somebody else has saved since this screen was opened. */
export type TheirCatalogue = { id: number; by: string; at: string; changes: RecordChange[] };

/** What a save would take away, and what it would save. */
export type Asked = { losses: readonly string[]; also: Edit; words: AskedWords };

/** How a save is asked about. */
type AskedWords = { title: string; yes: string; look: 'go' | 'destroy' };

const saveWords: AskedWords = { title: 'Save this?', yes: 'Save', look: 'go' };

type Found = { problems: readonly Problem[]; draft: CatalogueRecord };

/** Changes the record: `(record) => ({ ...record, hsnCodes: [] })` */
type Edit = (record: CatalogueRecord) => CatalogueRecord;

export type CatalogueDraft = ReturnType<typeof useCatalogueDraft>;

/** The catalogue as this screen changes it. `start` adds what a new thing begins with. A refused save keeps what was typed. */
export function useCatalogueDraft(loaded: CatalogueAnswer, start: Edit = asItIs) {
  const [base, setBase] = useState(loaded);
  const [draft, setDraft] = useState(() => start(loaded.catalogue));
  const [begun, setBegun] = useState(() => start);
  const [found, setFound] = useState<Found>({ problems: [], draft });
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [theirs, setTheirs] = useState<TheirCatalogue | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'saved'>('idle');
  const saving = useRef(false);
  const isChanged = !isSame(begun(base.catalogue), draft);
  useWarningBeforeLeaving(isChanged);

  const change = useCallback((edit: Edit) => {
    setState((before) => (before === 'saved' ? 'idle' : before));
    setDraft(edit);
  }, []);

  const refuse = (cause: CallFailure) => {
    flushSync(() => {
      setFound({ problems: cause.problems, draft });
      setFailure(cause);
    });
    focusFirst(cause.problems);
  };

  /** Shows what somebody else has saved. The next save is made from their version. */
  const bringIn = async (refusal: CallFailure) => {
    const answer = await callStaff(paths.catalogueRecord, { read });
    if (!answer.ok) return setFailure(answer);
    const now = answer.value;
    if (now.version === base.version) return setFailure(refusal);
    const { merged, changes } = mergeCatalogues(base.catalogue, draft, now.catalogue);
    setBase(now);
    setDraft(merged);
    setFailure(null);
    setTheirs((last) => ({ id: (last?.id ?? 0) + 1, by: now.savedBy, at: now.savedAt, changes }));
  };

  // Not `callStaff`: it would leave the page when the login has ended, and lose what was typed.
  const post = <T>(url: string, record: CatalogueRecord, read: (response: Response) => Promise<T>) =>
    callApi(url, {
      method: 'POST',
      body: { onto: base.version, catalogue: withRenamedProducts(base.catalogue, record) },
      read,
    });

  const fail = (failure: CallFailure) => {
    if (failure.status === 401) localStorage.removeItem('token');
    return failure.status === 409 ? bringIn(failure) : refuse(failure);
  };

  const send = async (also: Edit) => {
    setAsked(null);
    const answer = await post(paths.catalogueRecord, also(draft), read);
    if (!answer.ok) return fail(answer);
    setBase(answer.value);
    // What was typed during the call stays.
    setDraft((typed) => mergeCatalogues(also(draft), also(typed), answer.value.catalogue).merged);
    setBegun(() => asItIs);
    setFound({ problems: [], draft });
    setFailure(null);
    setState('saved');
  };

  /** Asks first when visitors or staff would lose something. */
  const check = async (also: Edit, words: AskedWords) => {
    setTheirs(null);
    const answer = await post(paths.cataloguePreview, also(draft), readPreview);
    if (!answer.ok) return fail(answer);
    if (answer.value.losses.length > 0) setAsked({ losses: answer.value.losses, also, words });
    else await send(also);
  };

  /** Ignores a call while another one runs. */
  const exclusively = async (work: () => Promise<void>) => {
    if (saving.current) return;
    saving.current = true;
    setState('busy');
    await work();
    saving.current = false;
    setState((now) => (now === 'busy' ? 'idle' : now));
  };

  return {
    base,
    draft,
    problems: unchanged(found, draft),
    failure,
    theirs,
    /** What a save would take away: asked about before it is saved. Null when nothing is asked. */
    asked,
    state,
    isChanged,
    changes: isChanged ? recordChanges(base.catalogue, draft) : [],
    change,
    save: () => exclusively(() => check(asItIs, saveWords)),
    /** Saves the draft with one more change, which is not in the draft while it is refused or cancelled. */
    saveWith: (also: Edit, words: AskedWords) => exclusively(() => check(also, words)),
    confirm: () => exclusively(() => send(asked?.also ?? asItIs)),
    cancel: () => setAsked(null),
    takeTheirs: () => {
      const both = theirs?.changes.filter(({ mine }) => mine) ?? [];
      change((record) => both.reduce((all, { path, now }) => withValue(all, path, now), record));
      setTheirs(null);
    },
  };
}

/**
 * The problems of what has not been changed since: the next save finds the others, if they are still there. Two products of one
 * name have the same problem, and a change of one may mend both.
 */
function unchanged({ problems, draft }: Found, now: CatalogueRecord): readonly Problem[] {
  const changed = problems.filter(({ field }) => !isSame(fieldValue(draft, field), fieldValue(now, field)));
  return problems.filter(({ message }) => !changed.some((problem) => problem.message === message));
}

function asItIs(record: CatalogueRecord) {
  return record;
}

function read(response: Response) {
  return response.json() as Promise<CatalogueAnswer>;
}

function readPreview(response: Response) {
  return response.json() as Promise<CataloguePreviewAnswer>;
}

/** Focuses the first wrong field in page order. */
function focusFirst(problems: readonly Problem[]) {
  const wrong = new Set(problems.map(({ field }) => field));
  [...document.querySelectorAll<HTMLElement>('form [id]')].find(({ id }) => wrong.has(id))?.focus();
}
