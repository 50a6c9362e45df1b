import type { IncomingMessage, RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { acceptedEncoding } from '../http/accepted-encoding.ts';
import { matchesEtag } from '../http/matches-etag.ts';
import { securityHeadersFor } from '../http/security-headers.ts';
import type { ServerSettings } from '../server-ports.ts';
import type { CachedPage, PageForm } from './finish-page.ts';
import type { PageSource } from './page-source.ts';

const MINUTE = 60_000;

type Answer = { headers: string[]; unchanged: string[]; etag: string; body: string | Uint8Array };

/**
 * Answers a page that is in memory exactly as the app would, without the cost of the app (see decision 0025). Passes every
 * other request on to the app. Logs the number of these pages once a minute, not each page.
 */
export function answerFromCache(
  pages: PageSource,
  settings: Pick<ServerSettings, 'publicOrigin' | 'development' | 'adTag'>,
  log: Logger,
  next: RequestListener,
): RequestListener {
  const headersFor = securityHeadersFor({
    ...settings,
    https: settings.publicOrigin.startsWith('https:'),
  });
  const answers = new WeakMap<PageForm, Answer>();
  const { counts } = pages;
  logEachMinute(counts, log);

  const answerOf = (page: CachedPage, accepted: string): Answer => {
    const form = page.form(acceptedEncoding(accepted));
    const known = answers.get(form);
    if (known) return known;
    const security = headersFor(page.type);
    const flat = (own: Record<string, string>) => Object.entries({ ...own, ...security }).flat();
    const answer = {
      etag: form.etag,
      headers: flat(form.headers),
      unchanged: flat(form.unchanged),
      body: sendable(form.body),
    };
    answers.set(form, answer);
    return answer;
  };

  return (request, response) => {
    const page = asksForPage(request) ? pages.peek(request.url ?? '') : null;
    if (!page) return next(request, response);
    const { headers } = request;
    const answer = answerOf(page, headers['accept-encoding'] ?? '');
    const isUnchanged = matchesEtag(headers['if-none-match'], answer.etag);
    counts[isUnchanged ? 'unchanged' : 'sent'] += 1;
    if (isUnchanged) response.writeHead(304, answer.unchanged).end();
    else response.writeHead(200, answer.headers).end(answer.body, 'latin1');
  };
}

/**
 * What costs Node least: it joins a text to the headers and writes both at once, from its stack while they have less than 16 kB.
 * Bytes are written beside the headers. As Latin-1 a character is a byte.
 */
function sendable(body: Uint8Array): string | Uint8Array {
  return body.byteLength > MOST_AT_ONCE ? body : Buffer.from(body).toString('latin1');
}

// Less than 16 kB with the headers, which have about 1 kB.
const MOST_AT_ONCE = 14_000;

function asksForPage({ method, headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  );
}

function logEachMinute(counts: PageSource['counts'], log: Logger): void {
  let logged = { sent: 0, unchanged: 0 };
  const report = () => {
    const { sent, unchanged } = counts;
    const since = { sent: sent - logged.sent, unchanged: unchanged - logged.unchanged };
    if (since.sent + since.unchanged > 0) log.info(since, 'pages from memory in a minute');
    logged = { sent, unchanged };
  };
  setInterval(report, MINUTE).unref();
}
