import { createDocumentMarks, type DocumentMarks } from '#domain/returns/document-marks.ts';
import { foldGstr1 } from '#domain/returns/fold-gstr1.ts';
import type { Gstr1 } from '#domain/returns/gstr1.ts';
import { createGstr1Json } from '#domain/returns/gstr1-json.ts';
import { createGstr1Workbook } from '#domain/returns/gstr1-workbook.ts';
import { returnFigures } from '#domain/returns/return-figures.ts';
import type { EinvoicesAt, FileChoice, ReturnAt } from '#operations/ports/return-files.ts';
import { openDatabase } from '../engine/open-database.ts';
import type { Database } from '../engine/tables.ts';
import { markEinvoices } from './mark-einvoices.ts';
import { readChallans } from './read-challans.ts';
import { readReturnDocuments } from './read-return-documents.ts';

/** The figures alone, or with a file. */
type FileTask = ReturnAt & FileChoice & { file: 'none' | 'json' | 'book' };

/** What the process is asked. */
export type ReturnTask = { url: string } & (FileTask | { file: 'einvoices'; at: EinvoicesAt });

/** What the process answers before it writes the file, which comes as lines of JSON; the last line is `null`. */
export type ReturnMessage = CalculatedReturn | { marks: DocumentMarks };

/** `marks`: by figure, which documents are behind it. Empty beside a file. */
type CalculatedReturn = { gstr1: Gstr1; parts: number; marks: DocumentMarks };

/*
 * The child process that calculates a return: a hundred thousand documents take longer than other requests may wait, and SQLite
 * works in the process that asks.
 */

// A terminal's Ctrl-C and a service's stop signal the whole process group; the server ends this process itself.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

process.once('message', async (task: ReturnTask) => {
  try {
    await answer(task);
  } catch (error) {
    await say({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
  process.disconnect?.();
});

async function answer(task: ReturnTask): Promise<void> {
  const database = await openDatabase(task.url);
  if (task.file !== 'einvoices') return answerReturn(database, task);
  const marks = await markEinvoices(database, task.at).finally(() => database.close());
  if (marks) await say({ marks });
}

async function answerReturn(database: Database, task: FileTask): Promise<void> {
  const { question, revision } = task;
  const json = task.file === 'json' ? createGstr1Json(question, task) : null;
  const book = task.file === 'book' ? createGstr1Workbook(question, task) : null;
  const marks = createDocumentMarks(returnFigures);
  const mark = task.file === 'none' ? marks.add : undefined;
  const documents = readReturnDocuments(database, question.taxState, question.period, revision);
  const list = json?.list ?? book?.list;
  const challans = readChallans(database, question.taxState, question.period, revision);
  const gstr1 = await foldGstr1(documents, question, list, mark, challans).finally(() => database.close());
  if (!json && !book) return say({ gstr1, parts: 0, marks: marks.end() });
  let parts = 1;
  for (const piece of json?.pieces(gstr1) ?? []) parts = piece.part;
  await say({ gstr1, parts, marks: marks.end() });
  await writeLines(json ? joined(json.pieces(gstr1)) : (book?.rows(gstr1) ?? []));
}

/** Pieces of one part put together, so that a line is worth its trip. */
function* joined(pieces: Iterable<{ part: number; text: string }>) {
  let waiting = { part: 1, text: '' };
  for (const { part, text } of pieces) {
    if (part !== waiting.part || waiting.text.length > CHUNK) {
      yield waiting;
      waiting = { part, text: '' };
    }
    waiting.text += text;
  }
  yield waiting;
}

async function writeLines(lines: Iterable<unknown>): Promise<void> {
  let text = '';
  for (const line of lines) {
    text += `${JSON.stringify(line)}\n`;
    if (text.length < CHUNK) continue;
    await write(text);
    text = '';
  }
  await write(`${text}null\n`);
}

/** Waits until the reader has room, so that nothing piles up here. */
function write(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

const CHUNK = 64 * 1024;

function say(message: ReturnMessage | { error: string }): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(message, () => resolve());
    else resolve();
  });
}
