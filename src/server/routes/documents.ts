import type { Context } from 'hono';
import { documentCall } from '#contract/invoices.ts';
import { paths } from '#contract/paths.ts';
import { failed } from '#domain/outcome.ts';
import { drawLabel } from '#operations/callbacks/draw-label.ts';
import { printInvoice } from '#operations/invoices/print-invoice.ts';
import type { TicketPaper } from '#operations/ports/tickets.ts';
import { printVoucher } from '#operations/receivables/print-voucher.ts';
import { drawStatement } from '#operations/receivables/read-statement.ts';
import { voucherFileName } from '../answers/send-voucher-paper.ts';
import { pdfName } from '../http/document-headers.ts';
import type { CachedPage } from '../pages/finish-page.ts';
import type { PageSource } from '../pages/page-source.ts';
import { sendPage } from '../pages/send-page.ts';
import { refuse, sendPdf } from '../respond.ts';
import { type Env, type Route, route } from '../route.ts';
import type { ServerPorts } from '../server-ports.ts';

export function documentRoutes(ports: ServerPorts, pages: Pick<PageSource, 'get'>): Route[] {
  return [
    route(documentCall, async ({ context, params }) => {
      context.header('Cache-Control', 'no-store');
      const [hash, now] = [ports.system.sha256(params.ticket), ports.system.now()];
      const paper = await ports.tickets.findPaper(hash, now);
      if (paper) return sendPaperOf(context, ports, paper);
      const ticket = await ports.tickets.find(hash, now);
      const invoice = ticket && (await ports.invoices.findById(ticket.invoiceId));
      if (!invoice && acceptsHtml(context.req.header('Accept')))
        return sendLinkEnded(context, await pages.get(paths.linkEnded));
      if (!invoice) return refuse(context, endedLink);
      return sendPdf(context, await printInvoice(ports, invoice, ticket.copy), pdfName(invoice));
    }),
  ];
}

/** What the ticket of a paper of money opens. */
async function sendPaperOf(context: Context<Env>, ports: ServerPorts, paper: TicketPaper): Promise<Response> {
  if (paper.kind === 'statement') {
    const drawn = await drawStatement(ports, paper);
    const name = `Statement-${paper.from}-${paper.to}.pdf`;
    return drawn.ok ? sendPdf(context, drawn.value.bytes, name) : refuse(context, drawn);
  }
  if (paper.kind === 'label') {
    const drawn = await drawLabel(ports, paper.callback);
    return drawn.ok ? sendPdf(context, drawn.value, 'Label.pdf') : refuse(context, drawn);
  }
  const voucher = await ports.receivables.find(paper.id);
  if (!voucher) return refuse(context, endedLink);
  return sendPdf(context, await printVoucher(ports, voucher), voucherFileName(voucher));
}

const endedLink = failed(
  'not-found',
  'This link has ended: it opens a document for ten minutes. Open the document again from the reports.',
);

/** A browser that opens an address accepts HTML; a program does not. */
function acceptsHtml(accept = ''): boolean {
  return accept.includes('text/html');
}

function sendLinkEnded(context: Context<Env>, page: CachedPage): Response {
  const answer = sendPage(context, page);
  answer.headers.set('Cache-Control', 'no-store');
  answer.headers.append('Vary', 'Accept');
  return answer;
}
