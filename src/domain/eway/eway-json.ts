import { purposeRule } from '../challans/challan-purposes.ts';
import type { Company } from '../company/company.ts';
import { gstinOf, registrationIn } from '../company/registered-states.ts';
import { placeIn } from '../customers/place-in.ts';
import type { Invoice } from '../invoices/invoice.ts';
import { nameAndAddress } from '../invoices/name-and-address.ts';
import type { TaxType } from '../tax/gst.ts';
import { gstinIn, gstinState } from '../tax/gstin.ts';
import { ABROAD } from '../tax/line-places.ts';
import { pinIn } from '../tax/pin-in.ts';
import { placeShown } from '../tax/place-of-supply.ts';
import { stateCodes } from '../tax/states.ts';
import { isExport, isWithoutPayment, isZeroRated } from '../tax/supply-types.ts';
import { type UnitCodes, unitCode } from '../tax/unit-code.ts';
import { type Consignment, deliveryPin, deliveryState, dispatchState, isShippedElsewhere } from './consignment.ts';
import type { EwayDocument } from './eway-problems.ts';
import type { EwayTransport } from './eway-transport.ts';
import { transportModes } from './transport-modes.ts';

/** The version of the portal's form for many bills in one file. */
const VERSION = '1.0.0621';

type Bill = Record<string, unknown>;

/** The file that the portal takes under 'Generate Bulk'. Its documents have no `ewayProblems`. */
export function ewayJson(documents: readonly EwayDocument[]): { version: string; billLists: Bill[] } {
  return { version: VERSION, billLists: documents.map(ewayBillOf) };
}

/** One bill. The form of the bulk file differs from that of the interface in some names: transType, OthValue, TotNonAdvolVal. */
function ewayBillOf({ invoice, consignment, transport, company, unitCodes }: EwayDocument): Bill {
  return {
    userGstin: gstinOf(company, invoice.taxState),
    supplyType: 'O',
    ...supplyOf(invoice),
    docNo: invoice.number,
    docDate: portalDate(invoice.date),
    transType: isToAnother(invoice) ? 2 : 1,
    ...seller(company, invoice),
    ...buyer(invoice, transport),
    ...figures(consignment),
    ...movement(transport),
    // Of the first goods, as the portal's own form fills it in.
    mainHsnCode: consignment.goods[0]?.hsn ?? '',
    itemList: items(consignment, invoice.taxType, unitCodes),
  };
}

/**
 * A challan says why the goods travel, by the portal's codes; 8, others, wants words. 3 is an export; the portal takes one without
 * payment of tax as a bill of supply.
 */
function supplyOf({ kind, purpose, purposeRemark, supplyType }: EwayDocument['invoice']): Bill {
  const rule = kind === 'challan' ? purposeRule(purpose) : null;
  if (!rule) {
    const abroad = isExport(supplyType);
    return {
      subSupplyType: abroad ? 3 : 1,
      subSupplyDesc: '',
      docType: abroad && isWithoutPayment(supplyType) ? 'BIL' : 'INV',
    };
  }
  const said = rule.subSupplyType === 8 ? purposeRemark || rule.subSupplyText : rule.subSupplyText;
  return { subSupplyType: rule.subSupplyType, subSupplyDesc: said.slice(0, LONGEST_REASON), docType: 'CHL' };
}

/** Between our own places nobody else is named. */
function isToAnother(invoice: EwayDocument['invoice']): boolean {
  return !(invoice.kind === 'challan' && invoice.purpose === 'branch') && isShippedElsewhere(invoice);
}

function seller(company: Company, { taxState }: Pick<Invoice, 'taxState'>): Bill {
  const { gstin, address } = registrationIn(company, taxState);
  const block = [company.name, ...address].join('\n');
  const state = Number(dispatchState({ taxState }).code);
  return {
    fromGstin: gstin,
    fromTrdName: company.name.slice(0, LONGEST_NAME),
    ...addressLines('from', block, placeIn(block)),
    fromPlace: placeIn(block).slice(0, LONGEST_PLACE),
    fromPincode: Number(pinIn(address.join('\n')) ?? 0),
    fromStateCode: state,
    actualFromStateCode: state,
  };
}

