import { formatDate, indianDate } from '../../calendar/indian-date.ts';
import { purposeText } from '../../challans/challan-purposes.ts';
import type { Company } from '../../company/company.ts';
import { formatRupees } from '../../money/format-rupees.ts';
import { rupeesInWords } from '../../money/rupees-in-words.ts';
import type { UpiPayment } from '../../receivables/upi-link.ts';
import type { Place } from '../../tax/place-of-supply.ts';
import { taxStates } from '../../tax/states.ts';
import { placeWords, supplyPlace } from '../../tax/supply-place.ts';
import { endorsement } from '../../tax/supply-types.ts';
import { type CancelReason, cancelWords } from '../cancel-reason.ts';
import { showsTax } from '../charges-tax.ts';
import type { Invoice } from '../invoice.ts';
import { copyMark, type InvoiceCopy } from '../invoice-copies.ts';
import { type InvoiceKind, kindTitles } from '../invoice-kinds.ts';
import { invoiceTotals } from '../invoice-totals.ts';
import { paymentWords } from '../payment-terms.ts';
import type { PortalFacts } from './portal-facts.ts';
import { sheetEway } from './sheet-eway.ts';
import { sheetExport } from './sheet-export.ts';
import { type SheetFact, type SheetSeller, sheetBank, sheetSeller, sheetSigning } from './sheet-firm.ts';
import { type SheetIrn, sheetIrn } from './sheet-irn.ts';
import { type SheetParty, sheetParties } from './sheet-parties.ts';
import { type SheetRow, sheetRows, withoutRates } from './sheet-rows.ts';
import { noTax, type SheetTax, sheetTax } from './sheet-tax.ts';
import { sheetUpi } from './sheet-upi.ts';
import { sheetWording } from './sheet-wording.ts';

/** The tax invoice that a credit note reduces; null when we did not issue it. */
type Original = { number: string; date: string } | null;

/** When and why a document was cancelled; null when it is not. */
type Cancellation = { at: string; because: CancelReason | null } | null;

/** One document for screen and paper. Every figure is a formatted string, so that both show the same. */
export type InvoiceSheet = SheetTax & {
  kind: InvoiceKind;
  title: string;
  /** The copy mark, on a tax invoice in the words of rule 48, on a challan in those of rule 55(2); '' on a pro-forma. */
  mark: string;
  /** The boxed notice of a pro-forma or a challan, and the words of rule 46 on a supply to an SEZ or abroad; '' on other documents. */
  notice: string;
  specimen: boolean;
  /** When and why it was cancelled; every page then has CANCELLED across it. */
  cancelled: { on: string; why: string } | null;
  number: string;
  date: string;
  /** The three facts at the top. */
  strip: SheetFact[];
  payableLabel: string;
  seller: SheetSeller;
  consignee: SheetParty;
  buyer: SheetParty;
  /** The references that are not blank, with the form's labels. */
  refs: SheetFact[];
  rows: SheetRow[];
  totals: SheetFact[];
  payable: string;
  words: string;
  taxLabel: string;
  taxWords: string;
  bank: SheetFact[];
  /** Null where nobody has to pay, or cannot by UPI. */
  upi: UpiPayment | null;
  /** Null where no IRN is needed, and on a cancelled document. */
  irn: SheetIrn | null;
  declaration: string;
  signFor: string;
  signName: string;
  signRole: string;
};

/**
 * `invoiceSheet(invoice, company, { copy: 'original', specimen: false }).payable` → `'4,55,519.00'`.
 * It has all that the CGST Rules require, rule 46 (tax invoice), rule 53(1A) (credit note) and rule 55(1) (delivery challan).
 */
