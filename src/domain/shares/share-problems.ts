import { isDate } from '../calendar/indian-date.ts';
import { textProblem } from '../invoices/text-problem.ts';
import type { Problem } from '../outcome.ts';
import type { SharedThing } from './share.ts';

/** The most characters of 'for whom'. */
export const longestForWhom = 100;

/** `shareProblems({ kind: 'statement', …, from: '2026-04-01', to: '2026-03-31' }, '')` → `[{ field: 'to', message: 'The period ends before it begins' }]` */
export function shareProblems(of: SharedThing, forWhom: string): Problem[] {
  const problems: Problem[] = [];
  const unreadable = textProblem('For whom', forWhom, longestForWhom);
  if (unreadable) problems.push({ field: 'for', message: unreadable });
  else if (/[\r\n]/.test(forWhom)) problems.push({ field: 'for', message: 'For whom is written on one line' });
  if (of.kind !== 'statement') return problems;
  if (!isDate(of.from)) problems.push({ field: 'from', message: 'Enter the first day of the period' });
  if (!isDate(of.to)) problems.push({ field: 'to', message: 'Enter the last day of the period' });
  else if (of.to < of.from) problems.push({ field: 'to', message: 'The period ends before it begins' });
  return problems;
}
