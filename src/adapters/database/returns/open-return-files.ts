import { type EinvoiceFigure, einvoiceFigures } from '#domain/einvoices/einvoice-figures.ts';
import { createDocumentMarks, type DocumentMarks, markedPage } from '#domain/returns/document-marks.ts';
import { foldGstr1 } from '#domain/returns/fold-gstr1.ts';
import type { Gstr1, Gstr1Entry } from '#domain/returns/gstr1.ts';
import { createGstr1Json, type FilePiece } from '#domain/returns/gstr1-json.ts';
import { type BookRow, createGstr1Workbook } from '#domain/returns/gstr1-workbook.ts';
import type { ReturnDocument } from '#domain/returns/return-document.ts';
import { returnFigures } from '#domain/returns/return-figures.ts';
import { Overloaded } from '#operations/ports/failures.ts';
import type { EinvoicesAt, ReturnAt, ReturnFiles } from '#operations/ports/return-files.ts';
import type { Database } from '../engine/tables.ts';
import { keepCalculated } from './keep-calculated.ts';
import { markEinvoices } from './mark-einvoices.ts';
import { readChallans } from './read-challans.ts';
import { readReturnDocuments } from './read-return-documents.ts';
import { hasMore } from './return-numbers.ts';
import type { ReturnMessage, ReturnTask } from './return-process.ts';
import { startReturnProcess } from './start-return-process.ts';

type ReturnLimits = {
  /** How many returns are calculated at once. */
  children: number;
  /** From the question to the last byte: who reads slower loses the file. */
  timeoutMs: number;
  /** A return with at most this many documents is calculated here: a process takes longer to start. */
  here: number;
};

const defaults: ReturnLimits = { children: 2, timeoutMs: 600_000, here: 300 };

/** `url` is that of the database, for the processes. */
export function openReturnFiles(database: Database, url: string, options: Partial<ReturnLimits> = {}): ReturnFiles {
  const limits = { ...defaults, ...options };
  let busy = 0;
  const start = async (task: ReturnTask) => {
    if (busy >= limits.children) throw new Overloaded('Too many returns are being calculated just now.');
    busy += 1;
    return startReturnProcess(task, limits.timeoutMs, () => {
      busy -= 1;
    });
  };
  const ask = async (task: ReturnTask): Promise<ReturnMessage> => {
    const { message, lines } = await start(task);
    await lines.return(undefined);
    return message;
  };
  const small = async (at: ReturnAt, list?: (entry: Gstr1Entry) => void) =>
    calculateHere(database, at, limits.here, list);
  const figures = keepCalculated(database.read, async (at: ReturnAt): Promise<Calculated> => {
    const here = await small(at);
    return here ?? ((await ask({ ...at, url, withIrn: true, file: 'none' })) as Calculated);
  });
  const einvoices = keepCalculated(database.read, async (at: EinvoicesAt): Promise<DocumentMarks> => {
    const here = await markEinvoices(database, at, limits.here);
    return here ?? (await ask({ url, file: 'einvoices', at })).marks;
  });
  const file = async (task: ReturnTask) => {
    const { message, lines } = await start(task);
    return { ...(message as Calculated & { parts: number }), lines };
  };
  return {
    calculate: async (at) => (await figures(keyOf(at), at.question, at)).gstr1,
    behind: async (at, figure, page) => {
      const { marks } = await figures(keyOf(at), at.question, at);
      return markedPage(marks, returnFigures, figure, page);
    },
    einvoices: async (at, figure, page) => {
      const { taxState, period, company, today } = at;
      const marks = await einvoices(JSON.stringify([taxState, period, today, company]), at, at);
      const count = (of: EinvoiceFigure) => markedPage(marks, einvoiceFigures, of, { skip: 0, take: 0 }).count;
      const counts = Object.fromEntries(einvoiceFigures.map((of) => [of, count(of)])) as Record<EinvoiceFigure, number>;
      return { ...markedPage(marks, einvoiceFigures, figure, { ...page, newestFirst: true }), counts };
    },
    json: async (at, choice) => {
      const texts = createGstr1Json(at.question, choice);
      const here = await small(at, texts.list);
      if (here) return { gstr1: here.gstr1, parts: 1, pieces: asyncly(texts.pieces(here.gstr1)) };
      const { gstr1, parts, lines } = await file({ ...at, ...choice, url, file: 'json' });
      return { gstr1, parts, pieces: lines as AsyncGenerator<FilePiece> };
    },
    book: async (at, choice) => {
      const book = createGstr1Workbook(at.question, choice);
      const here = await small(at, book.list);
      if (here) return { gstr1: here.gstr1, rows: asyncly(book.rows(here.gstr1)) };
      const { gstr1, lines } = await file({ ...at, ...choice, url, file: 'book' });
      return { gstr1, rows: lines as AsyncGenerator<BookRow> };
    },
  };
}

/** A calculated return, with the documents behind each of its figures. */
type Calculated = { gstr1: Gstr1; marks: DocumentMarks };

function keyOf({ question }: ReturnAt): string {
  return JSON.stringify(question);
}

/** Null when there are more documents than may be calculated here. */
async function calculateHere(
  database: Database,
  { question, revision }: ReturnAt,
  most: number,
  list?: (entry: Gstr1Entry) => void,
): Promise<Calculated | null> {
  const { taxState, period } = question;
  if (await hasMore(database.read, taxState, period, most)) return null;
  const marks = createDocumentMarks(returnFigures);
  let count = 0;
  async function* atMost(): AsyncGenerator<ReturnDocument> {
    for await (const document of readReturnDocuments(database, taxState, period, revision)) {
      count += 1;
      if (count > most) return;
      yield document;
    }
  }
  const challans = readChallans(database, taxState, period, revision);
  const gstr1 = await foldGstr1(atMost(), question, list, marks.add, challans);
  return count > most ? null : { gstr1, marks: marks.end() };
}

async function* asyncly<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  yield* items;
}
