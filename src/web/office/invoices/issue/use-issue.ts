import { useCallback, useRef, useState } from 'react';
import { draftProblems } from '#domain/invoices/draft-problems.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { Problem } from '#domain/outcome.ts';
import { openTab } from '../../parts/open-tab.ts';
import { valueAt } from '../form/invoice-fields.ts';
import type { InvoiceFormState } from '../form/use-invoice-draft.ts';
import { type IssueResult, issueDraft } from './issue-draft.ts';

/** What the last attempt to issue came to. `turn` counts the attempts, so that the same refusal takes the focus again. */
export type Attempt = { turn: number; draft: InvoiceDraft } & (
  | { kind: 'incomplete'; problems: Problem[] }
  | { kind: 'sending' }
  | IssueResult
);

/**
 * Issues the form: the rules first, then the server, and the PDF in a tab opened on the key press itself.
 * `firmProblems`: what the firm lacks for this draft. `asks`: why to ask once more before it is issued.
 */
export function useIssue(
  read: () => InvoiceFormState,
  dropDraft: () => void,
  firmProblems: (draft: InvoiceDraft) => Problem[],
  asks: (draft: InvoiceDraft) => string[],
) {
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [reasons, setReasons] = useState<string[]>([]);
  /** The reasons that staff have answered already. */
  const answered = useRef('');
  const turn = useRef(0);
  // While an answer is awaited, and from the issue until another document begins.
  const shut = useRef(false);

  const issue = useCallback(async () => {
    if (shut.current) return;
    const { draft, key } = read();
    turn.current += 1;
    const begun = { turn: turn.current, draft };
    const problems = [...firmProblems(draft), ...draftProblems(draft)];
    if (problems.length > 0) {
      setAttempt({ ...begun, kind: 'incomplete', problems });
      return;
    }
    const wanting = asks(draft);
    if (wanting.length > 0 && wanting.join() !== answered.current) {
      setReasons(wanting);
      return;
    }
    const tab = openTab();
    shut.current = true;
    setAttempt({ ...begun, kind: 'sending' });
    const answer = await issueDraft(draft, key);
    shut.current = answer.kind === 'issued';
    if (answer.kind === 'issued') {
      dropDraft();
      tab.show(answer.address);
    } else tab.close();
    setAttempt({ ...begun, ...answer });
  }, [read, dropDraft, firmProblems, asks]);

  const decline = useCallback(() => setReasons([]), []);

  const confirm = useCallback(() => {
    answered.current = reasons.join();
    setReasons([]);
    issue();
  }, [reasons, issue]);

  const forget = useCallback(() => {
    shut.current = false;
    answered.current = '';
    setAttempt(null);
  }, []);

  return { attempt, issue, reasons, confirm, decline, forget };
}

/** The problems of the last attempt that still stand: those that the rules still name, and those about text not changed since. */
export function standingProblems(
  attempt: Attempt | null,
  draft: InvoiceDraft,
  firmProblems: Problem[] = [],
): Problem[] {
  if (!attempt || !('problems' in attempt)) return [];
  const still = new Set([...firmProblems, ...draftProblems(draft)].map(({ field }) => field));
  return attempt.problems.filter(
    ({ field }) => still.has(field) || valueAt(draft, field) === valueAt(attempt.draft, field),
  );
}
