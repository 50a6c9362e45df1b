import { textProblem } from '../invoices/text-problem.ts';
import type { Problem } from '../outcome.ts';

/** The most characters of the reason: the cancelled paper prints it. */
export const longestCancelReason = 200;

/** `cancelVoucherProblems('')` → `[{ field: 'reason', message: 'Say in a few words why it is cancelled' }]` */
export function cancelVoucherProblems(reason: string): Problem[] {
  const message =
    reason.trim() === ''
      ? 'Say in a few words why it is cancelled'
      : textProblem('Reason', reason, longestCancelReason);
  return message === null ? [] : [{ field: 'reason', message }];
}
