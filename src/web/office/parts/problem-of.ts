import type { CallFailure } from '../../call-api.ts';

/** What a refusal says beside what it says about fields: all of it when it names none. */
export const restOf = (failure: CallFailure | null): string =>
  failure?.problems.every(({ field }) => field === '') ? failure.message : '';

/** What a refusal says about one field, if it does. */
export const problemOf = (failure: CallFailure | null, field: string): string | undefined =>
  failure?.problems.find((problem) => problem.field === field)?.message;
