import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { Call, PathParams } from '#contract/call.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { Login } from '#operations/ports/staff.ts';

export type Env = {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    address: string;
    login: Login | null;
    route: string;
    /** Whether the call does nothing twice with the same Idempotency-Key. */
    takesKey: boolean;
  };
};

type Body<C extends Call> = C extends { body: infer B extends z.ZodType } ? z.output<B> : undefined;
/** Non-public calls always have a login here. */
type LoginOf<C extends Call> = C extends { who: 'anyone' } ? null : Login;
type Query<C extends Call> = C extends { query: infer Q extends z.ZodObject } ? z.output<Q> : undefined;

/** The arguments of a handler, checked against the contract of its call. */
type RouteRequest<C extends Call> = {
  context: Context<Env>;
  params: PathParams<C['path']>;
  body: Body<C>;
  query: Query<C>;
  /** Who calls; on a public call an empty name and the address. */
  actor: Actor;
  /** The login of the token; null on a public call. */
  login: LoginOf<C>;
};

/** The same for any call, as the router passes it. */
type AnyRequest = {
  context: Context<Env>;
  params: Record<string, string>;
  body: unknown;
  query: unknown;
  actor: Actor;
  login: Login | null;
};

export type Route = {
  call: Call;
  handle(request: AnyRequest): Response | Promise<Response>;
  /** The answer to parts of the address that can name nothing, instead of the usual refusal. */
  nothing?: ((context: Context<Env>) => Promise<Response>) | undefined;
};

/** Binds a call of the contract to its handler. */
export function route<C extends Call>(
  call: C,
  handle: (request: RouteRequest<C>) => Response | Promise<Response>,
  nothing?: Route['nothing'],
): Route {
  // The only cast: `checkRequest` has checked each value against this call.
  return { call, handle: (request) => handle(request as RouteRequest<C>), nothing };
}