export function invoiceSheet(
  invoice: Invoice,
  company: Company,
  options: {
    copy: InvoiceCopy;
    specimen: boolean;
    original?: Original;
    cancellation?: Cancellation;
    portal?: PortalFacts | null;
    /** As it was frozen at the issue; null when it is only known to be outside the state. */
    place?: Place | null;
  },
): InvoiceSheet {
  const { kind } = invoice;
  const { lines, totals, byHsn } = invoiceTotals(invoice);
  const says = sheetWording(invoice);
  const isTaxed = showsTax(invoice);
  const taxes = isTaxed ? sheetTax(invoice, totals, byHsn) : noTax(totals);
  const { bank } = company;
  const cancellation = options.cancellation ?? null;
  const upi = cancellation ? null : sheetUpi(invoice, company, totals.payable);
  return {
    kind,
    title: kindTitles[kind].paper,
    mark: copyMark(invoice, options.copy),
    notice: [says.notice, endorsement(invoice.supplyType)].filter((words) => words !== '').join(' '),
    specimen: options.specimen,
    cancelled: cancellation && {
      on: formatDate(indianDate(cancellation.at)),
      why: cancelWords(cancellation.because),
    },
    number: invoice.number,
    date: formatDate(invoice.date),
    ...facts(invoice, {
      place: options.place === undefined ? supplyPlace(invoice) : options.place,
      original: options.original ?? null,
      eway: cancellation ? [] : sheetEway(options.portal ?? null),
      payable: totals.payable,
    }),
    payableLabel: says.payable,
    seller: sheetSeller(company, invoice.taxState),
    ...sheetParties(invoice),
    rows: isTaxed ? sheetRows(invoice.lines, lines) : withoutRates(sheetRows(invoice.lines, lines)),
    ...taxes,
    totals: [
      ...discountFacts(invoice, totals.taxable),
      [says.taxable, formatRupees(totals.taxable)],
      ...taxes.heads.map((head, index): SheetFact => [head, taxes.taxTotal.heads[index] ?? '']),
      ['Round off', signed(totals.roundOff)],
    ],
    payable: formatRupees(totals.payable),
    words: totals.words,
    taxLabel: says.tax,
    taxWords: rupeesInWords(totals.tax),
    // Nobody pays on a credit note, a challan or a cancelled document.
    bank: [
      ...(bank && (kind === 'tax' || kind === 'pro') && !cancellation ? sheetBank(bank) : []),
      ...(upi ? [['UPI', upi.upiId] satisfies SheetFact] : []),
    ],
    upi,
    irn: cancellation ? null : sheetIrn(invoice, company, options.portal ?? null),
    declaration: says.declaration || company.declaration,
    ...sheetSigning(company),
  };
}

function facts(
  invoice: Invoice,
  { place, original, eway, payable }: { place: Place | null; original: Original; eway: SheetFact[]; payable: number },
): { strip: SheetFact[]; refs: SheetFact[] } {
  const credit = invoice.kind === 'credit';
  const supply: SheetFact = [
    'Place of supply',
    place ? placeWords(place) : `Outside ${taxStates[invoice.taxState].name}`,
  ];
  const reference: SheetFact = credit
    ? [
        'Against tax invoice',
        original ? `${original.number} dated ${formatDate(original.date)}` : invoice.referenceNumber,
      ]
    : ['Reference No', invoice.referenceNumber];
  const day = (date: string) => (date === '' ? '' : formatDate(date));
  // The last day of an offer, or why goods travel, is printed beside its date: the place of supply makes room for it.
  const first = besideDate(invoice);
  const refs: SheetFact[] = [
    ...(invoice.withoutGst ? [] : [credit ? supply : reference]),
    ['Terms of Payment', paymentWords(invoice)],
    ['Other Refrences', invoice.otherReferences],
    ['Buyer Order No', invoice.buyerOrderNumber],
    // Blank when nobody typed it: see `withoutUntypedDates`.
    ['Buyer Date', day(invoice.buyerDate)],
    ['Dispatch Doc No', invoice.dispatchDocNo],
    ['Delivery Note Date', day(invoice.deliveryNoteDate)],
    ['Dispatched Through', invoice.dispatchedThrough],
    ['Destination', invoice.destination],
    ...sheetExport(invoice, payable),
    ...eway,
    ...(first ? [supply] : []),
    ...(invoice.withoutGst || invoice.kind === 'challan' ? [] : [['Reverse charge', 'No'] satisfies SheetFact]),
    ['Terms of Delivery', invoice.termsOfDelivery],
  ];
  return {
    strip: [
      [sheetWording(invoice).number, invoice.number],
      ['Date', formatDate(invoice.date)],
      first ?? (credit ? reference : supply),
    ],
    refs: refs.filter(([, value]) => value !== ''),
  };
}

function besideDate(invoice: Invoice): SheetFact | null {
  if (invoice.kind === 'challan') return ['Purpose', purposeText(invoice)];
  return invoice.validUntil ? ['Valid until', formatDate(invoice.validUntil)] : null;
}

function discountFacts({ lines }: Invoice, taxable: number): SheetFact[] {
  const discount = lines.reduce((sum, { discountPaise }) => sum + discountPaise, 0);
  if (discount === 0) return [];
  return [
    ['Gross value', formatRupees(taxable + discount)],
    ['Discount', signed(-discount)],
  ];
}

// A true minus sign is as wide as the plus sign, so both align in one column.
function signed(paise: number) {
  return paise > 0 ? `+${formatRupees(paise)}` : formatRupees(paise).replace('-', '−');
}
