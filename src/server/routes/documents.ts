import { documentCall } from '#contract/invoices.ts';
import { printInvoice } from '#operations/print-invoice.ts';
import { pdfName } from '../document-headers.ts';
import { fail, sendPdf } from '../respond.ts';
import { type Route, route } from '../route.ts';
import type { ServerPorts } from '../server-ports.ts';

export const documentRoutes = (ports: ServerPorts): Route[] => [
  route(documentCall, async ({ context }) => {
    const { ticket: secret = '' } = context.req.param() as Record<string, string>;
    context.header('Cache-Control', 'no-store');
    const ticket = await ports.tickets.find(ports.world.sha256(secret), ports.world.now());
    const invoice = ticket && (await ports.invoices.findById(ticket.invoiceId));
    if (!invoice)
      return fail(
        context,
        404,
        'This link has ended: it opens a document for ten minutes. Open the document again from the reports.',
      );
    return sendPdf(context, await printInvoice(ports, invoice, ticket.copy), pdfName(invoice));
  }),
];
