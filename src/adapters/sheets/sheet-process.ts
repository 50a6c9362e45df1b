import type { Sheet } from '#domain/customers/import/sheet.ts';
import type { PortalAnswer } from '#domain/einvoices/portal-answer.ts';
import type { EwayAnswer } from '#domain/eway/eway-answer.ts';
import type { Outcome } from '#domain/outcome.ts';
import { readEinvoiceFile, readEwayFile } from './read-portal-file.ts';
import { readSheets } from './read-sheets.ts';

/** What is found in a file, by what it is read as. */
export type FileContents = {
  sheets: Sheet[];
  products: Sheet[];
  materials: Sheet[];
  bills: Sheet[];
  einvoices: PortalAnswer[];
  eway: EwayAnswer[];
};
export type FileKind = keyof FileContents;

/** What the process is asked, and what it answers. */
export type SheetQuestion = { kind: FileKind; bytes: Uint8Array };
export type SheetMessage<Kind extends FileKind = FileKind> = { read: Outcome<FileContents[Kind]> } | { error: string };

const readers: { [Kind in FileKind]: (bytes: Uint8Array) => Promise<Outcome<FileContents[Kind]>> } = {
  sheets: readSheets,
  products: (bytes) => readSheets(bytes, 'products'),
  materials: (bytes) => readSheets(bytes, 'materials'),
  bills: (bytes) => readSheets(bytes, 'bills'),
  einvoices: readEinvoiceFile,
  eway: readEwayFile,
};

/*
 * The child process that reads one uploaded file. A crash, a leak or an endless loop in a parser stays in this process. The
 * server limits its heap and its time; what it unpacks is limited by `readWorkbook`.
 */

// A terminal's Ctrl-C and a service's stop signal the whole process group; the server ends this process itself.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

process.once('message', async (question: SheetQuestion) => {
  process.send?.(await answer(question), () => process.disconnect?.());
});

async function answer({ kind, bytes }: SheetQuestion): Promise<SheetMessage> {
  try {
    return { read: await readers[kind](bytes) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
