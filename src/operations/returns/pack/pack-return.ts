import { gstr1FileName, returnFileName } from '#domain/returns/file-name.ts';
import type { Gstr1 } from '#domain/returns/gstr1.ts';
import type { FilePiece } from '#domain/returns/gstr1-json.ts';
import { gstr3bJson } from '#domain/returns/gstr3b.ts';
import { hsnSheet, leftOutSheet } from '#domain/returns/pack/return-sheets.ts';
import type { ReturnAt, ReturnFiles } from '../../ports/return-files.ts';
import type { Sheets } from '../../ports/sheets.ts';
import { bookSheets } from '../book-sheets.ts';
import { type PackFile, packSheet } from './pack-file.ts';

type Ports = { returnFiles: ReturnFiles; sheets: Pick<Sheets, 'write' | 'writeBook'> };

/** The return of the period: its files for the portal and the offline tool, GSTR-3B, table 12, and what is left out. */
export async function* packReturn(
  { returnFiles, sheets }: Ports,
  { at, gstr1, today }: { at: ReturnAt; gstr1: Gstr1; today: string },
): AsyncGenerator<PackFile> {
  const { question } = at;
  const named = { ...question, today, incomplete: gstr1.leftOutSums.documents > 0 };
  yield packSheet(sheets, 'Books/HSN summary', 'Table 12 of GSTR-1', hsnSheet(gstr1));
  yield packSheet(sheets, 'Books/Left out', 'What is not in the return, and why', leftOutSheet(gstr1));

  const { parts, pieces } = await returnFiles.json(at, { withIrn: true });
  const says = 'GSTR-1 for the portal, with the documents that have an IRN';
  for await (const { part, content } of contentsOf(pieces)) {
    const name = `Return/${gstr1FileName(named, parts > 1 ? { part, parts } : undefined)}`;
    yield { name, content, line: { name, says, files: 0, figures: [] } };
  }
  const { rows } = await returnFiles.book(at, { withIrn: true });
  const book = await bookSheets(rows);
  const bookName = `Return/${returnFileName(named, 'gstr1', 'xlsx')}`;
  const bookSays = 'GSTR-1 for GSTN’s offline tool';
  // A sheet that the tool cannot read would be worse than none: the JSON file has all of it.
  if (book.ok)
    yield {
      name: bookName,
      content: await sheets.writeBook(book.value),
      line: { name: bookName, says: bookSays, files: 0, figures: [] },
    };
  if (question.form === 'iff') return;
  const helper = `Return/${returnFileName(named, 'gstr3b', 'json')}`;
  const line = { name: helper, says: 'Tables 3.1(a), 3.1(b) and 3.2 of GSTR-3B', files: 0, figures: [] };
  yield { name: helper, content: gstr3bJson(gstr1, question), line };
}

/** Cuts the pieces of all parts into one stream for each part. A part must be read to its end before the next one is asked for. */
async function* contentsOf(pieces: AsyncGenerator<FilePiece>) {
  let piece = await pieces.next();
  const encoder = new TextEncoder();
  while (!piece.done) {
    const { part } = piece.value;
    const content = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          if (piece.done || piece.value.part !== part) return controller.close();
          controller.enqueue(encoder.encode(piece.value.text));
          piece = await pieces.next();
        },
        async cancel() {
          await pieces.return(undefined);
        },
      },
      { highWaterMark: 0 },
    );
    yield { part, content };
  }
}
