import type { Transacting } from '../engine/tables.ts';

/** Notes that an audit line is about a document, so that its page finds the line without reading the whole log. */
export async function addDocumentLine(transaction: Transacting, document: string, line: number): Promise<void> {
  await transaction.insertInto('document_lines').values({ document, line }).execute();
}
