/** One thing that is wrong, and how to correct it. `field` is the name of the draft's field, or '' for the whole draft. */
export type Problem = {
  field: string;
  message: string;
  /** What a button of the form does about it; absent where only a person can say it. It is not on the wire. */
  correction?: Correction;
};

/**
 * A field that gets a value, a code that is chosen for the row of the problem among the official ones that begin with the digits
 * `below`, or are the nearest to it (`isNear`), or a second document for the rows from `row` on. `label`: what the button says.
 */
export type Correction =
  | { kind: 'set'; label: string; field: string; value: string }
  | { kind: 'longer-code'; below: string; isNear?: boolean }
  | { kind: 'split'; row: number };

/** `unauthenticated`: the caller is unknown. `forbidden`: the caller is known, and may not do this. */
export type RefusalKind = 'invalid' | 'not-found' | 'conflict' | 'unauthenticated' | 'forbidden' | 'too-many';

export type Refusal<Kind extends string = RefusalKind> = {
  ok: false;
  kind: Kind;
  /** A sentence for the screen. */
  message: string;
  problems: Problem[];
  /** The id of the document that the refusal is about, when there is one. */
  document?: string;
  /** The id of the customer that the refusal is about, when there is one. */
  customer?: string;
  /** Seconds to wait before the next attempt. */
  retryAfter?: number;
};

/** An expected result: the value, or a refusal that says what to do. Unexpected failures throw. */
export type Outcome<T, Kind extends string = RefusalKind> = { ok: true; value: T } | Refusal<Kind>;

/** `ok(5)` → `{ ok: true, value: 5 }` */
export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** `failed('not-found', 'No such document.')` */
export function failed<Kind extends string>(
  kind: Kind,
  message: string,
  more: Partial<Pick<Refusal, 'problems' | 'document' | 'customer' | 'retryAfter'>> = {},
): Refusal<Kind> {
  return { ok: false, kind, message, problems: [], ...more };
}
