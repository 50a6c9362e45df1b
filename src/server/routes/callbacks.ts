import type { Context } from 'hono';
import type { Logger } from 'pino';
import { callbackNames, requestFromInput, trapName } from '#contract/callback-wire.ts';
import {
  callbackCall,
  callbackChangeCall,
  callbackExportCall,
  callbackListCall,
  callbackRetryCall,
} from '#contract/callbacks.ts';
import { localPath } from '#contract/local-path.ts';
import { paths } from '#contract/paths.ts';
import { type CallbackProblem, callbackProblems } from '#domain/callbacks/callback-problems.ts';
import type { CallbackRequest } from '#domain/callbacks/callback-request.ts';
import { callbackHeader, callbackRow } from '#domain/callbacks/callback-row.ts';
import { mostPictures } from '#domain/callbacks/most-pictures.ts';
import type { Refusal } from '#domain/outcome.ts';
import { csvLine, csvStart } from '#domain/text/csv-line.ts';
import type { Language } from '#domain/text/language.ts';
import { requestCallback } from '#operations/callbacks/request-callback.ts';
import { answerCallback, callbacksWithChain } from '../answers/answer-callbacks.ts';
import { sendStream } from '../http/send-stream.ts';
import type { PageSource } from '../pages/page-source.ts';
import { refuse, sendText, statusOf } from '../respond.ts';
import { type Env, type Route, route } from '../route.ts';
import type { ServerPorts, ServerSettings } from '../server-ports.ts';

export function callbackRoutes(ports: ServerPorts, settings: ServerSettings, log: Logger, pages: PageSource): Route[] {
  return [
    route(callbackCall, async ({ context, body, actor }) => {
      const typed = requestFromInput(body);
      const outcome = await requestCallback(ports, typed, {
        address: actor.address,
        limited: settings.rateLimits,
        trapped: body[trapName] !== '',
        pictures: body.pictures,
        measures: body.measures,
        elsewhere: context.req.header('Sec-Fetch-Site') === 'cross-site',
      });
      const isForm = context.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded');
      if (!outcome.ok && isForm)
        return sendRefusedForm(context, pages, { typed, language: body.language, pictures: body.pictures }, outcome);
      if (!outcome.ok) return refuse(context, { ...outcome, problems: outcome.problems.map(onTheWire) });
      if (isForm) return context.redirect(localPath(body.language, paths.thanks), 303);
      context.header('Callback-Id', outcome.value);
      if (settings.adTag) context.header('Ad-Tag', settings.adTag);
      return sendText(context, 'OK');
    }),

    route(callbackListCall, async ({ context, query }) => {
      const { id, state, page, size, kind } = query;
      const [callbacks, counts] = await Promise.all([
        id ? ports.callbacks.find(id).then((one) => (one ? [one] : [])) : ports.callbacks.page(state, page, size, kind),
        ports.callbacks.count(kind),
      ]);
      return context.json({ callbacks: await callbacksWithChain(ports, callbacks), counts });
    }),

    route(callbackExportCall, ({ context }) => {
      context.header('Content-Type', 'text/csv; charset=utf-8');
      context.header('Content-Disposition', 'attachment; filename="callbacks.csv"');
      return sendStream(context, log, exportLines(ports));
    }),

    route(callbackChangeCall, async ({ context, params, body, actor }) => {
      const changed = await ports.callbacks.change(params.id, body, ports.system.now(), actor);
      return answerCallback(context, ports, changed);
    }),

    route(callbackRetryCall, async ({ context, params, actor }) => {
      const changed = await ports.callbacks.retry(params.id, ports.system.now(), actor);
      return answerCallback(context, ports, changed);
    }),
  ];
}

function onTheWire({ field, message }: { field: string; message: string }) {
  return {
    field: callbackNames[field as CallbackProblem['field']],
    message,
  };
}

/** Shows the form's page again, with the alert and the typed values. */
async function sendRefusedForm(
  context: Context<Env>,
  pages: PageSource,
  { typed, language, pictures }: { typed: CallbackRequest; language: Language; pictures: string[] },
  { kind, message, retryAfter }: Refusal,
): Promise<Response> {
  const notTaken = { field: 'message' as const, title: 'Not Sent', message };
  const problems = kind === 'too-many' ? [notTaken] : callbackProblems(typed);
  const refused = { request: typed, problems, pictures: pictures.slice(0, mostPictures) };
  const html = await pages.refusedForm(refused, language);
  if (retryAfter) context.header('Retry-After', String(retryAfter));
  return context.body(html, statusOf(kind), { 'Content-Type': 'text/html; charset=utf-8' });
}

async function* exportLines(ports: ServerPorts) {
  yield csvStart(callbackHeader);
  for await (const callback of ports.callbacks.stream()) yield csvLine(callbackRow(callback));
}
