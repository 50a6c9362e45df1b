import { uqcLabel } from '../tax/unit-code.ts';
import { registrationType } from './write-voucher.ts';
import { givenElement, textList, within, xmlElement, xmlText } from './xml-element.ts';

/** A ledger that vouchers name. What it does not have is '' or empty. */
export type LedgerMaster = {
  name: string;
  group: string;
  /** Whether its bills are matched one by one: of parties. */
  billWise: boolean;
  address: readonly string[];
  state: string;
  pin: string;
  gstin: string;
};

type StockMaster = { name: string; unit: string; hsn: string };

/** A ledger as Tally imports it, in lines. Only a party has a place and a registration. */
export function writeLedger({ name, group, billWise, address, state, pin, gstin }: LedgerMaster): string[] {
  const party = [
    ...textList('ADDRESS', address),
    ...givenElement('LEDSTATENAME', state),
    ...givenElement('PINCODE', pin),
    xmlElement('COUNTRYNAME', 'India'),
    xmlElement('GSTREGISTRATIONTYPE', registrationType(gstin)),
    ...givenElement('PARTYGSTIN', gstin),
  ];
  return master('LEDGER', name, [
    xmlElement('PARENT', group),
    xmlElement('ISBILLWISEON', billWise ? 'Yes' : 'No'),
    ...(billWise ? party : []),
  ]);
}

/**
 * A unit as Tally imports it, with its unit quantity code (UQC) under both names that Tally has had for it: Tally.ERP 9 reads
 * GSTREPUOM, TallyPrime the dated list. Quantities have up to three places.
 */
export function writeUnit(name: string, uqc: string): string[] {
  const label = uqcLabel(uqc);
  return within(
    'UNIT',
    [
      xmlElement('NAME', name),
      xmlElement('GSTREPUOM', label),
      xmlElement('ISSIMPLEUNIT', 'Yes'),
      xmlElement('DECIMALPLACES', '3'),
      ...within('REPORTINGUQCDETAILS.LIST', [
        xmlElement('APPLICABLEFROM', GST_BEGAN),
        xmlElement('REPORTINGUQCNAME', label),
      ]),
    ],
    attributes(name),
  );
}

const GST_BEGAN = '20170701';

/** A stock item as Tally imports it. */
export function writeStockItem({ name, unit, hsn }: StockMaster): string[] {
  return master('STOCKITEM', name, [
    xmlElement('BASEUNITS', unit),
    xmlElement('GSTAPPLICABLE', 'Applicable'),
    // Codes of services begin with 99.
    xmlElement('GSTTYPEOFSUPPLY', hsn.startsWith('99') ? 'Services' : 'Goods'),
    ...givenElement('HSNCODE', hsn),
  ]);
}

function master(kind: string, name: string, lines: string[]): string[] {
  return within(
    kind,
    [...within('NAME.LIST', [xmlElement('NAME', name)], ' TYPE="String"'), ...lines],
    attributes(name),
  );
}

function attributes(name: string): string {
  return ` NAME="${xmlText(name)}" ACTION="Create"`;
}
