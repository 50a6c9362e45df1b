import { fork } from 'node:child_process';
import { once } from 'node:events';
import { ReadableStream as WebStream } from 'node:stream/web';
import { maxSheetBytes } from '#domain/customers/import/sheet.ts';
import { failed, type Outcome } from '#domain/outcome.ts';
import type { WrittenSheet } from '#domain/text/written-sheet.ts';
import { Overloaded } from '#operations/ports/failures.ts';
import type { Sheets } from '#operations/ports/sheets.ts';
import { programFile } from '#program-file';
import type { FileContents, FileKind, SheetMessage, SheetQuestion } from './sheet-process.ts';

type SheetLimits = {
  /** How many files are read at once. */
  children: number;
  /** The largest heap of a process, in megabytes. */
  heapMegabytes: number;
  timeoutMs: number;
};

const defaults: SheetLimits = { children: 2, heapMegabytes: 256, timeoutMs: 20_000 };

/** Reads sheets, each file in a new child process, and writes workbooks. */
export function openSheets(options: Partial<SheetLimits> = {}): Sheets {
  const limits = { ...defaults, ...options };
  let busy = 0;
  const read = async <Kind extends FileKind>(kind: Kind, bytes: Uint8Array): Promise<Outcome<FileContents[Kind]>> => {
    if (bytes.length > maxSheetBytes) return failed('invalid', `The file is larger than 20 MB. ${smaller[kind]}`);
    if (busy >= limits.children) throw new Overloaded('Too many sheets are being read just now.');
    busy += 1;
    try {
      return await readInChild(kind, bytes, limits);
    } finally {
      busy -= 1;
    }
  };
  return {
    read: (bytes) => read('sheets', bytes),
    readProducts: (bytes) => read('products', bytes),
    readMaterials: (bytes) => read('materials', bytes),
    readBills: (bytes) => read('bills', bytes),
    readEinvoiceAnswers: (bytes) => read('einvoices', bytes),
    readEwayAnswers: (bytes) => read('eway', bytes),
    write: (sheet) => WebStream.from(workbookOf(sheet)) as ReadableStream<Uint8Array>,
    writeBook: async (sheets) => (await import('./write-book.ts')).writeBook(sheets),
  };
}

/** The library that writes workbooks has 74 modules: it is loaded with the first one, and not at each start. */
async function* workbookOf(sheet: WrittenSheet): AsyncGenerator<Uint8Array> {
  const { writeWorkbook } = await import('./write-workbook.ts');
  yield* writeWorkbook(sheet);
}

async function readInChild<Kind extends FileKind>(
  kind: Kind,
  bytes: Uint8Array,
  { heapMegabytes, timeoutMs }: SheetLimits,
): Promise<Outcome<FileContents[Kind]>> {
  const child = fork(programFile(new URL('./sheet-process.ts', import.meta.url)), [], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heapMegabytes}`, '--disable-warning=ExperimentalWarning'],
    // Of the server's environment only where Node keeps compiled code: the child needs no secret.
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, MALLOC_ARENA_MAX: '1' },
    // A process that runs out of memory prints a long report.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let answer: SheetMessage<Kind> | null = null;
  child.on('message', (message: SheetMessage<Kind>) => {
    answer = message;
  });
  // It comes after the last message. 'exit' may come before, when another child ends at the same time.
  const closed = once(child, 'close');
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  try {
    // A child that has ended meanwhile is noticed by its end.
    child.send({ kind, bytes } satisfies SheetQuestion, () => {});
    await closed;
  } finally {
    clearTimeout(timer);
  }
  return contentOf(kind, answer);
}

function contentOf<Kind extends FileKind>(kind: Kind, answer: SheetMessage<Kind> | null): Outcome<FileContents[Kind]> {
  if (answer === null) return failed('invalid', `This file takes too much memory or time to read. ${smaller[kind]}`);
  if ('error' in answer) throw new Error(`The file could not be read: ${answer.error}`);
  return answer.read;
}

const smaller: Record<FileKind, string> = {
  sheets: 'Copy the sheet with the customers to a new workbook, or save it as CSV.',
  products: 'Copy the sheet with the products to a new workbook, or save it as CSV.',
  materials: 'Copy the sheet with the materials to a new workbook, or save it as CSV.',
  bills: 'Copy the sheet with the bills to a new workbook, or save it as CSV.',
  einvoices: 'Download the answers from the portal in smaller parts.',
  eway: 'Download the answers from the portal in smaller parts.',
};
