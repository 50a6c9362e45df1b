import type { CallFailure } from '../../call-api.ts';

/** The message of a failure that names no field; '' when its problems are about fields. */
export function restOf(failure: CallFailure | null): string {
  return failure?.problems.every(({ field }) => field === '') ? failure.message : '';
}

/** The message of a failure about `field`. */
export function problemOf(failure: CallFailure | null, field: string): string | undefined {
  return failure?.problems.find((problem) => problem.field === field)?.message;
}
