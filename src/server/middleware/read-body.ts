import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { fail } from '../respond.ts';
import type { Env } from '../route.ts';

const MOST_BYTES = 1_000_000;

/** Bounds a body while it streams in. */
export const boundedBody = bodyLimit({
  maxSize: MOST_BYTES,
  onError: (context) => fail(context as Context<Env>, 413, 'That is too much for one call: at most 1 MB.'),
});

/** Reads a body of one of the accepted media types as JSON, or answers what is wrong with it. */
export const readJson = async (context: Context<Env>, accepts: string[]): Promise<{ value: unknown } | Response> => {
  const type = (context.req.header('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!accepts.includes(type)) return fail(context, 415, `Send the body as ${accepts.join(' or ')}.`);
  try {
    return { value: JSON.parse(await context.req.text()) };
  } catch {
    return fail(context, 400, 'The body is not valid JSON.');
  }
};

/** Holds a value against its schema; every problem names its field as the wire does. */
export const checkShape = <T extends z.ZodType>(schema: T, value: unknown): Outcome<z.output<T>> => {
  const result = schema.safeParse(value);
  if (result.success) return ok(result.data);
  const problems = result.error.issues.map((issue) => {
    const field = issue.path.join('.');
    return { field, message: field ? `${field}: ${issue.message}` : issue.message };
  });
  return failed('invalid', problems[0]?.message ?? 'That is not of the right shape.', { problems });
};
