import type { Sheet } from '#domain/customers/import/sheet.ts';
import type { PortalAnswer } from '#domain/einvoices/portal-answer.ts';
import type { EwayAnswer } from '#domain/eway/eway-answer.ts';
import type { Outcome } from '#domain/outcome.ts';
import type { WrittenSheet } from '#domain/text/written-sheet.ts';

/** Reads the sheets of files that people send, and writes workbooks. */
export type Sheets = {
  /**
   * The sheets of a CSV file, an Excel workbook or Tally's ledger export that have rows. Works in a separate process, with limits on
   * memory and time, and evaluates nothing. Throws `Overloaded` when it is busy.
   */
  read(bytes: Uint8Array): Promise<Outcome<Sheet[]>>;
  /** The same of products: of Tally's export its stock items. */
  readProducts(bytes: Uint8Array): Promise<Outcome<Sheet[]>>;
  /** The same of materials. */
  readMaterials(bytes: Uint8Array): Promise<Outcome<Sheet[]>>;
  /** The same of open bills: of Tally's export the bills of its ledgers, or its report of bills receivable. */
  readBills(bytes: Uint8Array): Promise<Outcome<Sheet[]>>;
  /** The answers in a file of the e-invoice portal (JSON, a workbook or CSV), at most 10,000. Read in the same process as `read`. */
  readEinvoiceAnswers(bytes: Uint8Array): Promise<Outcome<PortalAnswer[]>>;
  /** The same of the e-way bill portal. */
  readEwayAnswers(bytes: Uint8Array): Promise<Outcome<EwayAnswer[]>>;
  /** An Excel workbook, written while its rows are read. A text is a text, even when it looks like a formula. */
  write(sheet: WrittenSheet): ReadableStream<Uint8Array>;
  /** A workbook of several small sheets, whose cells are texts and numbers as they are. It is made in memory. */
  writeBook(sheets: { name: string; rows: (string | number | null)[][] }[]): Promise<Uint8Array<ArrayBuffer>>;
};
