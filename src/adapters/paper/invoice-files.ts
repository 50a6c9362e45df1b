import type { Company } from '#domain/company/company.ts';
import { copiesOf, copyMark, type InvoiceCopy } from '#domain/invoices/invoice-copies.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import { readValidDraft } from '#domain/invoices/read-draft.ts';
import { type InvoiceSheet, invoiceSheet } from '#domain/invoices/sheet/invoice-sheet.ts';
import type { PaperCopy } from '#operations/ports/papers.ts';
import type { PaperFiles } from './paper-files.ts';
import { qrPixels } from './qr-pixels.ts';
import { rowLines } from './row-lines.ts';
import { type SheetHeights, sheetHeights } from './sheet-heights.ts';

/** The template's input: the sheet, the instant of issue (so that the bytes do not depend on the clock), the pictures, and the heights of the parts. */
type TemplateSheet = Omit<InvoiceSheet, 'rows'> & {
  /** The mark of each copy to draw. */
  marks: string[];
  rows: (InvoiceSheet['rows'][number] & ReturnType<typeof rowLines>)[];
  /** Whether rates and values need wider columns, which leaves a narrower one for the description. */
  large: boolean;
  heights: SheetHeights;
  issued: Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
  /** The pixels of a side of the UPI code. */
  upiSide: number;
  logo: boolean;
  signature: boolean;
};

/** Lays out an issued document as the files of its paper. */
export function invoiceFiles(issued: IssuedInvoice, company: Company, copy: PaperCopy): PaperFiles {
  // It was valid when it was issued. The rules may have changed since.
  const invoice = { ...readValidDraft(issued.draft), number: issued.number };
  const pictures = { logo: picture(company.logo), signature: picture(company.signature) };
  const { specimen, original, cancelledAt, cancelledBecause } = issued;
  const cancellation = cancelledAt === null ? null : { at: cancelledAt, because: cancelledBecause };
  const copies: readonly InvoiceCopy[] = copy === 'all' ? copiesOf(invoice) : [copy];
  const shown = invoiceSheet(invoice, company, { copy: copies[0] ?? 'original', specimen, original, cancellation });
  const marks = copies.map((each) => copyMark(invoice, each));
  const code = shown.upi && qrPixels(shown.upi.link);
  const large = shown.rows.some(({ rate, value }) => rate.length > 12 || value.length > 15);
  const sheet: TemplateSheet = {
    ...shown,
    marks,
    rows: shown.rows.map((row) => ({ ...row, ...rowLines(row, columnsOf(shown, large)) })),
    large,
    heights: sheetHeights(shown),
    issued: instant(issued.issuedAt),
    logo: pictures.logo !== null,
    signature: pictures.signature !== null,
    upiSide: code?.side ?? 0,
  };
  return {
    'sheet.json': utf8(JSON.stringify(sheet).replaceAll(directions, '')),
    'invoice.json': utf8(JSON.stringify(figures(issued))),
    ...(marks.length > 1 && { copies: utf8('') }),
    ...(pictures.logo && { logo: pictures.logo }),
    ...(code && { upi: code.pixels }),
    ...(pictures.signature && { signature: pictures.signature }),
  };
}

/** Widths of the template's columns, in points. */
function columnsOf({ rows }: InvoiceSheet, large: boolean) {
  const discount = large ? 85 : 64;
  if (rows.some((row) => row.discount)) return { description: large ? 68 : 115, discount };
  return { description: large ? 155 : 183, discount };
}

function utf8(text: string) {
  return new TextEncoder().encode(text);
}

// Invisible direction marks can make a number or a name read backwards; letters have their direction without them.
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The attachment for the buyer's software: the input as issued and the totals in paise. */
function figures({ kind, number, date, taxState, taxType, totals, data, cancelledAt }: IssuedInvoice) {
  return {
    kind,
    number,
    date,
    taxState,
    taxType,
    ...(cancelledAt && { cancelledAt }),
    totals,
    input: JSON.parse(data) as unknown,
  };
}

function picture(dataUrl: string): Uint8Array | null {
  const base64 = /^data:image\/(?:png|jpeg);base64,(.+)$/.exec(dataUrl)?.[1];
  return base64 === undefined ? null : Buffer.from(base64, 'base64');
}

function instant(iso: string): TemplateSheet['issued'] {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = iso.split(/\D/).map(Number);
  return { year, month, day, hour, minute, second };
}
