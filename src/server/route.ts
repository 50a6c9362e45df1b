import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { Call } from '#contract/call.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { Login } from '#operations/ports/staff.ts';

export type Env = {
  Bindings: HttpBindings;
  Variables: { requestId: string; address: string; login: Login | null; route: string };
};

type Body<C extends Call> = C extends { body: infer B extends z.ZodType } ? z.output<B> : undefined;
/** Whoever calls what is not open to anyone has a login by then. */
type LoginOf<C extends Call> = C extends { who: 'anyone' } ? null : Login;
type Query<C extends Call> = C extends { query: infer Q extends z.ZodObject } ? z.output<Q> : undefined;

/** What a handler is given: everything is checked against the call's contract by then. */
type RouteRequest<C extends Call = Call> = {
  context: Context<Env>;
  body: Body<C>;
  query: Query<C>;
  /** Who calls; on a call that is open to anyone, nobody's name and the address. */
  actor: Actor;
  /** The token's login; null on a call that is open to anyone. */
  login: LoginOf<C>;
};

export type Route = { call: Call; handle(request: RouteRequest<Call>): Response | Promise<Response> };

/** Binds a call of the contract to the code that answers it. */
export function route<C extends Call>(
  call: C,
  handle: (request: RouteRequest<C>) => Response | Promise<Response>,
): Route {
  return {
    call,
    handle: (request) => handle(request as RouteRequest<C>),
  };
}
