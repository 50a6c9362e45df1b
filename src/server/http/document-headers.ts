import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import { giveTicket } from '#operations/invoices/give-ticket.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { PaperCopy } from '#operations/ports/papers.ts';
import type { ServerPorts } from '../server-ports.ts';

/** The file name of a document, valid on any system: `DL-26-27-0001.pdf` */
export function pdfName({ number }: IssuedInvoice): string {
  return `${number.replaceAll('/', '-')}.pdf`;
}

/** Headers with the number and the id of the answer's document, and the URL where a browser tab can open it. */
export async function documentHeaders(
  ports: ServerPorts,
  invoice: IssuedInvoice,
  copy: PaperCopy,
  actor: Actor,
): Promise<Record<string, string>> {
  const ticket = await giveTicket(ports, invoice.id, copy, actor);
  return {
    'Invoice-Number': invoice.number,
    Document: invoice.id,
    'Document-URL': path(paths.document, { ticket, file: pdfName(invoice) }),
  };
}
