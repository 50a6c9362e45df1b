import type { Problem } from '#domain/outcome.ts';
import type { Entry } from './entry-of-draft.ts';
import { fieldOf } from './field-of.ts';
import type { MoneyDraft } from './money-draft.ts';
import type { EntryAttempt } from './use-enter.ts';

/**
 * `all`: the problems of the last attempt that stand. `shown`: those, and the ones of filled fields that were left. What the
 * server refused stays until its field is changed.
 */
export function problemsShown(
  attempt: EntryAttempt | null,
  { problems }: Entry,
  draft: MoneyDraft,
  focusedId: string,
): { all: Problem[]; shown: Problem[] } {
  const tried = attempt && 'problems' in attempt ? attempt.problems : [];
  const stands = ({ field, message }: Problem) =>
    problems.some((open) => open.field === field && open.message === message) ||
    (attempt !== null && textOf(attempt.draft, field) === textOf(draft, field) && !isRule(field, problems));
  const isSame = attempt !== null && attempt.draft.customer === draft.customer;
  const all = isSame ? tried.filter(stands) : [];
  const left = problems.filter(
    ({ field }) => textOf(draft, field).trim() !== '' && fieldOf(field) !== focusedId && field !== 'allocations',
  );
  return { all, shown: [...all, ...left.filter(({ field }) => !all.some((each) => each.field === field))] };
}

/** The rules of the form say something else about this field now. */
function isRule(field: string, problems: readonly Problem[]) {
  return problems.some((open) => open.field === field);
}

function textOf(draft: MoneyDraft, field: string): string {
  if (field.startsWith('pays ')) return draft.byHand[field.slice('pays '.length)] ?? '';
  if (field === 'customer') return draft.customerText;
  const value = draft[field as keyof MoneyDraft];
  return typeof value === 'string' ? value : JSON.stringify(draft.byHand) + draft.amount;
}
