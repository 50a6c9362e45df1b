import type { TaxType } from '../tax/gst.ts';
import { isExport, type SupplyType } from '../tax/supply-types.ts';
import type { Gstr1Entry } from './gstr1.ts';
import type { Heads } from './heads.ts';
import { writtenAmount, writtenDate } from './written-amount.ts';

/**
 * A document as its section lists it: `{"inum":"DL/26-27/0101","idt":"01-07-2026","val":70673,…}`. The keys, their order and
 * which of them are left out are those of GSTN's Returns Offline Tool V3.2.4.
 */
export function entryJson({ section, document, items }: Gstr1Entry): string {
  const { number, date, place, totals, taxType, supplyType } = document;
  const [value, day] = [writtenAmount(totals.payable), writtenDate(date)];
  // For B2CL the tool writes no cess at all; elsewhere it writes 0.
  const cess = section === 'b2cl' ? '' : ',"csamt":0';
  const rows = items.map((item) => {
    const rate = writtenAmount(item.gstBasisPoints);
    const detail = `"txval":${writtenAmount(item.taxable)},"rt":${rate},${taxJson(item, taxType)}${cess}`;
    // An export has its items without numbers.
    return section === 'exp' ? `{${detail}}` : `{"num":${item.gstBasisPoints + 1},"itm_det":{${detail}}}`;
  });
  const itms = `"itms":[${rows.join()}]`;
  const invoice = `"inum":"${number}","idt":"${day}","val":${value}`;
  const note = `"nt_num":"${number}","nt_dt":"${day}","ntty":"C","val":${value}`;
  const supply = `"pos":"${place}","rchrg":"N","inv_typ":"${invoiceTypes[supplyType ?? 'regular']}"`;
  const keys = {
    b2b: [invoice, supply, itms],
    b2cl: [invoice, itms],
    exp: [invoice, ...shippingBill(document), itms],
    cdnr: [note, supply, itms],
    cdnur: [note, `"typ":"${isExport(supplyType) ? supplyType : 'B2CL'}","pos":"${place}"`, itms],
  }[section];
  // Joined, because V8 keeps a template as a tree of its parts: a hundred thousand trees take five times the memory.
  return ['{', keys.join(), '}'].join('');
}

/** The portal takes the shipping bill later too, in an amendment: table 6A asks for it, and not the law of the invoice. */
function shippingBill({ supplement, exportPort }: Gstr1Entry['document']): string[] {
  const { shippingBill, shippingBillDate, port = exportPort } = supplement;
  return [
    ...(port === undefined ? [] : [`"sbpcode":"${port}"`]),
    ...(shippingBill && shippingBillDate
      ? [`"sbnum":"${shippingBill}","sbdt":"${writtenDate(shippingBillDate)}"`]
      : []),
  ];
}

/** `inv_typ` of tables 4A, 6B and 6C. An export is in none of them. */
const invoiceTypes: Record<SupplyType | 'regular', string> = {
  ...{ regular: 'R', SEZWP: 'SEWP', SEZWOP: 'SEWOP', DEXP: 'DE' },
  ...{ EXPWP: 'R', EXPWOP: 'R' },
};

/** Either IGST or the two others: the tool never writes all three in a section of documents. */
export function taxJson({ igst, cgst, sgst }: Heads, taxType: TaxType): string {
  return taxType === 'central'
    ? `"iamt":${writtenAmount(igst)}`
    : `"camt":${writtenAmount(cgst)},"samt":${writtenAmount(sgst)}`;
}
