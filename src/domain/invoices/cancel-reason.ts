import type { Problem } from '../outcome.ts';
import { textProblem } from './text-problem.ts';

/** The reasons for a cancellation, in the words of the e-invoice portal. */
export const cancelReasons = [
  { value: 'duplicate', text: 'Duplicate' },
  { value: 'mistake', text: 'Data entry mistake' },
  { value: 'order-cancelled', text: 'Order cancelled' },
  { value: 'other', text: 'Other' },
] as const;

/** `why` is the clerk's own text: required with `other`, optional with the rest. */
export type CancelReason = { reason: (typeof cancelReasons)[number]['value']; why: string };

/** The most characters of `why`: it is printed on the cancelled paper. */
export const longestWhy = 200;

/** `readWhy('  Billed to\nthe wrong party ')` → `'Billed to the wrong party'`: one line, as the paper prints it. */
export function readWhy(typed: string): string {
  return typed.trim().replaceAll(/\s+/g, ' ');
}

/** `cancelProblems('other', '')` → `[{ field: 'why', message: 'Say in a few words why it is cancelled' }]`; A `reason` of '' means that none was given. */
export function cancelProblems(reason: CancelReason['reason'] | '', why: string): Problem[] {
  if (reason === 'other' && why === '') return [{ field: 'why', message: 'Say in a few words why it is cancelled' }];
  if (reason === '' && why !== '') return [{ field: 'reason', message: 'Choose the reason that these words explain' }];
  const message = textProblem('Why', why, longestWhy);
  return message === null ? [] : [{ field: 'why', message }];
}

/** `cancelWords({ reason: 'duplicate', why: '' })` → `'duplicate'`; `null`, for no reason → `'reason not given'`. */
export function cancelWords(because: CancelReason | null): string {
  if (!because) return 'reason not given';
  const { reason, why } = because;
  if (reason === 'other') return why;
  const text = cancelReasons.find(({ value }) => value === reason)?.text.toLowerCase() ?? reason;
  return why === '' ? text : `${text}: ${why}`;
}
