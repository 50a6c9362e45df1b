import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Failure } from '#contract/failure.ts';
import { statusOf } from '../respond.ts';
import type { Env } from '../route.ts';
import type { ServerSettings } from '../server-ports.ts';
import { securityHeadersFor } from './security-headers.ts';

type Settings = Pick<ServerSettings, 'publicOrigin' | 'development' | 'adTag'>;

/** The app as a listener for node:http. It refuses an invalid Host or URL before the app sees it, in the usual shape. */
export function requestListener(app: Hono<Env>, settings: Settings): ReturnType<typeof getRequestListener> {
  const headersFor = securityHeadersFor({ ...settings, https: settings.publicOrigin.startsWith('https:') });
  const body: Failure = { message: 'The address or the Host of this request is not valid.', problems: [] };
  return getRequestListener(app.fetch, {
    errorHandler: () =>
      Response.json(body, { status: statusOf('unreadable'), headers: headersFor('application/json') }),
  });
}
