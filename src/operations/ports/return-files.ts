import type { Gstr1, Gstr1Question } from '#domain/returns/gstr1.ts';
import type { FilePiece } from '#domain/returns/gstr1-json.ts';
import type { BookRow } from '#domain/returns/gstr1-workbook.ts';

/** Which return, and as it stood at which audit line. */
export type ReckonedAt = { question: Gstr1Question; revision: number };

/** `withIrn`: with the documents that the e-invoice portal fills in itself. */
export type FileChoice = { withIrn: boolean };

/**
 * Calculates returns from their documents. A large one is calculated in a separate process, so that others do not wait. Throws
 * `Overloaded` when too many are being reckoned. Who does not read a file to its end must end its iterator.
 */
export type ReturnFiles = {
  reckon(at: ReckonedAt): Promise<Gstr1>;
  /** The JSON file for the portal, in pieces; `parts` is 1 unless it is too large for the portal. */
  json(at: ReckonedAt, choice: FileChoice): Promise<{ gstr1: Gstr1; parts: number; pieces: AsyncGenerator<FilePiece> }>;
  /** The workbook for GSTN's offline tool, row by row. */
  book(at: ReckonedAt, choice: FileChoice): Promise<{ gstr1: Gstr1; rows: AsyncGenerator<BookRow> }>;
};
