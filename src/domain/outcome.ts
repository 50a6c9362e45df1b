/** One thing that is wrong, said so that the person can mend it. `field` is the name of the draft's field, or '' for the whole. */
export type Problem = { field: string; message: string };

/** `unauthenticated`: we do not know who asks. `forbidden`: we know, and this person may not do it. */
export type RefusalKind = 'invalid' | 'not-found' | 'conflict' | 'unauthenticated' | 'forbidden' | 'too-many';

export type Refusal<Kind extends string = RefusalKind> = {
  ok: false;
  kind: Kind;
  /** A sentence fit to show. */
  message: string;
  problems: Problem[];
  /** The id of the document that the refusal is about, when there is one. */
  document?: string;
  /** Seconds until it is worth asking again. */
  retryAfter?: number;
};

/** An expected answer: the value, or a refusal that says what to do. The unexpected throws. */
export type Outcome<T, Kind extends string = RefusalKind> = { ok: true; value: T } | Refusal<Kind>;

/** `ok(5)` → `{ ok: true, value: 5 }` */
export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** `failed('not-found', 'No such document.')` */
export function failed<Kind extends string>(
  kind: Kind,
  message: string,
  more: Partial<Pick<Refusal, 'problems' | 'document' | 'retryAfter'>> = {},
): Refusal<Kind> {
  return { ok: false, kind, message, problems: [], ...more };
}
