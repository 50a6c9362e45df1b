import type { Context } from 'hono';
import { acceptedEncoding } from '../http/accepted-encoding.ts';
import { isNotModified } from '../http/send-stored.ts';
import type { Env } from '../route.ts';
import type { CachedPage } from './finish-page.ts';

/** Sends a page in the best encoding that the browser accepts, or 304 when the browser has the same bytes. */
export function sendPage(context: Context<Env>, page: CachedPage): Response {
  const { etag, body, headers, unchanged } = page.form(acceptedEncoding(context.req.header('Accept-Encoding') ?? ''));
  return page.status === 200 && isNotModified(context, etag)
    ? context.body(null, 304, unchanged)
    : context.body(body, page.status as 200, headers);
}
