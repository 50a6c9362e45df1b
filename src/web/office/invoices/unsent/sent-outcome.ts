import type { IssueResult } from '../issue/issue-draft.ts';

export type SentOutcome =
  /** `warned`: what the server says of money all the same. */
  | { kind: 'sent'; number: string; document: string; warned?: string }
  | { kind: 'refused'; why: string }
  /** Nobody knows whether it arrived, or the server takes nothing now: all that waits is sent later. `status`: 0 without an answer. */
  | { kind: 'unreached'; status: number; message: string }
  /** The server failed at this one: it is sent again, and holds up no other. */
  | { kind: 'failed'; message: string };

/** No answer, no login, too many calls, no database, no space: the next document would fare no better. */
const FOR_ALL = [0, 401, 429, 503, 507];

/** `sentOutcome({ kind: 'refused', status: 0, … })` → `{ kind: 'unreached', status: 0, … }` */
export function sentOutcome(answer: IssueResult): SentOutcome {
  // Without a number it is the page of a proxy or of a hotel's network.
  if (answer.kind === 'issued' && answer.number === '') return { kind: 'unreached', status: 0, message: '' };
  if (answer.kind === 'issued') return { kind: 'sent', number: answer.number, document: answer.document };
  // Its paper is drawn again when somebody opens it.
  if (answer.kind === 'no-pdf') return { kind: 'sent', number: answer.number, document: '' };
  if (answer.kind !== 'refused') return { kind: 'refused', why: answer.message };
  const { status, message, problems } = answer;
  if (FOR_ALL.includes(status)) return { kind: 'unreached', status, message };
  if (status >= 500) return { kind: 'failed', message };
  const said = problems.map((problem) => problem.message).filter((each) => each !== message);
  return { kind: 'refused', why: [message, ...said].map((each) => each.replace(/[^.?!]$/, '$&.')).join(' ') };
}
