import { plainRupees } from '../money/plain-rupees.ts';
import type { StockEntry, TallyLedgerEntry, TallyVoucher, VoucherHead } from './tally-voucher.ts';
import { givenElement, textList, within, xmlElement, xmlText } from './xml-element.ts';

/** A voucher as Tally imports it, in lines. `isThere`: Tally has it already, with other facts, and changes it. */
export function writeVoucher(voucher: TallyVoucher, isThere = false): string[] {
  const view = voucher.invoice ? 'Invoice Voucher View' : 'Accounting Voucher View';
  const { guid, type } = voucher;
  const attributes = `${isThere ? foundBy(voucher) : ''} VCHTYPE="${type}" ACTION="${isThere ? 'Alter' : 'Create'}"`;
  return within(
    'VOUCHER',
    [
      ...headLines(voucher),
      ...givenElement('REFERENCE', voucher.reference),
      xmlElement('PERSISTEDVIEW', view),
      xmlElement('ISINVOICE', yes(voucher.invoice !== null)),
      ...partyLines(voucher),
      ...invoiceLines(voucher),
      ...givenElement('NARRATION', voucher.narration),
      ...voucher.entries.flatMap((entry) => entryLines(entry, voucher.invoice !== null)),
      ...voucher.stock.flatMap(stockLines),
    ],
    ` REMOTEID="${xmlText(guid)}"${attributes} OBJVIEW="${view}"`,
  );
}

/**
 * A cancelled voucher: the number stays, nothing is booked. One that Tally has already is cancelled there; a new one is
 * created as cancelled, so that the numbers have no gap.
 */
export function writeCancelled(head: VoucherHead, isThere: boolean): string[] {
  const { guid, type } = head;
  return within(
    'VOUCHER',
    [...headLines(head), xmlElement('ISCANCELLED', 'Yes')],
    ` REMOTEID="${xmlText(guid)}"${isThere ? foundBy(head) : ''} VCHTYPE="${type}" ACTION="${isThere ? 'Cancel' : 'Create'}"`,
  );
}

/** How Tally finds the voucher that it has. */
function foundBy({ date, number }: VoucherHead): string {
  return ` DATE="${tallyDate(date)}" TAGNAME="Voucher Number" TAGVALUE="${xmlText(number)}"`;
}

function headLines({ guid, date, number, type }: VoucherHead): string[] {
  return [
    xmlElement('DATE', tallyDate(date)),
    xmlElement('EFFECTIVEDATE', tallyDate(date)),
    xmlElement('GUID', guid),
    xmlElement('VOUCHERTYPENAME', type),
    xmlElement('VOUCHERNUMBER', number),
  ];
}

function partyLines({ party, invoice }: TallyVoucher): string[] {
  const named = [xmlElement('PARTYLEDGERNAME', party.ledger), xmlElement('PARTYNAME', party.name)];
  if (!invoice) return named;
  return [
    ...named,
    ...textList('ADDRESS', party.address),
    ...givenElement('PARTYGSTIN', party.gstin),
    xmlElement('GSTREGISTRATIONTYPE', invoice.toSez ? 'Regular - SEZ' : registrationType(party.gstin)),
    ...givenElement('STATENAME', party.state),
    xmlElement('COUNTRYOFRESIDENCE', invoice.country),
    ...givenElement('PLACEOFSUPPLY', invoice.placeOfSupply),
  ];
}

