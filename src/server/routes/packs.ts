import type { Logger } from 'pino';
import { packCall, returnRegisterCall } from '#contract/returns/packs.ts';
import { registerSheet } from '#domain/reports/register-row.ts';
import { wordAudit } from '#operations/audit/word-audit.ts';
import { printInvoice } from '#operations/invoices/print-invoice.ts';
import { Overloaded } from '#operations/ports/failures.ts';
import { printVoucher } from '#operations/receivables/print-voucher.ts';
import { documentsOf, packBooks } from '#operations/returns/pack/pack-books.ts';
import { packPapers } from '#operations/returns/pack/pack-papers.ts';
import { askPack, packName, writePack } from '#operations/returns/pack/write-pack.ts';
import { beginStream } from '../http/begin-stream.ts';
import { sendWorkbook } from '../http/send-workbook.ts';
import { refuse } from '../respond.ts';
import { type Route, route } from '../route.ts';
import type { ServerPorts } from '../server-ports.ts';

/** A pack reads every paper of a month: more at once would slow down everybody else. */
const PACKS_AT_ONCE = 2;

/** The period for the accountant. */
export function packRoutes(ports: ServerPorts, log: Logger): Route[] {
  let running = 0;
  return [
    route(packCall, async ({ context, params, actor }) => {
      const asked = await askPack(ports, params.state, params.period);
      if (!asked.ok) return refuse(context, asked);
      if (running >= PACKS_AT_ONCE) throw new Overloaded('Too many packs are being made just now.');
      const printers = {
        invoice: (invoice: Parameters<typeof printInvoice>[1]) => printInvoice(ports, invoice, 'original'),
        voucher: (voucher: Parameters<typeof printVoucher>[1]) => printVoucher(ports, voucher),
      };
      const word = (entry: Parameters<typeof wordAudit>[1]) => wordAudit(ports, entry);
      const parts = [packBooks(ports, { ...asked.value, word }), packPapers(ports, printers, asked.value)];
      running += 1;
      const pack = writePack(ports, asked.value, { parts, warnings: [], madeBy: actor.username });
      const body = await beginStream(
        context,
        log,
        'pack cut off',
        onceDone(pack, () => (running -= 1)),
      );
      context.header('Content-Type', packCall.answers[200].type);
      context.header('Content-Disposition', `attachment; filename="${packName(asked.value, false)}.zip"`);
      return context.body(body);
    }),

    route(returnRegisterCall, async ({ context, params }) => {
      const asked = await askPack(ports, params.state, params.period);
      if (!asked.ok) return refuse(context, asked);
      const { taxState, period } = asked.value;
      const sheet = registerSheet(documentsOf(ports.invoices, asked.value));
      return sendWorkbook(context, { sheets: ports.sheets, log }, { name: `register-${taxState}-${period}`, sheet });
    }),
  ];
}

/** Calls `done` once, when the stream has ended, failed or been cancelled. */
function onceDone(stream: ReadableStream<Uint8Array>, done: () => void): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done: isAtEnd, value } = await reader.read();
          if (!isAtEnd) return controller.enqueue(value);
          done();
          controller.close();
        } catch (error) {
          done();
          throw error;
        }
      },
      async cancel(reason) {
        done();
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
