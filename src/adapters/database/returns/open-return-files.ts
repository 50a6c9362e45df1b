import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { foldGstr1 } from '#domain/returns/fold-gstr1.ts';
import type { Gstr1, Gstr1Entry } from '#domain/returns/gstr1.ts';
import { createGstr1Json, type FilePiece } from '#domain/returns/gstr1-json.ts';
import { type BookRow, createGstr1Workbook } from '#domain/returns/gstr1-workbook.ts';
import type { ReturnDocument } from '#domain/returns/return-document.ts';
import { Overloaded } from '#operations/ports/failures.ts';
import type { ReckonedAt, ReturnFiles } from '#operations/ports/return-files.ts';
import type { Database } from '../engine/tables.ts';
import { figuresDiffer } from './changed-between.ts';
import { readReturnDocuments } from './read-return-documents.ts';
import type { ReturnMessage, ReturnTask } from './return-process.ts';

type ReturnLimits = {
  /** How many returns are reckoned at once. */
  children: number;
  /** From the question to the last byte: who reads slower loses the file. */
  timeoutMs: number;
  /** A return with at most this many documents is calculated here: a process takes longer to start. */
  here: number;
};

const defaults: ReturnLimits = { children: 2, timeoutMs: 600_000, here: 300 };

/** How many reckoned returns stay in memory, for the screens that ask again. */
const KEPT = 8;

/** A reckoned return, and the audit line at which it was so. */
type Kept = { revision: number; gstr1: Gstr1 };

/** `url` is that of the database, for the processes. */
export function openReturnFiles(database: Database, url: string, options: Partial<ReturnLimits> = {}): ReturnFiles {
  const limits = { ...defaults, ...options };
  const kept = new Map<string, Promise<Kept>>();
  let busy = 0;
  const start = async (task: Omit<ReturnTask, 'url'>) => {
    if (busy >= limits.children) throw new Overloaded('Too many returns are being reckoned just now.');
    busy += 1;
    return startChild({ ...task, url }, limits, () => {
      busy -= 1;
    });
  };
  const small = async (at: ReckonedAt, list?: (entry: Gstr1Entry) => void) =>
    reckonHere(database, at, limits.here, list);
  const figures = async (at: ReckonedAt): Promise<Gstr1> => {
    const here = await small(at);
    if (here) return here;
    const { gstr1, lines } = await start({ ...at, withIrn: true, file: 'none' });
    await lines.return(undefined);
    return gstr1;
  };
  /** Most audit lines change nothing of a return: a month of 100,000 documents is not read again after each of them. */
  const refreshed = async (at: ReckonedAt, earlier: Promise<Kept> | undefined): Promise<Kept> => {
    const { question, revision } = at;
    const before = await earlier?.catch(() => null);
    if (before && !(await figuresDiffer(database.read, question, before.revision, revision)))
      return { revision, gstr1: before.gstr1 };
    return { revision, gstr1: await figures(at) };
  };
  return {
    reckon: (at) => {
      const key = JSON.stringify(at.question);
      const next = refreshed(at, kept.get(key));
      kept.delete(key);
      kept.set(key, next);
      next.catch(() => kept.get(key) === next && kept.delete(key));
      for (const oldest of [...kept.keys()].slice(0, -KEPT)) kept.delete(oldest);
      return next.then(({ gstr1 }) => gstr1);
    },
    json: async (at, choice) => {
      const texts = createGstr1Json(at.question, choice);
      const here = await small(at, texts.list);
      if (here) return { gstr1: here, parts: 1, pieces: asyncly(texts.pieces(here)) };
      const { gstr1, parts, lines } = await start({ ...at, ...choice, file: 'json' });
      return { gstr1, parts, pieces: lines as AsyncGenerator<FilePiece> };
    },
    book: async (at, choice) => {
      const book = createGstr1Workbook(at.question, choice);
      const here = await small(at, book.list);
      if (here) return { gstr1: here, rows: asyncly(book.rows(here)) };
      const { gstr1, lines } = await start({ ...at, ...choice, file: 'book' });
      return { gstr1, rows: lines as AsyncGenerator<BookRow> };
    },
  };
}

/** Null when there are more documents than may be reckoned here. */
async function reckonHere(
  database: Database,
  { question, revision }: ReckonedAt,
  most: number,
  list?: (entry: Gstr1Entry) => void,
): Promise<Gstr1 | null> {
  const { taxState, period } = question;
  let count = 0;
  async function* atMost(): AsyncGenerator<ReturnDocument> {
    for await (const document of readReturnDocuments(database, taxState, period, revision)) {
      count += 1;
      if (count > most) return;
      yield document;
    }
  }
  const gstr1 = await foldGstr1(atMost(), question, list);
  return count > most ? null : gstr1;
}

async function* asyncly<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  yield* items;
}

async function startChild(task: ReturnTask, { timeoutMs }: ReturnLimits, ended: () => void) {
  const child = fork(fileURLToPath(new URL('./return-process.ts', import.meta.url)), [], {
    serialization: 'advanced',
    // Young objects get 16 MB instead of 32: 40 MB less memory for 3 % more work.
    execArgv: ['--max-old-space-size=512', '--max-semi-space-size=16', '--disable-warning=ExperimentalWarning'],
    // It inherits the environment, which may say how the database is reached.
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  const exited = once(child, 'exit').finally(() => {
    clearTimeout(timer);
    ended();
  });
  const first = Promise.race([
    once(child, 'message').then(([message]) => message as ReturnMessage),
    exited.then((): ReturnMessage => ({ error: 'It ended without an answer.' })),
  ]);
  // A child that has ended meanwhile is noticed by its exit.
  child.send(task, () => {});
  const message = await first;
  if ('error' in message) {
    child.kill('SIGKILL');
    await exited;
    throw new Error(`The return could not be reckoned: ${message.error}`);
  }
  const lines = linesOf(child, exited);
  const end = lines.return.bind(lines);
  // A generator that was never begun does not run its `finally`.
  lines.return = (value) => {
    child.kill('SIGKILL');
    return end(value);
  };
  return { ...message, lines };
}

async function* linesOf(child: ReturnType<typeof fork>, exited: Promise<unknown>): AsyncGenerator<unknown> {
  let rest = '';
  let whole = false;
  try {
    for await (const chunk of child.stdout?.setEncoding('utf8') ?? []) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line === 'null') whole = true;
        else yield JSON.parse(line);
      }
    }
    if (!whole) throw new Error('The file of the return broke off.');
  } finally {
    child.kill('SIGKILL');
    await exited;
  }
}