function invoiceLines({ invoice }: TallyVoucher): string[] {
  if (!invoice) return [];
  const { consignee } = invoice;
  const order = [
    ...dateElement('BASICORDERDATE', invoice.buyerDate),
    ...givenElement('BASICPURCHASEORDERNO', invoice.buyerOrderNumber),
  ];
  return [
    xmlElement('BASICBUYERNAME', consignee.name),
    ...textList('BASICBUYERADDRESS', consignee.address),
    ...givenElement('CONSIGNEESTATENAME', consignee.state),
    ...givenElement('BASICORDERREF', invoice.otherReferences),
    ...(order.length === 0 ? [] : within('INVOICEORDERLIST.LIST', order)),
    ...givenElement('BASICSHIPPEDBY', invoice.dispatchedThrough),
    ...givenElement('BASICSHIPDOCUMENTNO', invoice.dispatchDocNo),
    ...dateElement('BASICSHIPDELIVERYDATE', invoice.deliveryNoteDate),
    ...givenElement('BASICFINALDESTINATION', invoice.destination),
    ...textList('BASICORDERTERMS', invoice.termsOfDelivery.split('\n')),
  ];
}

/** Tally reads the ledgers of an invoice under another name than those of any other voucher. */
function entryLines({ ledger, amount, isParty, bills }: TallyLedgerEntry, isInvoice: boolean): string[] {
  return within(isInvoice ? 'LEDGERENTRIES.LIST' : 'ALLLEDGERENTRIES.LIST', [
    xmlElement('LEDGERNAME', ledger),
    xmlElement('ISDEEMEDPOSITIVE', yes(amount < 0)),
    xmlElement('ISPARTYLEDGER', yes(isParty)),
    xmlElement('AMOUNT', plainRupees(amount)),
    ...bills.flatMap((bill) =>
      within('BILLALLOCATIONS.LIST', [
        xmlElement('NAME', bill.name),
        xmlElement('BILLTYPE', bill.kind),
        xmlElement('AMOUNT', plainRupees(bill.amount)),
      ]),
    ),
  ]);
}

function stockLines(line: StockEntry): string[] {
  const { item, description, hsn, unit, discountBasisPoints, amount, ledger } = line;
  // Its own sign says debit or credit; a line that was wholly discounted has none, and is written as the goods of a sale.
  const isDebit = yes(amount < 0);
  const isValue = line.quantityMilli === 0;
  const quantity = ` ${plainQuantity(line.quantityMilli)} ${unit}`;
  return within('ALLINVENTORYENTRIES.LIST', [
    ...textList('BASICUSERDESCRIPTION', description.split('\n')),
    xmlElement('STOCKITEMNAME', item),
    xmlElement('GSTOVRDNHSNNAME', hsn),
    xmlElement('ISDEEMEDPOSITIVE', isDebit),
    ...(isValue ? [] : [xmlElement('RATE', `${plainRupees(line.ratePaise)}/${unit}`)]),
    ...(isValue || discountBasisPoints === 0 ? [] : [xmlElement('DISCOUNT', plainRupees(discountBasisPoints))]),
    xmlElement('AMOUNT', plainRupees(amount)),
    ...(isValue ? [] : [xmlElement('ACTUALQTY', quantity), xmlElement('BILLEDQTY', quantity)]),
    ...within('ACCOUNTINGALLOCATIONS.LIST', [
      xmlElement('LEDGERNAME', ledger),
      xmlElement('ISDEEMEDPOSITIVE', isDebit),
      xmlElement('AMOUNT', plainRupees(amount)),
    ]),
  ]);
}

/** `registrationType('')` → `'Unregistered'` */
export function registrationType(gstin: string): string {
  return gstin === '' ? 'Unregistered' : 'Regular';
}

/** `tallyDate('2026-11-21')` → `'20261121'` */
function tallyDate(date: string): string {
  return date.replaceAll('-', '');
}

function dateElement(name: string, date: string): string[] {
  return givenElement(name, tallyDate(date));
}

/** `plainQuantity(250_500)` → `'250.5'` */
function plainQuantity(milli: number): string {
  const digits = String(milli).padStart(4, '0');
  const fraction = digits.slice(-3).replace(/0+$/, '');
  return `${digits.slice(0, -3)}${fraction === '' ? '' : `.${fraction}`}`;
}

function yes(is: boolean): string {
  return is ? 'Yes' : 'No';
}
