import type { Context } from 'hono';
import type { Logger } from 'pino';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { Voucher } from '#domain/receivables/voucher.ts';
import { givePaperTicket } from '#operations/invoices/give-ticket.ts';
import type { Actor } from '#operations/ports/actor.ts';
import { NotDrawn } from '#operations/ports/failures.ts';
import type { TicketPaper } from '#operations/ports/tickets.ts';
import { printVoucher } from '#operations/receivables/print-voucher.ts';
import { sendPdf } from '../respond.ts';
import type { Env } from '../route.ts';
import type { ServerPorts } from '../server-ports.ts';

/** Sends the PDF of a voucher, with an address where a browser tab can open it. */
export async function sendVoucherPaper(
  context: Context<Env>,
  ports: ServerPorts,
  voucher: Voucher,
  actor: Actor,
): Promise<Response> {
  const bytes = await printVoucher(ports, voucher);
  const name = voucherFileName(voucher);
  return sendPdf(context, bytes, name, await paperHeaders(ports, { kind: 'voucher', id: voucher.id }, name, actor));
}

/** The file name of a voucher, valid on any system: `RC-DL-26-27-0001.pdf` */
export function voucherFileName({ number }: Pick<Voucher, 'number'>): string {
  return `${number.replaceAll('/', '-')}.pdf`;
}

/** The address of a ticket that opens the paper. */
export async function paperHeaders(
  ports: ServerPorts,
  paper: TicketPaper,
  file: string,
  actor: Actor,
): Promise<Record<string, string>> {
  return { 'Document-URL': path(paths.document, { ticket: await givePaperTicket(ports, paper, actor), file }) };
}

/** Draws and stores the paper now. When that fails the voucher is valid all the same: its paper is drawn when it is opened. */
export async function drawVoucherPaper(ports: ServerPorts, voucher: Voucher, log: Logger): Promise<void> {
  try {
    await printVoucher(ports, voucher);
  } catch (error) {
    if (!(error instanceof NotDrawn)) throw error;
    log.error({ err: error }, 'paper not drawn');
  }
}
