import type { Company } from '#domain/company/company.ts';
import type { EinvoiceFigure } from '#domain/einvoices/einvoice-figures.ts';
import type { Gstr1, Gstr1Question } from '#domain/returns/gstr1.ts';
import type { FilePiece } from '#domain/returns/gstr1-json.ts';
import type { BookRow } from '#domain/returns/gstr1-workbook.ts';
import type { Period } from '#domain/returns/period.ts';
import type { ReturnFigure } from '#domain/returns/return-figures.ts';
import type { TaxState } from '#domain/tax/states.ts';

/** Which return, and as it stood at which audit line. */
export type ReturnAt = { question: Gstr1Question; revision: number };

/** The e-invoices of which period, judged by which company record on which day. */
export type EinvoicesAt = { taxState: TaxState; period: Period; revision: number; company: Company; today: string };

type PageOfDocuments = { skip: number; take: number };

/** How many documents there are, and those of a page by the numbers of their issue. */
type DocumentNumbers = { count: number; seqs: number[] };

/** `withIrn`: with the documents that the e-invoice portal fills in itself. */
export type FileChoice = { withIrn: boolean };

/**
 * Calculates returns from their documents. A large one is calculated in a separate process, so that others do not wait. Throws
 * `Overloaded` when too many are being calculated. Who does not read a file to its end must end its iterator.
 */
export type ReturnFiles = {
  calculate(at: ReturnAt): Promise<Gstr1>;
  /** The documents behind a figure of it. */
  behind(at: ReturnAt, figure: ReturnFigure, page: PageOfDocuments): Promise<DocumentNumbers>;
  /** The documents of a period that go to the e-invoice portal, the newest first, and how many there are of each kind. */
  einvoices(
    at: EinvoicesAt,
    figure: EinvoiceFigure,
    page: PageOfDocuments,
  ): Promise<DocumentNumbers & { counts: Record<EinvoiceFigure, number> }>;
  /** The JSON file for the portal, in pieces; `parts` is 1 unless it is too large for the portal. */
  json(at: ReturnAt, choice: FileChoice): Promise<{ gstr1: Gstr1; parts: number; pieces: AsyncGenerator<FilePiece> }>;
  /** The workbook for GSTN's offline tool, row by row. */
  book(at: ReturnAt, choice: FileChoice): Promise<{ gstr1: Gstr1; rows: AsyncGenerator<BookRow> }>;
};
