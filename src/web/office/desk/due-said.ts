import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { periodDays } from '#domain/returns/period.ts';
import { taxStates } from '#domain/tax/states.ts';

/**
 * A return that is not filed: one whose period has ended, and one of the running period with something to do. A filed one waits while
 * some of its documents have no IRN: without it they are no tax invoices (rule 48(5)).
 */
export function isWaiting(answer: ReturnAnswer, today: string): boolean {
  if (answer.filed) return answer.irns.missing > 0;
  return periodDays(answer.period).to < today || workOf(answer).length > 0;
}

/** `'GSTR-1 of Kerala for October 2026: 3 to mend, 39 without IRN, due in 2 days'` */
export function dueSaid(answer: ReturnAnswer, today: string): string {
  const { state, form, name, due, filed, irns } = answer;
  const title = `${form === 'iff' ? 'IFF' : 'GSTR-1'} of ${taxStates[state].name} for ${name}`;
  if (filed) return `${title}: filed, ${irns.missing} without IRN`;
  return `${title}: ${workOf(answer).join(', ') || 'ready'}, ${whenSaid(due, today)}`;
}

function workOf({ leftOut, irns, withoutBill }: ReturnAnswer): string[] {
  return [
    ...(leftOut.documents > 0 ? [`${leftOut.documents} to mend`] : []),
    ...(irns.missing > 0 ? [`${irns.missing} without IRN`] : []),
    ...(withoutBill.count > 0 ? [`${withoutBill.count} without shipping bill`] : []),
  ];
}

function whenSaid(due: string, today: string) {
  const days = Math.round((Date.parse(due) - Date.parse(today)) / 86_400_000);
  if (days < 0) return days === -1 ? '1 day late' : `${-days} days late`;
  if (days === 0) return 'due today';
  return days === 1 ? 'due tomorrow' : `due in ${days} days`;
}
