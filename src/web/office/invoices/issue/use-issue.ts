import { useCallback, useEffect, useRef, useState } from 'react';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { Problem } from '#domain/outcome.ts';
import type { SavedDraft } from '../../parts/entry/draft-store.ts';
import { hasToken } from '../../parts/frame/token.ts';
import { openTab } from '../../parts/open-tab.ts';
import { useWarningBeforeLeaving } from '../../parts/use-warning-before-leaving.ts';
import { draftField, valueAt } from '../form/invoice-fields.ts';
import type { IssueResult } from './issue-draft.ts';

/** The last attempt to issue. `id` counts the attempts, so that the same refusal takes the focus again. */
export type Attempt = { id: number; draft: InvoiceDraft } & (
  | { kind: 'incomplete'; problems: Problem[] }
  /** `isWaiting`: the database is away, and it is sent again by itself. */
  | { kind: 'sending'; isWaiting?: boolean }
  | IssueResult
);

/**
 * Issues the form: checks the rules, calls the server, and opens the PDF in a tab. `problemsOf` are the problems that forbid
 * it; `reasonsToConfirm` are reasons to ask for confirmation first.
 */
export function useIssue(
  read: () => SavedDraft,
  removeSaved: () => void,
  problemsOf: (draft: InvoiceDraft) => Problem[],
  reasonsToConfirm: (draft: InvoiceDraft) => string[],
) {
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [reasons, setReasons] = useState<string[]>([]);
  /** The reasons that staff have confirmed. */
  const confirmed = useRef('');
  /** Staff issue it beside an equal one: true for the next attempt alone. */
  const twinAllowed = useRef(false);
  const lastId = useRef(0);
  // While sending, and after the issue until another document starts.
  const isLocked = useRef(false);

  useWarningBeforeLeaving(attempt?.kind === 'sending', hasToken);
  // Before it is wanted: without a network it may not come any more.
  useEffect(() => void sender().catch(() => {}), []);

  const issue = useCallback(async () => {
    if (isLocked.current) return;
    const { draft, key, customer } = read();
    lastId.current += 1;
    const started = { id: lastId.current, draft };
    const problems = problemsOf(draft);
    if (problems.length > 0) {
      setAttempt({ ...started, kind: 'incomplete', problems });
      return;
    }
    const unconfirmed = reasonsToConfirm(draft);
    if (unconfirmed.length > 0 && unconfirmed.join() !== confirmed.current) {
      setReasons(unconfirmed);
      return;
    }
    const tab = openTab();
    isLocked.current = true;
    setAttempt({ ...started, kind: 'sending' });
    const twin = twinAllowed.current ? 'issue' : 'ask';
    const { customerOf, issueDraft } = await sender().catch(() => notLoaded);
    const answer = await issueDraft(draft, key, customerOf(draft, customer), twin, () => {
      setAttempt({ ...started, kind: 'sending', isWaiting: true });
      // It stands in front of the form.
      tab.say('The database is away for a moment. The PDF comes here by itself: keep both tabs open.');
    });
    twinAllowed.current = false;
    isLocked.current = answer.kind === 'issued';
    if (answer.kind === 'issued') {
      removeSaved();
      tab.show(answer.address);
    } else tab.close();
    const fields = ({ field, ...problem }: Problem) => ({ ...problem, field: draftField(field) });
    setAttempt({ ...started, ...answer, ...('problems' in answer ? { problems: answer.problems.map(fields) } : {}) });
  }, [read, removeSaved, problemsOf, reasonsToConfirm]);

  const decline = useCallback(() => setReasons([]), []);

  const confirm = useCallback(() => {
    confirmed.current = reasons.join();
    setReasons([]);
    issue();
  }, [reasons, issue]);

  /** After the question about an equal document. */
  const issueTwin = useCallback(() => {
    twinAllowed.current = true;
    return issue();
  }, [issue]);
  const dropTwin = useCallback(() => setAttempt((last) => (last?.kind === 'twin' ? null : last)), []);
  const reset = useCallback(() => {
    isLocked.current = false;
    confirmed.current = '';
    setAttempt(null);
  }, []);

  return { attempt, issue, reasons, confirm, decline, issueTwin, dropTwin, reset };
}

const sender = () => import('./issue-draft.ts');

const notLoaded: Pick<Awaited<ReturnType<typeof sender>>, 'customerOf' | 'issueDraft'> = {
  customerOf: () => '',
  issueDraft: async () => ({
    kind: 'refused',
    message: 'Load the page again: what you typed is saved.',
    problems: [],
    status: 0,
  }),
};

/** The problems of the last attempt that the rules still find, or whose value has not changed since. */
export function remainingProblems(attempt: Attempt | null, draft: InvoiceDraft, open: Problem[]): Problem[] {
  if (!attempt || !('problems' in attempt)) return [];
  const current = new Set(open.map(({ field }) => field));
  return attempt.problems.filter(
    ({ field }) => current.has(field) || valueAt(draft, field) === valueAt(attempt.draft, field),
  );
}
