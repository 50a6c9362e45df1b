import { isDate } from '#domain/calendar/indian-date.ts';
import type { Company } from '#domain/company/company.ts';
import { showsTax } from '#domain/invoices/charges-tax.ts';
import { dateOnly } from '#domain/invoices/draft-fields.ts';
import type { DraftLine, Invoice, InvoiceDraft, InvoiceLine } from '#domain/invoices/invoice.ts';
import { liveTotals } from '#domain/invoices/live-totals.ts';
import { readLine } from '#domain/invoices/read-line.ts';
import { type InvoiceSheet, invoiceSheet } from '#domain/invoices/sheet/invoice-sheet.ts';
import type { SheetParty } from '#domain/invoices/sheet/sheet-parties.ts';
import { type SheetRow, sheetRows, withoutRates } from '#domain/invoices/sheet/sheet-rows.ts';
import { withoutUntypedDates } from '#domain/invoices/without-untyped-dates.ts';
import { paperDraft } from '#domain/materials/without-codes.ts';
import { readDecimal } from '#domain/money/paise.ts';
import { type Place, stateIn } from '#domain/tax/place-of-supply.ts';
import { isTaxState, taxStateIds } from '#domain/tax/states.ts';
import { supplyPlace } from '#domain/tax/supply-place.ts';

export type PreviewSheet = Omit<InvoiceSheet, 'rows'> & { rows: (SheetRow & { row: number })[] };

/**
 * The sheet of an unfinished draft: lines with a product, invalid cells blank, totals of the complete lines. For a complete
 * draft it is the sheet of the PDF.
 */
export function previewSheet(
  typed: InvoiceDraft,
  company: Company,
  options: {
    number: string;
    specimen: boolean;
    original: { number: string; date: string } | null;
    /** Of an issued document. That of a draft follows from it. */
    place?: Place | null;
  },
): PreviewSheet {
  const draft = paperDraft(typed, company);
  const { byRow } = liveTotals(draft);
  const started = draft.lines.filter(({ product }) => product.trim() !== '');
  const read = started.map((line) => shownLine(line, draft));
  const complete = read.filter(({ row }) => byRow.has(row));
  const invoice = withoutUntypedDates(invoiceOf(draft, complete, options.number));
  const sheet = invoiceSheet(invoice, company, {
    copy: 'original',
    specimen: options.specimen,
    original: options.original,
    // Of all rows, also those that are not complete yet.
    place:
      options.place === undefined
        ? supplyPlace({ ...draft, taxState: invoice.taxState, taxType: invoice.taxType })
        : options.place,
  });
  const none = { taxable: 0, cgst: 0, sgst: 0, igst: 0, total: 0 };
  const priced = sheetRows(
    read,
    read.map(({ row }) => byRow.get(row) ?? none),
  );
  const rows = showsTax(draft) ? priced : withoutRates(priced);
  return {
    ...sheet,
    ...(isTaxState(draft.taxState) ? {} : withoutState(draft, sheet)),
    rows: started.map((line, index) => ({
      ...blankCells(line, rows[index] as SheetRow, byRow.has(line.row)),
      row: line.row,
    })),
  };
}

/** Without a Tax State neither the registration nor the place of supply is known, and of the parties what their addresses say. */
function withoutState({ buyerAddress, consigneeAddress }: InvoiceDraft, sheet: InvoiceSheet): Partial<InvoiceSheet> {
  const known = (facts: InvoiceSheet['strip']): InvoiceSheet['strip'] =>
    facts.map(([name, value]) => (name === 'Place of supply' ? [name, ''] : [name, value]));
  const at = (party: SheetParty, address: string) => (stateIn(address) === null ? { ...party, state: '' } : party);
  return {
    strip: known(sheet.strip),
    refs: known(sheet.refs),
    seller: { ...sheet.seller, state: '' },
    buyer: at(sheet.buyer, buyerAddress),
    consignee: at(sheet.consignee, consigneeAddress),
  };
}

function invoiceOf(draft: InvoiceDraft, lines: InvoiceLine[], number: string): Invoice {
  return {
    ...draft,
    number,
    taxState: isTaxState(draft.taxState) ? draft.taxState : taxStateIds[0],
    taxType: draft.taxType === 'central' ? 'central' : 'state',
    date: dayOf(draft.date),
    ...(draft.validUntil === undefined ? {} : { validUntil: dayOf(draft.validUntil) }),
    ...(draft.dueDate === undefined ? {} : { dueDate: dayOf(draft.dueDate) }),
    buyerDate: dayOf(draft.buyerDate),
    deliveryNoteDate: dayOf(draft.deliveryNoteDate),
    lines,
  };
}

function dayOf(text: string) {
  return isDate(dateOnly(text)) ? dateOnly(text) : '';
}

function shownLine(line: DraftLine, draft: InvoiceDraft): InvoiceLine {
  return (
    readLine(line, draft) ?? {
      ...line,
      quantityMilli: readDecimal(line.quantity, 3) ?? 0,
      ratePaise: readDecimal(line.rate, 2) ?? 0,
      gstBasisPoints: readDecimal(line.gst, 2) ?? 0,
      discountPaise: 0,
      discountBasisPoints: 0,
    }
  );
}

function blankCells(line: DraftLine, row: SheetRow, isComplete: boolean): SheetRow {
  return {
    ...row,
    ...(readDecimal(line.quantity, 3) === null && { qty: { int: '', frac: '', pad: '' } }),
    ...(readDecimal(line.rate, 2) === null && { rate: '' }),
    ...(readDecimal(line.gst, 2) === null && { gst: '' }),
    ...(!isComplete && { value: '' }),
  };
}
