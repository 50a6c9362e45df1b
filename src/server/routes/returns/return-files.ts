import type { Context } from 'hono';
import type { Logger } from 'pino';
import { gstr1JsonCall, gstr1WorkbookCall, gstr3bCall } from '#contract/returns/return-files.ts';
import { indianDate } from '#domain/calendar/indian-date.ts';
import { failed } from '#domain/outcome.ts';
import { gstr1FileName, returnFileName } from '#domain/returns/file-name.ts';
import type { Gstr1 } from '#domain/returns/gstr1.ts';
import type { FilePiece } from '#domain/returns/gstr1-json.ts';
import { gstr3bJson } from '#domain/returns/gstr3b.ts';
import { askGstr1 } from '#operations/returns/ask-gstr1.ts';
import { bookSheets } from '#operations/returns/book-sheets.ts';
import { partFiles } from '#operations/returns/part-files.ts';
import { beginStream } from '../../http/begin-stream.ts';
import { sendStream } from '../../http/send-stream.ts';
import { refuse } from '../../respond.ts';
import { type Env, type Route, route } from '../../route.ts';
import type { ServerPorts } from '../../server-ports.ts';

/** The files of a return. */
export function returnFileRoutes(ports: ServerPorts, log: Logger): Route[] {
  const { archives, returnFiles, sheets, system } = ports;
  return [
    route(gstr1JsonCall, async ({ context, params, query }) => {
      const asked = await askGstr1(ports, params.state, params.period);
      if (!asked.ok) return refuse(context, asked);
      const { gstr1, parts, pieces } = await returnFiles.json(asked.value, { withIrn: query.full === 'true' });
      const now = system.now();
      const named = { ...asked.value.question, today: indianDate(now), incomplete: isIncomplete(gstr1) };
      if (parts === 1) {
        nameFile(context, gstr1FileName(named), 'application/json', gstr1);
        return sendStream(context, log, textsOf(pieces));
      }
      const nameOf = (part: number) => gstr1FileName(named, { part, parts });
      nameFile(context, gstr1FileName(named).replace(/json$/, 'zip'), 'application/zip', gstr1);
      const zip = archives.write(partFiles(pieces, { parts, modified: now, nameOf }));
      return context.body(await beginStream(context, log, 'return cut off', zip));
    }),

    route(gstr1WorkbookCall, async ({ context, params, query }) => {
      const asked = await askGstr1(ports, params.state, params.period);
      if (!asked.ok) return refuse(context, asked);
      const { gstr1, rows } = await returnFiles.book(asked.value, { withIrn: query.full === 'true' });
      const book = await bookSheets(rows);
      if (!book.ok) return refuse(context, book);
      const name = returnFileName({ ...asked.value.question, incomplete: isIncomplete(gstr1) }, 'gstr1', 'xlsx');
      nameFile(context, name, gstr1WorkbookCall.answers[200].type, gstr1);
      return context.body(await sheets.writeBook(book.value));
    }),

    route(gstr3bCall, async ({ context, params }) => {
      const asked = await askGstr1(ports, params.state, params.period);
      if (!asked.ok) return refuse(context, asked);
      const { question } = asked.value;
      if (question.form === 'iff') return refuse(context, failed('invalid', 'GSTR-3B is for the quarter: choose it.'));
      const gstr1 = await returnFiles.calculate(asked.value);
      const name = returnFileName({ ...question, incomplete: isIncomplete(gstr1) }, 'gstr3b', 'json');
      nameFile(context, name, 'application/json', gstr1);
      return context.body(gstr3bJson(gstr1, question));
    }),
  ];
}

function isIncomplete({ leftOutSums }: Gstr1): boolean {
  return leftOutSums.documents > 0;
}

function nameFile(context: Context<Env>, name: string, type: string, gstr1: Gstr1) {
  context.header('Content-Type', type);
  context.header('Content-Disposition', `attachment; filename="${name}"`);
  if (isIncomplete(gstr1)) context.header('Incomplete', 'true');
}

async function* textsOf(pieces: AsyncGenerator<FilePiece>): AsyncGenerator<string> {
  for await (const { text } of pieces) yield text;
}
