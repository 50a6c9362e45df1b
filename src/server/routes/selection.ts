import type { Context } from 'hono';
import { localPath } from '#contract/local-path.ts';
import { paths } from '#contract/paths.ts';
import { selectionSheetCall } from '#contract/selection/selection-sheet.ts';
import { failed, type Refusal } from '#domain/outcome.ts';
import { addressNetwork } from '#domain/staff/address-network.ts';
import { Overloaded } from '#operations/ports/failures.ts';
import { drawSelection } from '#operations/selection/draw-selection.ts';
import { limitRate } from '../limit-rate.ts';
import type { PageSource } from '../pages/page-source.ts';
import { refuse, sendPdf, sendText, statusOf } from '../respond.ts';
import { type Env, type Route, route } from '../route.ts';
import type { ServerPorts, ServerSettings } from '../server-ports.ts';

/** The limit of one network: a showroom may share one address. */
const SHEETS_A_MINUTE = 12;
/** Invoices are drawn by the same process, one after another: an invoice waits for a few sheets at most. */
const SHEETS_AT_ONCE = 3;

/** The selection on paper, for anyone. */
export function selectionRoutes(ports: ServerPorts, settings: ServerSettings, pages: PageSource): Route[] {
  const waitFor = limitRate(settings.rateLimits ? SHEETS_A_MINUTE : Number.POSITIVE_INFINITY);
  let running = 0;
  return [
    route(selectionSheetCall, async ({ context, body, actor }) => {
      const wait = waitFor(addressNetwork(actor.address), Date.parse(ports.system.now()));
      if (wait > 0) return refuseSheet(context, tooMany(wait));
      if (running >= SHEETS_AT_ONCE) throw new Overloaded('Too many selections are being drawn just now.');
      running += 1;
      try {
        const { pictures: references, language } = body;
        const page = settings.publicOrigin + localPath(language, paths.selection);
        const asked = { references, language, words: await ports.pages.sheetWords(language), page };
        const drawn = await drawSelection(ports, await pages.snapshot(), asked);
        return drawn.ok ? sendPdf(context, drawn.value, 'Selection.pdf') : refuseSheet(context, drawn);
      } finally {
        running -= 1;
      }
    }),
  ];
}

/** The page's own form opens the answer in a tab: there a visitor reads a sentence. */
function refuseSheet(context: Context<Env>, refusal: Refusal): Response {
  const isForm = context.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded');
  if (!isForm) return refuse(context, refusal);
  const headers: Record<string, string> = refusal.retryAfter ? { 'Retry-After': String(refusal.retryAfter) } : {};
  return sendText(context, refusal.message, statusOf(refusal.kind), headers);
}

function tooMany(retryAfter: number) {
  return failed('too-many', `Too many sheets were made in a short time. Wait ${retryAfter} seconds and try again.`, {
    retryAfter,
  });
}
