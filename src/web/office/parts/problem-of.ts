import type { CallFailure } from '../../call-api.ts';

/** What a refusal says beside what it says about fields: all of it when it names none. */
export function restOf(failure: CallFailure | null): string {
  return failure?.problems.every(({ field }) => field === '') ? failure.message : '';
}

/** What a refusal says about one field, if it does. */
export function problemOf(failure: CallFailure | null, field: string): string | undefined {
  return failure?.problems.find((problem) => problem.field === field)?.message;
}
