import type { Context } from 'hono';
import { sampleLabelCall, sampleStepCall, samplesCall } from '#contract/catalogue/samples.ts';
import { localPath } from '#contract/local-path.ts';
import { paths } from '#contract/paths.ts';
import { failed, type Refusal } from '#domain/outcome.ts';
import type { RefusedSample, SampleProblem } from '#domain/samples/sample-problems.ts';
import type { Language } from '#domain/text/language.ts';
import { drawLabel } from '#operations/callbacks/draw-label.ts';
import { requestSample } from '#operations/callbacks/request-sample.ts';
import { currentSiteWords } from '#operations/site-words/current-site-words.ts';
import { answerCallback } from '../answers/answer-callbacks.ts';
import { paperHeaders } from '../answers/send-voucher-paper.ts';
import type { PageSource } from '../pages/page-source.ts';
import { refuse, sendPdf, sendText, statusOf } from '../respond.ts';
import { type Env, type Route, route } from '../route.ts';
import type { ServerPorts, ServerSettings } from '../server-ports.ts';

export function sampleRoutes(ports: ServerPorts, settings: ServerSettings, pages: PageSource): Route[] {
  return [
    route(samplesCall, async ({ context, body, actor }) => {
      const { materials: wishes, language, asked, subject: trap, ...typed } = body;
      const outcome = await requestSample(ports, typed, {
        address: actor.address,
        limited: settings.rateLimits,
        trapped: trap !== '',
        elsewhere: context.req.header('Sec-Fetch-Site') === 'cross-site',
        terms: (await currentSiteWords(ports)).words.samples,
        wishes,
        language,
      });
      const isForm = context.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded');
      if (!outcome.ok && isForm)
        return sendRefusedForm(context, pages, { request: typed, wishes }, { asked, language }, outcome);
      if (!outcome.ok) return refuse(context, outcome);
      if (isForm) return context.redirect(`${localPath(language, paths.samples)}?sent`, 303);
      if (settings.adTag) context.header('Ad-Tag', settings.adTag);
      return sendText(context, 'OK');
    }),

    route(sampleStepCall, async ({ context, params, body, actor }) => {
      const answers = (settings.mailReach ?? 'nobody') !== 'nobody';
      const move = { ...body, courier: body.courier.trim(), consignment: body.consignment.trim() };
      const moved = await ports.samples.move(params.id, move, answers, ports.system.now(), actor);
      return moved === 'moved' ? refuse(context, movedSince) : answerCallback(context, ports, moved);
    }),
    route(sampleLabelCall, async ({ context, params, actor }) => {
      const drawn = await drawLabel(ports, params.id);
      if (!drawn.ok) return refuse(context, drawn);
      const headers = await paperHeaders(ports, { kind: 'label', callback: params.id }, 'Label.pdf', actor);
      return sendPdf(context, drawn.value, 'Label.pdf', headers);
    }),
  ];
}

const movedSince = failed('conflict', 'Somebody else moved these samples on meanwhile. Look at them again.');

/** Shows the page again, with what is wrong and everything that was typed and ticked. */
async function sendRefusedForm(
  context: Context<Env>,
  pages: PageSource,
  form: Pick<RefusedSample, 'request' | 'wishes'>,
  { asked, language }: { asked: string; language: Language },
  { kind, message, problems, retryAfter }: Refusal,
): Promise<Response> {
  // The message of the limits is English; the page has its own words for it.
  const why = kind === 'too-many' ? '' : message;
  const refused = { ...form, message: why, problems: problems as SampleProblem[] };
  const html = await pages.refusedSample(refused, asked, language);
  if (retryAfter) context.header('Retry-After', String(retryAfter));
  return context.body(html, statusOf(kind), { 'Content-Type': 'text/html; charset=utf-8' });
}
