import type { Logger } from 'pino';
import { hsnCall, packCall, returnRegisterCall } from '#contract/returns/packs.ts';
import { titlesIn } from '#domain/catalogue/folders-of.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import type { Voucher } from '#domain/receivables/voucher.ts';
import { registerSheet } from '#domain/reports/register-row.ts';
import { hsnSheet } from '#domain/returns/pack/return-sheets.ts';
import { wordAudit } from '#operations/audit/word-audit.ts';
import { printInvoice } from '#operations/invoices/print-invoice.ts';
import type { AuditEntry } from '#operations/ports/audit.ts';
import { Overloaded } from '#operations/ports/failures.ts';
import { printVoucher } from '#operations/receivables/print-voucher.ts';
import { askGstr1 } from '#operations/returns/ask-gstr1.ts';
import { documentsOf, packBooks } from '#operations/returns/pack/pack-books.ts';
import { packKept } from '#operations/returns/pack/pack-kept.ts';
import { packPapers } from '#operations/returns/pack/pack-papers.ts';
import { packReturn } from '#operations/returns/pack/pack-return.ts';
import { packTally } from '#operations/returns/pack/pack-tally.ts';
import { askPack, type PackQuestion, packName, writePack } from '#operations/returns/pack/write-pack.ts';
import { tallyFile } from '#operations/tally/tally-file.ts';
import { beginStream } from '../../http/begin-stream.ts';
import { sendWorkbook } from '../../http/send-workbook.ts';
import { refuse } from '../../respond.ts';
import { type Route, route } from '../../route.ts';
import type { ServerPorts } from '../../server-ports.ts';

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
      running += 1;
      const end = () => {
        running -= 1;
      };
      try {
        const { parts, warnings, left } = await partsOf(ports, asked.value);
        const incomplete = left > 0;
        const pack = writePack(ports, asked.value, { parts, warnings, madeBy: actor.username });
        const body = await beginStream(context, log, 'pack cut off', onceDone(pack, end));
        // Before the last byte: also who breaks off has papers of the month.
        await ports.audit.append({
          at: ports.system.now(),
          actor,
          what: 'pack downloaded',
          subject: `${asked.value.taxState}/${asked.value.period}`,
          // The units for Tally have told themselves; the release before did not.
          after: { leftOut: left, rows: {} },
        });
        context.header('Content-Type', packCall.answers[200].type);
        context.header('Content-Disposition', `attachment; filename="${packName(asked.value, incomplete)}.zip"`);
        if (incomplete) context.header('Incomplete', 'true');
        return context.body(body);
      } catch (error) {
        end();
        throw error;
      }
    }),

    route(hsnCall, async ({ context, params }) => {
      const asked = await askGstr1(ports, params.state, params.period);
      if (!asked.ok) return refuse(context, asked);
      const { taxState, period } = asked.value.question;
      const sheet = hsnSheet(await ports.returnFiles.calculate(asked.value));
      return sendWorkbook(context, { sheets: ports.sheets, log }, { name: `hsn-${taxState}-${period}`, sheet });
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

async function partsOf(ports: ServerPorts, question: PackQuestion) {
  const printers = {
    invoice: (invoice: IssuedInvoice) => printInvoice(ports, invoice, 'original'),
    voucher: (voucher: Voucher) => printVoucher(ports, voucher),
  };
  const titleOf = titlesIn((await ports.catalogues.current()).record);
  const word = (entry: AuditEntry) => wordAudit({ ...ports, titleOf }, entry);
  const { taxState, period, today } = question;
  const tally = await tallyFile(ports, { taxState, period, again: true, remembered: null });
  // A firm that files by the quarter has no return of its last month: the pack is made without one, and says so.
  const asked = await askGstr1(ports, taxState, period);
  const gstr1 = asked.ok ? await ports.returnFiles.calculate(asked.value) : null;
  const left = gstr1?.leftOutSums.documents ?? 0;
  return {
    parts: [
      packBooks(ports, { ...question, word }),
      ...(asked.ok && gstr1 ? [packReturn(ports, { at: asked.value, gstr1, today })] : []),
      packKept(ports, question),
      ...(tally.ok ? [packTally(tally.value, `tally-${taxState}-${period}.xml`)] : []),
      packPapers(ports, printers, question),
    ],
    warnings: [
      ...(asked.ok ? [] : [`Without a return: ${asked.message}`]),
      ...(left > 0
        ? [
            `Incomplete: ${left === 1 ? '1 document is' : `${left} documents are`} left out of the return. See Books/Left out.`,
          ]
        : []),
    ],
    left,
  };
}

/** Calls `done` once, when the stream has ended, failed or been cancelled. */
function onceDone(stream: ReadableStream<Uint8Array>, done: () => void): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  let isDone = false;
  const end = () => {
    if (!isDone) done();
    isDone = true;
  };
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done: isAtEnd, value } = await reader.read();
          if (!isAtEnd) return controller.enqueue(value);
          end();
          controller.close();
        } catch (error) {
          end();
          throw error;
        }
      },
      async cancel(reason) {
        end();
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
