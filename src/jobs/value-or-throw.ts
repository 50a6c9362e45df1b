import type { Outcome } from '#domain/outcome.ts';

/** The value of an outcome. A refusal throws: nobody waits for the answer of a job, so a person reads it in the log. */
export function valueOrThrow<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.value;
}
