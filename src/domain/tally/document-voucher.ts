import { countryName } from '../invoices/country-name.ts';
import type { Invoice } from '../invoices/invoice.ts';
import { invoiceTotals } from '../invoices/invoice-totals.ts';
import { nameAndAddress } from '../invoices/name-and-address.ts';
import { gstinIn, gstinState } from '../tax/gstin.ts';
import { placeShown } from '../tax/place-of-supply.ts';
import { stateName } from '../tax/states.ts';
import { endorsement, isExport, isToSez } from '../tax/supply-types.ts';
import { type ItemUnits, stockItem } from './stock-item.ts';
import type { TallyLedgerNames } from './tally-ledgers.ts';
import type { TallyLedgerEntry, TallyVoucher } from './tally-voucher.ts';

type IssuedDocument = {
  id: string;
  invoice: Invoice;
  /** The buyer's; '' when he is not registered. */
  gstin: string;
  /** The name of the place of supply; '' when it is not known. */
  placeOfSupply: string;
  /** Only for a credit note: the number of the invoice that it reduces. */
  original: string;
  /** The party's ledger. */
  ledger: string;
  /** Of a credit note: the rows that are a difference of price. They leave the stock as it is. */
  valueRows: ReadonlySet<number>;
};

/**
 * The voucher of a tax invoice or a credit note: the party, the tax by head and Round Off on one side, the goods at their
 * value after discount on the other. A credit note turns every sign.
 */
export function documentVoucher(document: IssuedDocument, names: TallyLedgerNames, units: ItemUnits): TallyVoucher {
  const { id, invoice, gstin, ledger, placeOfSupply } = document;
  const isNote = invoice.kind === 'credit';
  const sign = isNote ? -1 : 1;
  const { lines, totals } = invoiceTotals(invoice);
  const buyer = nameAndAddress(invoice.buyerAddress);
  const bill = isNote
    ? ({ name: document.original, kind: 'Agst Ref' } as const)
    : ({ name: invoice.number, kind: 'New Ref' } as const);
  const owed = -sign * totals.payable;
  return {
    type: isNote ? 'Credit Note' : 'Sales',
    guid: id,
    date: invoice.date,
    number: invoice.number,
    reference: isNote ? document.original : invoice.referenceNumber,
    party: {
      ledger,
      name: buyer.name,
      address: buyer.lines,
      gstin,
      state: isExport(invoice.supplyType) ? '' : partyState(invoice.buyerAddress, gstin),
    },
    invoice: {
      ...factsOf(invoice),
      placeOfSupply,
      country: isExport(invoice.supplyType) ? (countryName(invoice.exportCountry ?? '') ?? '') : 'India',
      toSez: isToSez(invoice.supplyType),
    },
    entries: [
      { ledger, amount: owed, isParty: true, bills: owed === 0 ? [] : [{ ...bill, amount: owed }] },
      ...taxEntry(names.cgst, sign * totals.cgst),
      ...taxEntry(names.sgst, sign * totals.sgst),
      ...taxEntry(names.igst, sign * totals.igst),
      ...taxEntry(names.roundOff, sign * totals.roundOff),
    ],
    stock: invoice.lines.map((line, index) => ({
      item: stockItem(line, units),
      description: line.description,
      hsn: line.hsn,
      unit: line.unit,
      quantityMilli: document.valueRows.has(line.row) ? 0 : line.quantityMilli,
      ratePaise: line.ratePaise,
      discountBasisPoints: line.discountBasisPoints,
      amount: sign * (lines[index]?.taxable ?? 0),
      ledger: isNote ? names.salesReturns : names.sales,
    })),
    narration: endorsement(invoice.supplyType),
  };
}

function taxEntry(ledger: string, amount: number): TallyLedgerEntry[] {
  return amount === 0 ? [] : [{ ledger, amount, isParty: false, bills: [] }];
}

function factsOf(invoice: Invoice): Omit<NonNullable<TallyVoucher['invoice']>, 'placeOfSupply' | 'country' | 'toSez'> {
  const { name, lines } = nameAndAddress(invoice.consigneeAddress);
  return {
    consignee: { name, address: lines, state: isExport(invoice.supplyType) ? '' : stateOf(invoice.consigneeAddress) },
    otherReferences: invoice.otherReferences,
    buyerOrderNumber: invoice.buyerOrderNumber,
    buyerDate: invoice.buyerDate,
    dispatchDocNo: invoice.dispatchDocNo,
    deliveryNoteDate: invoice.deliveryNoteDate,
    dispatchedThrough: invoice.dispatchedThrough,
    destination: invoice.destination,
    termsOfDelivery: invoice.termsOfDelivery,
  };
}

/** `partyState('Dispur, Assam', '')` → `'Assam'`: the state of the buyer's GSTIN, else that of his address. */
export function partyState(address: string, gstin: string): string {
  return stateName(gstinState(gstin)) ?? stateOf(address);
}

/** The state of an address, by its GSTIN or its words: `stateOf('Dispur, Assam')` → `'Assam'`, `''` when it shows none. */
function stateOf(address: string): string {
  const gstin = gstinIn(address);
  if (gstin) return stateName(gstinState(gstin)) ?? '';
  return placeShown({ buyerAddress: address, consigneeAddress: '' })?.name ?? '';
}
