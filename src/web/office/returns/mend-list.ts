import type { ReturnAnswer } from '#contract/returns/returns.ts';

export type ReturnError = ReturnAnswer['errors'][number];

/** A row of what is to mend. `answer`: what mended it; '' while it is open. */
export type MendRow = { error: ReturnError; answer: string };

/**
 * `mendList(rows, errors, said)` → the rows after the return was read again. A mended row keeps its place, so
 * that nothing moves under the hand; what is new follows the other rows of its document. `said`: by document, what staff did.
 */
export function mendList(
  rows: readonly MendRow[],
  errors: readonly ReturnError[],
  said: ReadonlyMap<string, string>,
): MendRow[] {
  const open = new Map(errors.map((error) => [keyOf(error), error]));
  const known = rows.map(({ error, answer }): MendRow => {
    const again = open.get(keyOf(error));
    if (again) return { error: again, answer: '' };
    return { error, answer: answer || said.get(error.document) || 'Mended.' };
  });
  const had = new Set(rows.map(({ error }) => keyOf(error)));
  const fresh = errors.filter((error) => !had.has(keyOf(error)));
  return fresh.reduce(insert, known);
}

function insert(rows: MendRow[], error: ReturnError): MendRow[] {
  const last = rows.findLastIndex((row) => row.error.document === error.document);
  return last < 0 ? [...rows, { error, answer: '' }] : rows.toSpliced(last + 1, 0, { error, answer: '' });
}

/** `keyOf(error)` → a text that no other problem of the return has. */
export function keyOf({ document, line, problem }: ReturnError): string {
  return `${document} ${line ?? ''} ${problem}`;
}