/** The party that is billed, at the place where the goods go. Its own state is given beside the state of that place. */
function buyer(invoice: EwayDocument['invoice'], transport: EwayTransport): Bill {
  const gstin = gstinIn(invoice.buyerAddress);
  const place = transport.place || placeIn(invoice.consigneeAddress);
  const delivery = Number(deliveryState(invoice, transport)?.code ?? 0);
  const billing = gstin
    ? gstinState(gstin)
    : placeShown({ buyerAddress: invoice.buyerAddress, consigneeAddress: '' })?.code;
  return {
    toGstin: gstin ?? UNREGISTERED,
    toTrdName: nameAndAddress(invoice.buyerAddress).name.slice(0, LONGEST_NAME),
    ...addressLines('to', invoice.consigneeAddress, place),
    toPlace: place.slice(0, LONGEST_PLACE),
    toPincode: Number(deliveryPin(invoice, transport)),
    // With IGST it takes no two places of one state: exports and an SEZ are in 'other country'.
    toStateCode: isZeroRated(invoice.supplyType) ? Number(ABROAD) : billing === undefined ? delivery : Number(billing),
    actualToStateCode: delivery,
    ...(isToAnother(invoice) ? shipTo(invoice, transport) : {}),
  };
}

function shipTo({ consigneeAddress }: EwayDocument['invoice'], { shipToGstin }: EwayTransport): Bill {
  return {
    shipToGSTIN: shipToGstin || (gstinIn(consigneeAddress) ?? UNREGISTERED),
    shipToTradeName: nameAndAddress(consigneeAddress).name.slice(0, LONGEST_NAME),
  };
}

function figures({ taxable, cgst, sgst, igst, roundOff, value }: Consignment): Bill {
  return {
    totalValue: rupees(taxable),
    cgstValue: rupees(cgst),
    sgstValue: rupees(sgst),
    igstValue: rupees(igst),
    cessValue: 0,
    TotNonAdvolVal: 0,
    OthValue: rupees(roundOff),
    totInvValue: rupees(value),
  };
}

function movement(transport: EwayTransport): Bill {
  const mode = transportModes.find(({ value }) => value === transport.mode);
  return {
    ...(mode ? { transMode: mode.code } : {}),
    transDistance: transport.distance,
    transporterId: transport.transporterId,
    transporterName: transport.transporterName,
    transDocNo: transport.transportDoc,
    transDocDate: transport.transportDate === '' ? '' : portalDate(transport.transportDate),
    vehicleNo: transport.vehicle,
    vehicleType: transport.overDimensional ? 'O' : 'R',
  };
}

function items({ goods }: Consignment, taxType: TaxType, unitCodes: UnitCodes): Bill[] {
  return goods.map((line, index) => {
    const percent = line.gstBasisPoints / 100;
    const [half, whole] = taxType === 'central' ? [0, percent] : [percent / 2, 0];
    return {
      itemNo: index + 1,
      productName: line.product.slice(0, LONGEST_NAME),
      productDesc: (line.description || line.product).replaceAll(/\s+/g, ' ').slice(0, LONGEST_NAME),
      hsnCode: line.hsn,
      quantity: line.quantityMilli / 1000,
      qtyUnit: unitCode(line.unit, unitCodes),
      taxableAmount: rupees(line.taxable),
      sgstRate: half,
      cgstRate: half,
      igstRate: whole,
      cessRate: 0,
      cessNonAdvol: 0,
    };
  });
}

/** At most two lines of 120 characters. Name, place, PIN, state and GSTIN have fields of their own. */
function addressLines(side: 'from' | 'to', block: string, place: string): Bill {
  const { lines } = nameAndAddress(block);
  const street = lines.filter((line) => !isOnlyPlace(line, place));
  const [first = '', ...rest] = street.length > 0 ? street : lines;
  const second = rest.join(', ').slice(0, LONGEST_LINE);
  return {
    [`${side}Addr1`]: (first || place).slice(0, LONGEST_LINE),
    ...(second === '' ? {} : { [`${side}Addr2`]: second }),
  };
}

/** `isOnlyPlace('Kochi 682016', 'Kochi')` → `true` */
function isOnlyPlace(line: string, place: string): boolean {
  if (gstinIn(line)) return true;
  const words = [place, ...stateCodes.map(({ name }) => name), 'India', 'State', 'Code', 'PIN'];
  const rest = words.reduce(
    (left, word) => (word === '' ? left : left.replaceAll(word.toLowerCase(), ' ')),
    line.toLowerCase(),
  );
  return !/[\p{L}\p{M}]/u.test(rest) && !/\d{7}/.test(rest);
}

/** From whole paise to a number with two decimals: a quotient of integers is the nearest double, and prints as typed. */
function rupees(paise: number): number {
  return paise / 100;
}

/** `portalDate('2026-11-21')` → `'21/11/2026'` */
function portalDate(date: string): string {
  return date.split('-').reverse().join('/');
}

const UNREGISTERED = 'URP';
const LONGEST_NAME = 100;
const LONGEST_REASON = 20;
const LONGEST_LINE = 120;
const LONGEST_PLACE = 50;
