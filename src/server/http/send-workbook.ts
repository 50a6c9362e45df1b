import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { WrittenSheet } from '#domain/text/written-sheet.ts';
import type { Sheets } from '#operations/ports/sheets.ts';
import type { Env } from '../route.ts';
import { beginStream } from './begin-stream.ts';

/** Sends a sheet as an Excel workbook while its rows are read. */
export async function sendWorkbook(
  context: Context<Env>,
  { sheets, log }: { sheets: Pick<Sheets, 'write'>; log: Logger },
  { name, sheet }: { name: string; sheet: WrittenSheet },
): Promise<Response> {
  const workbook = await beginStream(context, log, 'workbook cut off', sheets.write(sheet));
  context.header('Content-Type', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  context.header('Content-Disposition', `attachment; filename="${name}.xlsx"`);
  return context.body(workbook);
}
