/** The shape of every refusal on the wire. */
export type Failure = { message: string; problems: { field: string; message: string }[] };

/** Whether a JSON answer is a refusal of this program, not of a proxy. */
export function isFailure(value: unknown): value is Failure {
  return (
    typeof value === 'object' &&
    value !== null &&
    'message' in value &&
    'problems' in value &&
    Array.isArray(value.problems)
  );
}
