import type { Company } from '#domain/company/company.ts';
import { copiesOf, copyMark, type InvoiceCopy } from '#domain/invoices/invoice-copies.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import { issuedPlace } from '#domain/invoices/issued-place.ts';
import { readValidDraft } from '#domain/invoices/read-draft.ts';
import { type InvoiceSheet, invoiceSheet } from '#domain/invoices/sheet/invoice-sheet.ts';
import type { PortalFacts } from '#domain/invoices/sheet/portal-facts.ts';
import { paperDraft, withoutCode } from '#domain/materials/without-codes.ts';
import { type UpiCode, upiCode } from '#domain/receivables/upi-code.ts';
import type { PaperCopy } from '#operations/ports/papers.ts';
import type { Drawing } from './paper-files.ts';
import { rowLines } from './row-lines.ts';
import { sheetFiles, textFile } from './sheet-files.ts';
import { type SheetHeights, sheetHeights } from './sheet-heights.ts';

/** The template's input: the sheet, and the heights of its parts. */
type TemplateSheet = Omit<InvoiceSheet, 'rows' | 'upi'> & {
  upi: UpiCode | null;
  /** The mark of each copy to draw. */
  marks: string[];
  rows: (InvoiceSheet['rows'][number] & ReturnType<typeof rowLines>)[];
  /** Whether rates and values need wider columns, which leaves a narrower one for the description. */
  large: boolean;
  heights: SheetHeights;
};

/** Lays out an issued document as the files of its paper. */
export function invoiceFiles(
  issued: IssuedInvoice,
  company: Company,
  copy: PaperCopy,
  portal: PortalFacts | null = null,
): Drawing {
  // It was valid when it was issued. The rules may have changed since.
  const invoice = { ...readValidDraft(paperDraft(issued.draft, company)), number: issued.number };
  const { specimen, original, cancelledAt, cancelledBecause } = issued;
  const cancellation = cancelledAt === null ? null : { at: cancelledAt, because: cancelledBecause };
  const copies: readonly InvoiceCopy[] = copy === 'all' ? copiesOf(invoice) : [copy];
  const shown = invoiceSheet(invoice, company, {
    ...{ copy: copies[0] ?? 'original', specimen, original, cancellation, portal },
    place: issuedPlace(issued, invoice),
  });
  const marks = copies.map((each) => copyMark(invoice, each));
  const large = shown.rows.some(({ rate, value }) => rate.length > 12 || value.length > 15);
  const sheet: TemplateSheet = {
    ...shown,
    upi: shown.upi && upiCode(shown.upi),
    marks,
    rows: shown.rows.map((row) => ({ ...row, ...rowLines(row, columnsOf(shown, large)) })),
    large,
    heights: sheetHeights(shown),
  };
  return {
    template: marks.length > 1 ? 'copies' : 'invoice',
    files: {
      ...sheetFiles(sheet, issued.issuedAt, company),
      'invoice.json': textFile(JSON.stringify(figures(issued, company))),
    },
  };
}

/** Widths of the template's columns, in points. */
function columnsOf({ rows }: InvoiceSheet, large: boolean) {
  const discount = large ? 85 : 64;
  if (rows.some((row) => row.discount)) return { description: large ? 68 : 115, discount };
  return { description: large ? 155 : 183, discount };
}

/** The attachment for the buyer's software: the input as issued, as far as the paper shows it, and the totals in paise. */
function figures(
  { kind, number, date, taxState, taxType, totals, data, cancelledAt }: IssuedInvoice,
  { papersWithoutCodes }: Company,
) {
  const input = JSON.parse(data) as Record<string, unknown>;
  return {
    kind,
    number,
    date,
    taxState,
    taxType,
    ...(cancelledAt && { cancelledAt }),
    totals,
    input: papersWithoutCodes ? inputWithoutCodes(input) : input,
  };
}

function inputWithoutCodes(input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input).flatMap(([field, value]) => {
      const code = input[field.replace('pcomment', 'material')];
      if (field.startsWith('material')) return [];
      return [[field, field.startsWith('pcomment') && code ? withoutCode(String(value), String(code)) : value]];
    }),
  );
}
