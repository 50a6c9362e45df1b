import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { hasUnfitCharacter } from '#domain/text/unfit-characters.ts';
import { refuse, type WireOutcome } from '../respond.ts';
import type { Env } from '../route.ts';

const MAX_BYTES = 1_000_000;
/** A body of so many characters is parsed at once, however it is nested. */
const SMALL = 20_000;
const DEEPEST = 50;
/** More take seconds to parse and to check. A form of a page has a few dozen fields, the largest catalogue 20,000 values. */
const [MOST_FIELDS, MOST_VALUES] = [1000, 50_000];

/** Limits the size of a body while it arrives. */
export const boundedBody = bodyLimit({
  maxSize: MAX_BYTES,
  onError: (context) => refuse(context as Context<Env>, failed('too-large', 'The body is too large: at most 1 MB.')),
});

/** Reads a body of one of the accepted media types, as JSON, as a form's fields or as text. */
export async function readBody(
  context: Context<Env>,
  accepts: string[],
  asJson: boolean,
): Promise<WireOutcome<unknown>> {
  const type = (context.req.header('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!accepts.includes(type)) return failed('wrong-type', `Send the body as ${accepts.join(' or ')}.`);
  const text = await context.req.text();
  if (!asJson) return ok(text);
  const isForm = type === 'application/x-www-form-urlencoded';
  const [mark, most] = isForm ? ['&', MOST_FIELDS] : [',', MOST_VALUES];
  if (text.split(mark, most).length === most) return failed('unreadable', 'These are too many values: send fewer.');
  if (isForm) return ok(fieldsOf(new URLSearchParams(text)));
  // A parser takes a fifth of a second over a megabyte of brackets, and everybody waits meanwhile.
  if (text.length > SMALL && isNestedDeep(text)) return failed('unreadable', 'The body is nested too deep.');
  try {
    return ok(JSON.parse(text));
  } catch {
    return failed('unreadable', 'The body is not valid JSON.');
  }
}

/** Several fields of one name, as ticked boxes have them, are one with a value on each line. */
function fieldsOf(form: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...new Set(form.keys())].map((name) => [name, form.getAll(name).join('\n')]));
}

/** Whether lists and objects stand within each other deeper than any call has them. */
function isNestedDeep(json: string): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charAt(at);
    if (inText) {
      // What follows a backslash ends no text.
      if (character === '\\') at += 1;
      else inText = character !== '"';
    } else if (character === '"') inText = true;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** Whether the databases and every file that is made of them can hold each text in a value, names included. */
export function isText(value: unknown): boolean {
  return placeOfUnfit(value) === null;
}

/** Where a text of the value has a character that cannot be kept: the names that lead there; null when no text has one. */
function placeOfUnfit(value: unknown): string[] | null {
  // A list instead of recursion: the value may be nested too deep for the stack.
  const pending: Nested[] = [{ value, name: '', within: null }];
  for (const each of pending) {
    if (typeof each.value === 'string' && hasUnfitCharacter(each.value)) return namesOf(each);
    if (typeof each.value !== 'object' || each.value === null) continue;
    for (const [name, inner] of Object.entries(each.value)) {
      if (hasUnfitCharacter(name)) return namesOf(each);
      pending.push({ value: inner, name, within: each });
    }
  }
  return null;
}

type Nested = { value: unknown; name: string; within: Nested | null };

function namesOf(nested: Nested): string[] {
  const names: string[] = [];
  for (let at = nested; at.within; at = at.within) names.unshift(at.name);
  return names;
}

// Zod's own messages are about types, for programmers.
function sentenceFor(field: string) {
  return field
    ? `${field} is missing, or its value is not accepted.`
    : 'The data does not have the form that this call needs.';
}

/** The place of a text in what no call takes may be deep. */
const MAX_NAMES = 10;

/** Checks a value against its schema. Each problem names its field as the wire does. */
export function checkShape<T extends z.ZodType>(schema: T, value: unknown): Outcome<z.output<T>> {
  const result = schema.safeParse(value);
  // Of what the call takes: the data of an older document may hold more, and its paper is asked for with all of it.
  const unfit = placeOfUnfit(result.success ? result.data : value)
    ?.slice(0, MAX_NAMES)
    .join('.');
  if (unfit !== undefined) {
    const message = `${unfit || 'A text'} holds a character that cannot be printed or stored: type it again.`;
    return failed('invalid', message, { problems: unfit ? [{ field: unfit, message }] : [] });
  }
  if (result.success) return ok(result.data);
  const problems = result.error.issues.map((issue) => {
    const field = issue.path.join('.');
    if (issue.code === 'too_big' && issue.origin === 'string')
      return { field, message: `${field} is too long: at most ${issue.maximum} characters.` };
    return { field, message: issue.code === 'custom' ? issue.message : sentenceFor(field) };
  });
  return failed('invalid', problems[0]?.message ?? 'The data does not have the form that this call needs.', {
    problems,
  });
}
