import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { refuse, type WireOutcome } from '../respond.ts';
import type { Env } from '../route.ts';

const MOST_BYTES = 1_000_000;

/** Bounds a body while it streams in. */
export const boundedBody = bodyLimit({
  maxSize: MOST_BYTES,
  onError: (context) =>
    refuse(context as Context<Env>, failed('too-large', 'That is too much for one call: at most 1 MB.')),
});

/** Reads a body of one of the accepted media types, as JSON, as a form's fields or as text. */
export async function readBody(
  context: Context<Env>,
  accepts: string[],
  asJson: boolean,
): Promise<WireOutcome<unknown>> {
  const type = (context.req.header('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!accepts.includes(type)) return failed('wrong-type', `Send the body as ${accepts.join(' or ')}.`);
  const text = await wholeText(context);
  if (text === null) return failed('unreadable', 'The body broke off. Send it again.');
  if (!asJson) return ok(text);
  if (type === 'application/x-www-form-urlencoded') return ok(Object.fromEntries(new URLSearchParams(text)));
  try {
    return ok(JSON.parse(text));
  } catch {
    return failed('unreadable', 'The body is not valid JSON.');
  }
}

/** Null when the sender broke it off: there is nobody left to tell, and it is no fault of ours. */
async function wholeText(context: Context<Env>): Promise<string | null> {
  try {
    return await context.req.text();
  } catch (error) {
    const incoming = context.env?.incoming;
    if (incoming?.destroyed && !incoming.complete) return null;
    throw error;
  }
}

/** Whether every text in a value is one that both databases keep as it is: no NUL, no half character. */
export function isText(value: unknown): boolean {
  // A list and not a recursion: what was sent may be nested deeper than the stack is.
  const waiting = [value];
  for (const each of waiting) {
    if (typeof each === 'string' && (!each.isWellFormed() || each.includes('\0'))) return false;
    if (typeof each === 'object' && each !== null) for (const inner of Object.values(each)) waiting.push(inner);
  }
  return true;
}

// The library's own words speak of types to programmers.
function sentenceFor(field: string) {
  return field ? `${field} is missing, or is not a value that this call takes.` : 'That is not what this call takes.';
}

/** Holds a value against its schema; every problem names its field as the wire does. */
export function checkShape<T extends z.ZodType>(schema: T, value: unknown): Outcome<z.output<T>> {
  if (!isText(value)) return failed('invalid', 'There is a character in it that is no text (NUL, or half of one).');
  const result = schema.safeParse(value);
  if (result.success) return ok(result.data);
  const problems = result.error.issues.map((issue) => {
    const field = issue.path.join('.');
    if (issue.code === 'too_big' && issue.origin === 'string')
      return { field, message: `${field} is too long: at most ${issue.maximum} characters.` };
    return { field, message: issue.code === 'custom' ? issue.message : sentenceFor(field) };
  });
  return failed('invalid', problems[0]?.message ?? 'That is not of the right shape.', { problems });
}
