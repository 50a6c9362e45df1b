import type { IssueResult } from '../issue/issue-draft.ts';

type Outcome =
  | { kind: 'sent'; number: string; document: string }
  | { kind: 'refused'; why: string }
  /** Nobody knows whether it arrived, or the server cannot take it now: it is sent again. */
  | { kind: 'unreached' };

/** `sentOutcome({ kind: 'refused', status: 0, … })` → `{ kind: 'unreached' }` */
export function sentOutcome(answer: IssueResult): Outcome {
  if (answer.kind === 'issued') return { kind: 'sent', number: answer.number, document: answer.document };
  // Its paper is drawn again when somebody opens it.
  if (answer.kind === 'no-pdf') return { kind: 'sent', number: answer.number, document: '' };
  if (answer.kind !== 'refused') return { kind: 'refused', why: answer.message };
  const { status, message, problems } = answer;
  const isLater = status === 0 || status === 401 || status === 429 || status >= 500;
  const said = problems.map((problem) => problem.message).filter((each) => each !== message);
  return isLater ? { kind: 'unreached' } : { kind: 'refused', why: [message, ...said].join(' ') };
}
