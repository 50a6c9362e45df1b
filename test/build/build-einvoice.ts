import { hash } from 'node:crypto';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import type { Company } from '#domain/company/company.ts';
import type { EinvoiceDocument } from '#domain/einvoices/einvoice-document.ts';
import { irnSource } from '#domain/einvoices/irn-source.ts';
import { buyerName } from '#domain/invoices/buyer-name.ts';
import { invoiceTotals } from '#domain/invoices/invoice-totals.ts';
import { readValidDraft } from '#domain/invoices/read-draft.ts';
import { plainRupees } from '#domain/money/plain-rupees.ts';
import { returnFacts } from '#domain/returns/return-facts.ts';
import { lineTax } from '#domain/tax/gst.ts';
import { isSupplyType } from '#domain/tax/supply-types.ts';
import { home } from '#test/specification/specified-firm.ts';
import { buildCompany, buildDraft, type TestCompany } from './factories.ts';

/** The firm of the portal's samples, which makes e-invoices. */
export function buildEinvoiceFirm(changes: Partial<Company> = {}): TestCompany {
  const company = buildCompany();
  return {
    ...company,
    name: 'EXAMPLE INTERIORS',
    registrations: {
      ...company.registrations,
      [home]: {
        state: home,
        gstin: '07ABCDE1234F1Z2',
        address: ['Shop 1, Example Market', 'New Delhi 110015'],
        phone: '9000000000',
        email: 'accounts@example.com',
      },
    },
    eInvoiceFrom: '2026-04-01',
    turnover: '5-to-10',
    ...changes,
  } as TestCompany;
}

/** A document as the e-invoice portal is told of it. */
export function buildEinvoiceDocument(
  input: InvoiceInput,
  more: Partial<EinvoiceDocument> & { number: string },
): EinvoiceDocument {
  const invoice = readValidDraft(buildDraft(input));
  const { kind, taxState, taxType, date, buyerAddress } = invoice;
  return {
    id: '00000000-0000-4000-8000-000000000042',
    kind: kind === 'credit' ? 'credit' : 'tax',
    ...{ taxState, taxType, date, seq: 1, cancelled: false, reverseCharge: false, buyerAddress, invoice },
    ...returnFacts(invoice),
    ...(isSupplyType(invoice.supplyType) && { supplyType: invoice.supplyType }),
    ...(invoice.exportPort && { exportPort: invoice.exportPort }),
    buyerName: buyerName(buyerAddress),
    specimen: false,
    withoutGst: false,
    lines: invoice.lines.map((line) => {
      const { taxable, cgst, sgst, igst } = lineTax(line, taxType);
      const { row, product, description, hsn, unit, quantityMilli, gstBasisPoints } = line;
      return { row, product, description, hsn, unit, quantityMilli, gstBasisPoints, taxable, cgst, sgst, igst };
    }),
    totals: invoiceTotals(invoice).totals,
    original: null,
    supplement: {},
    period: date.slice(0, 7),
    carried: false,
    reportedIn: null,
    declaredOn: null,
    irn: null,
    ...more,
  };
}

type Answered = {
  kind: 'tax' | 'credit';
  number: string;
  date: string;
  seller: string;
  buyer: string;
  payable: number;
  ackNo?: number;
  ackDt?: string;
};

/** An answer of the portal in its JSON. `qr`: what its signed QR code says otherwise; `changes`: other keys. */
export function buildPortalAnswer(
  { kind, number, date, seller, buyer, payable, ackNo = 182_610_400_000_331, ackDt = '2026-11-21 15:58:00' }: Answered,
  qr: Record<string, unknown> = {},
  changes: Record<string, unknown> = {},
) {
  const irn = hash('sha256', irnSource({ gstin: seller, date, kind, number }));
  const facts = {
    SellerGstin: seller,
    BuyerGstin: buyer,
    DocNo: number,
    DocTyp: kind === 'tax' ? 'INV' : 'CRN',
    DocDt: date.split('-').reverse().join('/'),
    TotInvVal: Number(plainRupees(payable)),
    ItemCnt: 1,
    MainHsnCode: '48142000',
    Irn: irn,
    IrnDt: ackDt,
    ...qr,
  };
  return {
    AckNo: ackNo,
    AckDt: ackDt,
    Irn: irn,
    SignedInvoice: signed({ data: '{}', iss: 'NIC' }),
    SignedQRCode: signed({ data: JSON.stringify(facts), iss: 'NIC' }),
    Status: 'ACT',
    EwbNo: null,
    EwbDt: null,
    EwbValidTill: null,
    Remarks: null,
    ...changes,
  };
}

/** As long as what the portal signs: RS256, with a key of 2048 bits. */
function signed(payload: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const head = {
    alg: 'RS256',
    kid: '1513B82159D7AE0E8F1A2C6B6D2F0B3C4D5E6F70',
    typ: 'JWT',
    x5t: 'FRO4IVnXrg6PGixrbS8LPE1eb3A',
  };
  return `${part(head)}.${part(payload)}.${Buffer.alloc(256, 0xa7).toString('base64url')}`;
}
