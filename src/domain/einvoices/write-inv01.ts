import { formatDate, isDate } from '../calendar/indian-date.ts';
import type { Company } from '../company/company.ts';
import type { Invoice, InvoiceLine } from '../invoices/invoice.ts';
import { inCurrency } from '../invoices/sheet/sheet-export.ts';
import { type LineTax, lineTax, lineValue } from '../tax/gst.ts';
import { isSac } from '../tax/is-sac.ts';
import { isExport } from '../tax/supply-types.ts';
import { type UnitCodes, unitCode } from '../tax/unit-code.ts';
import type { EinvoiceDocument } from './einvoice-document.ts';
import type { Inv01, Inv01Item } from './inv01.ts';
import { buyerParty, sellerParty, shipParty } from './inv01-parties.ts';
import { portalTypes } from './irn-source.ts';
import { portalNumber, portalText } from './portal-text.ts';

/** The INV-01 of a document without problems: `writeInv01(document, company, {}).DocDtls.Typ` → `'INV'` */
export function writeInv01(document: EinvoiceDocument, company: Company, unitCodes: UnitCodes): Inv01 {
  const { kind, taxState, taxType, number, date, invoice, totals, supplyType } = document;
  const abroad = isExport(supplyType);
  const ship = kind === 'tax' && !abroad ? shipParty(document) : null;
  const references = referencesOf(document);
  return {
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: supplyType ?? 'B2B', RegRev: 'N', IgstOnIntra: 'N' },
    DocDtls: { Typ: portalTypes[kind], No: number.toUpperCase(), Dt: formatDate(date) },
    SellerDtls: sellerParty(company, taxState),
    BuyerDtls: buyerParty(document),
    ItemList: invoice.lines.map((line, index) => itemOf(line, lineTax(line, taxType), index + 1, unitCodes)),
    ValDtls: {
      AssVal: rupees(totals.taxable),
      CgstVal: rupees(totals.cgst),
      SgstVal: rupees(totals.sgst),
      IgstVal: rupees(totals.igst),
      CesVal: 0,
      Discount: 0,
      OthChrg: 0,
      RndOffAmt: rupees(totals.roundOff),
      TotInvVal: rupees(totals.payable),
      ...(abroad && inForeign(invoice, totals.payable)),
    },
    ...(ship && { ShipDtls: ship }),
    ...(references && { RefDtls: references }),
    ...(abroad && { ExpDtls: exportOf(document) }),
  };
}

function itemOf(line: InvoiceLine, tax: LineTax, number: number, unitCodes: UnitCodes): Inv01Item {
  const service = isSac(line.hsn);
  const value = lineValue(line);
  const description = portalText([line.product, line.description].filter((text) => text !== '').join(', '));
  return {
    SlNo: String(number),
    ...(description.length >= 3 && { PrdDesc: description.slice(0, 300).replace(/[\ud800-\udbff]$/, '') }),
    IsServc: service ? 'Y' : 'N',
    HsnCd: line.hsn,
    // A service has no quantity at the portal: its price is that of the whole line.
    ...(!service && { Qty: scaled(line.quantityMilli, 3), Unit: unitCode(line.unit, unitCodes) }),
    UnitPrice: service ? rupees(value) : rupees(line.ratePaise),
    TotAmt: rupees(value),
    Discount: rupees(line.discountPaise),
    AssAmt: rupees(tax.taxable),
    GstRt: scaled(line.gstBasisPoints, 2),
    IgstAmt: rupees(tax.igst),
    CgstAmt: rupees(tax.cgst),
    SgstAmt: rupees(tax.sgst),
    TotItemVal: rupees(tax.total),
  };
}

function inForeign(invoice: Invoice, payable: number): { TotInvValFc?: number } {
  const amount = inCurrency(invoice, payable);
  return amount === null ? {} : { TotInvValFc: rupees(amount) };
}

/** The shipping bill comes after the invoice: it is there when staff have added it. */
function exportOf({ invoice, supplement, exportPort }: EinvoiceDocument): NonNullable<Inv01['ExpDtls']> {
  const { shippingBill, shippingBillDate, port = exportPort } = supplement;
  const { exportCountry, exportCurrency } = invoice;
  return {
    ...(shippingBill && shippingBillDate && { ShipBNo: shippingBill, ShipBDt: formatDate(shippingBillDate) }),
    ...(port && { Port: port }),
    ...(exportCurrency && { ForCur: exportCurrency }),
    ...(exportCountry && { CntCode: exportCountry }),
  };
}

function referencesOf({ kind, original, invoice }: EinvoiceDocument): Inv01['RefDtls'] | null {
  const remark = portalText(invoice.otherReferences);
  const references = kind === 'credit' ? ofNote(original, remark) : ofInvoice(invoice, remark);
  return Object.keys(references).length > 0 ? references : null;
}

function ofNote(original: EinvoiceDocument['original'], remark: string): NonNullable<Inv01['RefDtls']> {
  const number = original && portalNumber(original.number);
  return {
    ...(remark.length >= 3 && remark.length <= 100 && { InvRm: remark }),
    ...(number && isDate(original.date) && { PrecDocDtls: [{ InvNo: number, InvDt: formatDate(original.date) }] }),
  };
}

function ofInvoice({ buyerOrderNumber, buyerDate }: Invoice, remark: string): NonNullable<Inv01['RefDtls']> {
  const order = portalText(buyerOrderNumber);
  const contract = {
    ...(order !== '' &&
      order.length <= 16 && { PORefr: order, ...(isDate(buyerDate) && { PORefDt: formatDate(buyerDate) }) }),
    ...(remark !== '' && remark.length <= 20 && { ExtRefr: remark }),
  };
  return Object.keys(contract).length > 0 ? { ContrDtls: [contract] } : {};
}

function rupees(paise: number | bigint): number {
  return scaled(paise, 2);
}

/**
 * `scaled(6_223_850, 2)` → `62238.5`. Read from digits: with at most 15 of them, JSON prints the same digits again. The
 * schema takes no longer number.
 */
function scaled(whole: number | bigint, places: number): number {
  const digits = whole
    .toString()
    .replace('-', '')
    .padStart(places + 1, '0');
  return Number(`${whole < 0 ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`);
}
