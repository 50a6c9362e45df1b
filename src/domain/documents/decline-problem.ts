import { textProblem } from '../invoices/text-problem.ts';

/** The most characters of the reason why a buyer declined. */
export const longestDeclineReason = 200;

/** `declineProblem('')` → `'Write why the buyer declined'`; null when the reason can be stored. */
export function declineProblem(reason: string): string | null {
  if (reason.trim() === '') return 'Write why the buyer declined';
  return textProblem('The reason', reason.trim(), longestDeclineReason);
}
