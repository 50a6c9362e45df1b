import type { Context } from 'hono';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { KeptPage } from './page-cache.ts';
import type { Env } from './route.ts';
import { isKnown } from './send-stored.ts';

/** A page in the smallest form that the browser reads, or 304 when it has these very bytes. */
export const sendPage = (context: Context<Env>, page: KeptPage): Response => {
  const encoding = acceptedEncoding(context.req.header('Accept-Encoding') ?? '');
  const headers: Record<string, string> = {
    // Kept by the browser and asked for each time: a picture that is gone is gone from the page at once.
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    'Content-Type': 'text/html; charset=utf-8',
  };
  if (page.status === 200) {
    headers.ETag = page.etag(encoding);
    if (isKnown(context, headers.ETag)) return context.body(null, 304, headers);
  }
  const body = page.body(encoding);
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = String(body.byteLength);
  return context.body(body, page.status as 200, headers);
};
