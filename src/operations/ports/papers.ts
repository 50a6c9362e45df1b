import type { BrochureSheet } from '#domain/brochures/brochure-sheet.ts';
import type { Company } from '#domain/company/company.ts';
import type { InvoiceCopy } from '#domain/invoices/invoice-copies.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import type { PortalFacts } from '#domain/invoices/sheet/portal-facts.ts';
import type { StatementSheet } from '#domain/receivables/statement-sheet.ts';
import type { VoucherSheet } from '#domain/receivables/voucher-sheet.ts';
import type { SampleLabel } from '#domain/samples/sample-label.ts';
import type { SelectionSheet } from '#domain/selection/selection-sheet.ts';

/** One copy, or `all` of them in one file, each on its own pages. */
export type PaperCopy = InvoiceCopy | 'all';

/** The firm's pictures on a paper. */
type Pictures = Pick<Company, 'logo' | 'signature'>;

/** Each draws a PDF: the same bytes for the same arguments. Throws `Overloaded` when its queue is full. */
export type Paper = {
  /** An issued document. `portal`: what the portals said about it since; null for its first paper. */
  draw(invoice: IssuedInvoice, company: Company, copy: PaperCopy, portal?: PortalFacts | null): Promise<Uint8Array>;
  /** A receipt, refund or settlement. `issuedAt` is the instant in the file. */
  drawVoucher(sheet: VoucherSheet, issuedAt: string, pictures: Pictures): Promise<Uint8Array>;
  /** A statement of account. `drawnAt` is the instant in the file. */
  drawStatement(sheet: StatementSheet, drawnAt: string, pictures: Pictures): Promise<Uint8Array>;
  /** A brochure. `photos`: the JPEG of each of its pictures. `today`: the day in the file, so that it is the same all day. */
  drawBrochure(
    sheet: BrochureSheet,
    photos: Uint8Array[],
    today: string,
    pictures: Pick<Company, 'logo'>,
  ): Promise<Uint8Array>;
  /** The label of a parcel with samples, A6. `askedAt` is the instant in the file. */
  drawLabel(sheet: SampleLabel, askedAt: string): Promise<Uint8Array>;
  /** A visitor's selection. `pictures` are JPEGs in its order; null draws an empty frame. `printedAt` is the instant in the file. */
  drawSelection(
    sheet: SelectionSheet,
    printedAt: string,
    pictures: readonly (Uint8Array | null)[],
    logo: Company['logo'],
  ): Promise<Uint8Array>;
};

/** Which paper of an owner: as it was issued, or the one marked CANCELLED. */
export type StoredPaper = { owner: string; kind: 'original' | 'cancelled' };

/** The stored papers of receipts, refunds and settlements, by the voucher's id. A paper never changes once it is named. */
export type VoucherPapers = {
  /** The SHA-256 of the file; null while it is not drawn. */
  find(paper: StoredPaper): Promise<string | null>;
  /** Names the file once, with its audit line. Returns the recorded hash: another process may have been first. */
  name(paper: StoredPaper, number: string, sha256: string, at: string): Promise<string>;
};
