import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { requestFromInput, trapName } from '#contract/callback-wire.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { sharedAskCall, sharedFileCall, sharedPageCall, sharedPictureCall } from '#contract/shared-page.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { callbackProblems } from '#domain/callbacks/callback-problems.ts';
import type { CallbackRequest } from '#domain/callbacks/callback-request.ts';
import type { CallbackSubject } from '#domain/callbacks/callback-subject.ts';
import { isLinkPreview } from '#domain/shares/is-link-preview.ts';
import type { SharedForm } from '#domain/shares/shared-page.ts';
import { requestCallback } from '#operations/callbacks/request-callback.ts';
import { type OpenedShare, type ShareView, sharedPageOf } from '#operations/shares/open-share.ts';
import { readPagePicture } from '#operations/shares/picture-pages.ts';
import { currentSiteWords } from '#operations/site-words/current-site-words.ts';
import { sendPdf, statusOf } from '../respond.ts';
import { type Env, type Route, route } from '../route.ts';
import type { ServerSettings } from '../server-ports.ts';
import type { ShareGate } from '../share-gate.ts';
import type { SharePorts } from '../share-ports.ts';

/** What anyone with a link can do: read the page, its pictures and its PDF, and ask about it. */
export function sharedPageRoutes(ports: SharePorts, settings: ServerSettings, gate: ShareGate): Route[] {
  return [
    route(
      sharedPageCall,
      ({ context, params, query }) =>
        gate.open(context, params.token, async (opened) => {
          if (isOpening(context)) await ports.shares.countOpening(opened.share.id, ports.system.now());
          return sendSharedPage(context, ports, opened, {
            address: addressOf(params.token),
            language: query.l ?? opened.share.language,
            showAll: query.pages === 'all',
            form: { kind: query.asked === '1' ? 'sent' : 'empty' },
          });
        }),
      gate.refuse,
    ),

    route(
      sharedPictureCall,
      ({ context, params }) =>
        gate.open(context, params.token, async ({ content }) => {
          const [, page] = /^([1-9]\d{0,3})\.png$/.exec(params.file) ?? [];
          const bytes = page ? await readPagePicture(ports, await content.paper(), Number(page)) : null;
          return bytes && context.body(new Uint8Array(bytes), 200, { 'Content-Type': 'image/png' });
        }),
      gate.refuse,
    ),

    route(
      sharedFileCall,
      ({ context, params }) =>
        gate.open(context, params.token, async ({ content }) => {
          const paper = await content.paper();
          return sendPdf(context, await paper.read(), content.fileName);
        }),
      gate.refuse,
    ),

    route(
      sharedAskCall,
      ({ context, params, query, body, actor }) =>
        gate.open(context, params.token, async (opened) => {
          const request = requestFromInput(body);
          const language = query.l ?? opened.share.language;
          const address = addressOf(params.token);
          const outcome = await requestCallback(ports, namingIt(opened, request), {
            address: actor.address,
            limited: settings.rateLimits,
            trapped: body[trapName] !== '',
            pictures: [],
            elsewhere: context.req.header('Sec-Fetch-Site') === 'cross-site',
            about: subjectOf(opened),
          });
          if (outcome.ok) return context.redirect(`${address}?l=${language}&asked=1#ask`, 303);
          if (outcome.retryAfter) context.header('Retry-After', String(outcome.retryAfter));
          const form: SharedForm =
            outcome.kind === 'too-many'
              ? { kind: 'not-taken', request }
              : { kind: 'refused', request, problems: callbackProblems(request) };
          const view = { address, language, showAll: false, form };
          return sendSharedPage(context, ports, opened, view, statusOf(outcome.kind));
        }),
      gate.refuse,
    ),
  ];
}

function addressOf(token: string): string {
  return path(paths.sharedPage, { token });
}

/** Not the previews of messengers, and not a step on the page itself, as to another language. */
function isOpening({ req }: Context<Env>): boolean {
  const isStep = req.header('Sec-Fetch-Site') === 'same-origin';
  const isAhead = /prefetch|prerender/.test(req.header('Sec-Purpose') ?? req.header('Purpose') ?? '');
  return req.method === 'GET' && !isStep && !isAhead && !isLinkPreview(req.header('User-Agent') ?? '');
}

async function sendSharedPage(
  context: Context<Env>,
  ports: SharePorts,
  opened: OpenedShare,
  view: ShareView,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  const { words } = await currentSiteWords(ports);
  const html = await ports.pages.renderShare(await sharedPageOf(ports, opened, view), words.look);
  return context.body(html, status, { 'Content-Type': 'text/html; charset=utf-8' });
}

function subjectOf({ share: { id, of }, content }: OpenedShare): CallbackSubject {
  return { share: id, kind: of.kind, id: of.kind === 'statement' ? of.customer : of.id, subject: content.subject };
}

/** Staff must know what it is about, even when the reader has replaced the prepared words. */
function namingIt({ content }: OpenedShare, request: CallbackRequest): CallbackRequest {
  const { name, facts } = content;
  const prepared = facts.period ? formatDate(facts.period.to) : name;
  return request.message.includes(prepared) ? request : { ...request, message: `About ${name}: ${request.message}` };
}
