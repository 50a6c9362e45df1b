import type { Context } from 'hono';
import type { Logger } from 'pino';
import { deleteInvoiceCall } from '#contract/cancel-invoice.ts';
import { draftFromInput, type InvoiceInput, issuedData, wireField } from '#contract/invoice-wire.ts';
import { downloadInvoiceCall, generateInvoiceCall, previewInvoiceCall } from '#contract/invoices.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import { failed, type Problem, type Refusal } from '#domain/outcome.ts';
import { compareText } from '#domain/text/compare-text.ts';
import { cancelInvoice } from '#operations/invoices/cancel-invoice.ts';
import { issueInvoice } from '#operations/invoices/issue-invoice.ts';
import { previewInvoice } from '#operations/invoices/preview-invoice.ts';
import { printInvoice } from '#operations/invoices/print-invoice.ts';
import type { Actor } from '#operations/ports/actor.ts';
import { NotDrawn, Overloaded } from '#operations/ports/failures.ts';
import type { PaperCopy } from '#operations/ports/papers.ts';
import { kindAndState } from '../answers/kind-and-state.ts';
import { documentHeaders, pdfName } from '../http/document-headers.ts';
import { readIdempotency } from '../http/read-idempotency.ts';
import { limitRate } from '../limit-rate.ts';
import { refuse, sendPdf, sendText } from '../respond.ts';
import { type Env, type Route, route } from '../route.ts';
import type { ServerPorts, ServerSettings } from '../server-ports.ts';

const ISSUES_A_MINUTE = 60;

export function invoiceRoutes(ports: ServerPorts, settings: ServerSettings, log: Logger): Route[] {
  const allowed = limitRate(settings.rateLimits ? ISSUES_A_MINUTE : Number.POSITIVE_INFINITY);
  return [
    route(generateInvoiceCall, async ({ context, body, actor, login }) => {
      const wait = allowed(login.tokenHash, Date.parse(ports.system.now()));
      if (wait > 0)
        return refuse(
          context,
          failed('too-many', `Too many documents at once. Wait ${wait} seconds.`, { retryAfter: wait }),
        );
      const idempotency = readIdempotency(context, ports.system, inOrder(body));
      if (!idempotency.ok) return refuse(context, idempotency);
      const outcome = await issueInvoice(ports, {
        draft: draftFromInput(body),
        dataFor: (number, dueDate) => issuedData(body, number, dueDate),
        customer: String(body.customer ?? '') || null,
        actor,
        askAboutTwin: context.req.header('Equal-Document') === 'ask',
        idempotency: idempotency.value,
      });
      return outcome.ok
        ? answerPdf(context, ports, outcome.value, 'original', actor).catch(notDrawn)
        : refuseDraft(context, ports, outcome, actor);
    }),

    route(previewInvoiceCall, async ({ context, body }) => {
      const { warnings, problems, original, ...facts } = await previewInvoice(ports, draftFromInput(body));
      return context.json({
        ...facts,
        warnings: warnings.map(onTheWire),
        problems: problems.map(onTheWire),
        original: original && originalOnTheWire(original),
      });
    }),

    route(downloadInvoiceCall, async ({ context, body, query, actor }) => {
      const which = kindAndState(body.type, body.taxState);
      const invoice =
        which.ok && (await ports.invoices.find(which.value.kind, which.value.taxState, body.invoiceNo.trim()));
      if (!invoice)
        return refuse(
          context,
          failed('not-found', `There is no issued document ${body.invoiceNo} of that kind and state.`),
        );
      return answerPdf(context, ports, invoice, query.copy, actor);
    }),

    route(deleteInvoiceCall, async ({ context, params, query, actor }) => {
      const which = kindAndState(params.type, params.state);
      if (!which.ok) return refuse(context, which);
      const outcome = await cancelInvoice(ports, { ...which.value, number: params.refnum, ...query }, actor);
      if (!outcome.ok) return refuse(context, outcome);
      const { invoice, reopened } = outcome.value;
      const sentences = [
        `${invoice.number} is cancelled. Its number stays used, and the record is kept.`,
        reopened === null ? '' : `${reopened} was closed, and is open again: its goods are unbilled.`,
        (await drawCancelled(ports, invoice, log)) ? '' : UNDRAWN,
      ];
      if (reopened !== null) context.header('Reopened', reopened);
      return sendText(context, sentences.filter(Boolean).join(' '));
    }),
  ];
}

const UNDRAWN = 'Its cancelled paper could not be drawn just now: it will be drawn when somebody opens it.';

/** Draws the paper with the mark CANCELLED. Returns false when that fails: the cancellation is valid all the same. */
async function drawCancelled(ports: ServerPorts, invoice: IssuedInvoice, log: Logger): Promise<boolean> {
  try {
    await printInvoice(ports, invoice, 'original');
    return true;
  } catch (error) {
    if (!(error instanceof NotDrawn)) throw error;
    log.error({ err: error }, 'cancelled paper not drawn');
    return false;
  }
}

/** Sends the PDF. When it cannot be drawn, the document is issued all the same, and the answer has its number. */
async function answerPdf(
  context: Context<Env>,
  ports: ServerPorts,
  invoice: IssuedInvoice,
  copy: PaperCopy,
  actor: Actor,
): Promise<Response> {
  context.header('Invoice-Number', invoice.number);
  const bytes = await printInvoice(ports, invoice, copy);
  return sendPdf(context, bytes, pdfName(invoice), await documentHeaders(ports, invoice, copy, actor));
}

/** With the database away after the issue, the document is there, too. */
function notDrawn(error: unknown): never {
  throw error instanceof Overloaded ? new NotDrawn('What the paper shows could not be read.', { cause: error }) : error;
}

async function refuseDraft(
  context: Context<Env>,
  ports: ServerPorts,
  refusal: Refusal,
  actor: Actor,
): Promise<Response> {
  const about = refusal.document ? await ports.invoices.findById(refusal.document) : null;
  if (about)
    for (const [name, value] of Object.entries(await documentHeaders(ports, about, 'original', actor)))
      context.header(name, value);
  return refuse(context, { ...refusal, problems: refusal.problems.map(onTheWire) });
}

// Without the draft: `data` has the same values.
function originalOnTheWire({
  number,
  draft: _,
  ...facts
}: NonNullable<Awaited<ReturnType<typeof previewInvoice>>['original']>) {
  return {
    refnum: number,
    ...facts,
  };
}

function onTheWire({ field, message }: Problem): Problem {
  return { field: wireField(field), message };
}

/** The same fields with the same values have the same hash, in any order. */
function inOrder(body: InvoiceInput): [string, unknown][] {
  return Object.entries(body).sort(([one], [other]) => compareText(one, other));
}
