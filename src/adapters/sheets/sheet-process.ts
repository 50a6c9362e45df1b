import type { Sheet } from '#domain/customers/import/sheet.ts';
import type { Outcome } from '#domain/outcome.ts';
import { readSheets } from './read-sheets.ts';

/** What the process answers. */
export type SheetMessage = { read: Outcome<Sheet[]> } | { error: string };

/*
 * The child process that reads one uploaded file. A crash, a leak or an endless loop in a parser stays in this process. The
 * server limits its heap and its time; what it unpacks is limited by `readWorkbook`.
 */

// A terminal's Ctrl-C and a service's stop signal the whole process group; the server ends this process itself.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

process.once('message', async (bytes: Uint8Array) => {
  process.send?.(await answer(bytes), () => process.disconnect?.());
});

async function answer(bytes: Uint8Array): Promise<SheetMessage> {
  try {
    return { read: await readSheets(bytes) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
