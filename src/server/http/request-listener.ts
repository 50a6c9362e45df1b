import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Failure } from '#contract/failure.ts';
import { statusOf } from '../respond.ts';
import type { Env } from '../route.ts';
import type { ServerSettings } from '../server-ports.ts';
import { securityHeaders } from './secure-headers.ts';

type Settings = Pick<ServerSettings, 'publicOrigin' | 'development' | 'adTag'>;

/** The app as node:http asks it. A Host or an address that is none at all is refused before the app sees it, in the same shape. */
export function requestListener(app: Hono<Env>, settings: Settings): ReturnType<typeof getRequestListener> {
  const safetyOf = securityHeaders({ ...settings, https: settings.publicOrigin.startsWith('https:') });
  const body: Failure = { message: 'The address or the Host of this request cannot be read.', problems: [] };
  return getRequestListener(app.fetch, {
    errorHandler: () => Response.json(body, { status: statusOf('unreadable'), headers: safetyOf('application/json') }),
  });
}
