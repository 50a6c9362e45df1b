import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Problem } from '#domain/outcome.ts';
import type { CallAnswer, CallFailure } from '../../../call-api.ts';
import { useWarningBeforeLeaving } from '../use-warning-before-leaving.ts';
import { fieldValue, isSame, mergeRecords, type RecordChange, recordChanges, withValue } from './merge-records.ts';

/** What somebody else has saved since this screen was opened, and what was refused for it. */
type TheirSave<Answer> = { id: number; now: Answer; changes: RecordChange[]; refused: 'saved' | 'removed' };

type Edit<Draft> = (draft: Draft) => Draft;

/**
 * How one kind of record is read and saved. `Base` may be null where a new one has no answer of the server yet. The calls are no
 * `callStaff`: it would leave the page when the login has ended, and lose what was typed.
 */
type RecordSource<Answer, Draft, Base = Answer> = {
  draftOf: (base: Base) => Draft;
  /** What a new thing begins with: it is no change until it is touched. */
  start?: Edit<Draft> | undefined;
  save: (draft: Draft, base: Base) => Promise<CallAnswer<Answer>>;
  /** Asks for what somebody else has saved, to bring it in. Without it, a conflict is refused as anything else is. */
  load?: (base: NonNullable<Base>) => Promise<CallAnswer<Answer>>;
  /** Whether a 409 is about another save of this record, where it may be about something else. */
  isConflict?: (refusal: CallFailure) => boolean;
  /** What is said when somebody else has removed it meanwhile; the next save makes it anew. */
  gone?: (base: NonNullable<Base>) => string;
  merge?: (base: Draft, mine: Draft, theirs: Draft) => { merged: Draft; changes: RecordChange[] };
  /** What of it makes a difference when it is saved: not the blanks around a text. */
  settle?: (draft: Draft) => unknown;
  /** What is wrong before it is sent. */
  check?: (draft: Draft, base: Base) => readonly Problem[];
  /** What of it is still wrong: the next save finds the others, if they are still there. */
  stillWrong?: typeof untouched<Draft>;
  onSaved?: (answer: Answer) => void;
};

