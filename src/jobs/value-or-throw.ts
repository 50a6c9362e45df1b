import type { Outcome } from '#domain/outcome.ts';

/** The value of an outcome. A refusal throws, so that it is logged: nobody waits for the result of a job. */
export function valueOrThrow<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.value;
}
