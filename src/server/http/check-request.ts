import type { Context } from 'hono';
import { type Call, longestPart } from '#contract/call.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { LoginStore } from '#operations/ports/staff.ts';
import { recheckLogin } from '../http/recheck-login.ts';
import { nothingHere, type WireOutcome } from '../respond.ts';
import type { Env } from '../route.ts';
import { checkShape, isText, readBody } from './read-body.ts';

type Checked = { params: Record<string, string>; query: unknown; body: unknown };

/** Checks a request against the contract of its call: the parameters of the path, the query, the body. */
export async function checkRequest(
  ports: { logins: LoginStore },
  context: Context<Env>,
  call: Call,
): Promise<WireOutcome<Checked>> {
  const params = checkParams(call, context.req.param());
  if (!params.ok) return params;
  const query = call.query ? checkShape(call.query, context.req.query()) : ok(undefined);
  if (!query.ok) return query;
  const body = await checkBody(ports, context, call);
  if (!body.ok) return body;
  return ok({ params: params.value, query: query.value, body: body.value });
}

function checkParams(call: Call, params: Record<string, string>): Outcome<Record<string, string>> {
  const parts = Object.entries(params);
  if (!isText(parts)) return nothingHere;
  const tooLong = parts.find(([name, value]) => value.length > longestOf(call, name));
  return tooLong
    ? failed('not-found', `${tooLong[0]} is too long: at most ${longestOf(call, tooLong[0])} characters.`)
    : ok(params);
}

function longestOf(call: Call, name: string): number {
  const part = call.params?.[name];
  return typeof part === 'object' ? part.longest : longestPart;
}

/** The handler itself reads a streamed body. */
async function checkBody(
  ports: { logins: LoginStore },
  context: Context<Env>,
  { who, accepts, streamed, body }: Call,
): Promise<WireOutcome<unknown>> {
  if (!accepts || streamed) return ok(undefined);
  const read = await readBody(context, accepts, body !== undefined);
  if (!read.ok) return read;
  const login = who === 'anyone' ? ok(null) : await recheckLogin(ports, context, who);
  if (!login.ok) return login;
  return body ? checkShape(body, read.value) : read;
}