/** A record that is loaded, changed and saved. A refused save keeps what was typed, and leads to the first field that is wrong. */
export function useRecordDraft<Answer extends { version: number }, Draft, Base extends Answer | null = Answer>(
  loaded: Base,
  source: RecordSource<Answer, Draft, Base>,
) {
  const { draftOf, merge = mergeRecords, stillWrong = untouched } = source;
  const settle: (draft: Draft) => unknown = source.settle ?? asItIs;
  const [held, setHeld] = useState(() => {
    const start = source.start ?? asItIs;
    return { base: loaded, draft: start(draftOf(loaded)), start };
  });
  /** As it is at this moment: an answer comes after more was typed. */
  const now = useRef(held);
  const [found, setFound] = useState({ problems: noProblems, at: held.draft });
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [theirs, setTheirs] = useState<TheirSave<Answer> | null>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'saved'>('idle');
  const isBusy = useRef(false);
  const { base, draft } = held;
  const before = held.start(draftOf(base));
  const isChanged = !isSame(settle(before), settle(draft));
  const isUnsaved = useRef((): boolean => true);
  isUnsaved.current = () => !isSame(settle(now.current.start(draftOf(now.current.base))), settle(now.current.draft));
  useWarningBeforeLeaving(
    isChanged,
    useCallback(() => isUnsaved.current(), []),
  );

  const put = useCallback((part: Partial<typeof held>) => {
    now.current = { ...now.current, ...part };
    setHeld(now.current);
  }, []);

  const change = useCallback(
    (edit: Edit<Draft>) => {
      setState((last) => (last === 'saved' ? 'idle' : last));
      put({ draft: edit(now.current.draft) });
    },
    [put],
  );

  const refuse = (problems: readonly Problem[], cause: CallFailure | null) => {
    if (cause?.status === 401) localStorage.removeItem('token');
    flushSync(() => {
      setFound({ problems, at: now.current.draft });
      setFailure(cause);
    });
    focusFirst(problems);
  };

  const settleWith = (answer: Answer, merged: Draft) => {
    put({ base: answer as Base, draft: merged, start: asItIs });
    setFound({ problems: noProblems, at: merged });
    setFailure(null);
  };

  /** Says why a call about this record was refused. What somebody else has saved is brought in: the next save is made from theirs. */
  const fail = async (refusal: CallFailure, refused: TheirSave<Answer>['refused'] = 'saved') => {
    const { base: onto } = now.current;
    const isConflict = refusal.status === 409 && (source.isConflict?.(refusal) ?? true);
    if (!isConflict || !onto || !source.load) return refuse(refusal.problems, refusal);
    const answer = await source.load(onto);
    if (!answer.ok && answer.status === 404 && source.gone) {
      put({ base: null as Base });
      return refuse([], { ...refusal, message: source.gone(onto) });
    }
    if (!answer.ok || answer.value.version === onto.version) {
      const cause = answer.ok ? refusal : answer;
      return refuse(cause.problems, cause);
    }
    const { merged, changes } = merge(draftOf(onto), now.current.draft, draftOf(answer.value as Base));
    settleWith(answer.value, merged);
    setTheirs((last) => ({ id: (last?.id ?? 0) + 1, now: answer.value, changes, refused }));
  };

  /** Sends the draft with one more change, which is not in the draft while it is refused. `from`: the draft that was asked about. */
  const send = async (also: Edit<Draft> = asItIs, onto: Base = now.current.base, from: Draft = now.current.draft) => {
    const sent = also(from);
    const wrong = source.check?.(sent, onto) ?? noProblems;
    if (wrong.length > 0) return refuse(wrong, null);
    const answer = await source.save(sent, onto);
    if (!answer.ok) return fail(answer);
    // What was typed during the call stays.
    settleWith(answer.value, merge(sent, also(now.current.draft), draftOf(answer.value as Base)).merged);
    setState('saved');
    source.onSaved?.(answer.value);
  };

  /** Ignores a call while another one runs. */
  const exclusively = async (work: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setTheirs(null);
    setState('busy');
    await work();
    isBusy.current = false;
    setState((last) => (last === 'busy' ? 'idle' : last));
  };

  const problems = stillWrong(found.problems, found.at, draft);
  return {
    ...{ base, draft, problems, failure, theirs, state, isChanged },
    ...{ change, exclusively, send, fail },
    about: (field: string) => problems.find((problem) => problem.field === field)?.message,
    /** What is not saved yet. */
    changes: () => recordChanges(settle(draftOf(base)), settle(draft)),
    save: () => exclusively(send),
    takeTheirs: () => {
      const both = theirs?.changes.filter(({ mine }) => mine) ?? [];
      change((mine) => both.reduce((all, { path, now }) => withValue(all, path, now), mine));
      setTheirs(null);
    },
    /** Takes what the server has, in place of all that was typed. */
    takeOver: (answer: Answer) => settleWith(answer, draftOf(answer as Base)),
    /** Says that a field is wrong, beside what is wrong already. */
    showProblem: (field: string, message: string) =>
      setFound({ problems: [...problems.filter((each) => each.field !== field), { field, message }], at: draft }),
  };
}

const noProblems: readonly Problem[] = [];

function asItIs<Draft>(draft: Draft): Draft {
  return draft;
}

/** The problems of the fields that have not been changed since they were found. */
export function untouched<Draft>(problems: readonly Problem[], at: Draft, now: Draft): readonly Problem[] {
  return problems.filter(({ field }) => isSame(fieldValue(at, field), fieldValue(now, field)));
}

/** Focuses the first wrong field in page order; without one, why it was refused, where the form says so. */
function focusFirst(problems: readonly Problem[]) {
  const wrong = new Set(problems.map(({ field }) => field));
  const field =
    [...document.querySelectorAll<HTMLElement>('form [id]')].find(({ id }) => wrong.has(id)) ??
    document.querySelector<HTMLElement>('form [aria-invalid="true"]') ??
    document.querySelector<HTMLElement>('form [data-refused]');
  field?.focus();
}
