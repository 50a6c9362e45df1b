import { textProblem } from '../invoices/text-problem.ts';

/** The most characters of the reason why a buyer declined, or a challan is closed. */
export const longestDeclineReason = 200;

/** `declineProblem('')` → `'Write why the buyer declined'`; null when the reason can be stored. A challan is closed, not declined. */
export function declineProblem(reason: string, what: 'declined' | 'closed' = 'declined'): string | null {
  if (reason.trim() === '') return what === 'closed' ? 'Write what became of the rest' : 'Write why the buyer declined';
  return textProblem('The reason', reason.trim(), longestDeclineReason);
}
