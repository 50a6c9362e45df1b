import { gstinIn, gstinState } from '../../tax/gstin.ts';
import { type Place, placeByAddresses, placeShown } from '../../tax/place-of-supply.ts';
import { stateName } from '../../tax/states.ts';
import { isExport } from '../../tax/supply-types.ts';
import { countryName } from '../country-name.ts';
import type { Invoice } from '../invoice.ts';
import { nameAndAddress } from '../name-and-address.ts';

/** The party that receives the goods or the document. `state` is 'Kerala, code 32', or '' when it is unknown. `country`: abroad, where there is no GSTIN. */
export type SheetParty = { name: string; lines: readonly string[]; gstin: string; state: string; country?: string };

/**
 * `sheetParties(invoice).buyer` → `{ name: 'Sample Interiors', lines: ['Kochi 682016'], gstin: '32…', state: 'Kerala, code 32' }`.
 * Rule 46(d), (e) and (o): name, address, GSTIN, and the state with its code, also for a buyer without a GSTIN.
 */
export function sheetParties(
  invoice: Pick<Invoice, 'buyerAddress' | 'consigneeAddress' | 'taxState' | 'taxType' | 'supplyType' | 'exportCountry'>,
): {
  consignee: SheetParty;
  buyer: SheetParty;
} {
  if (isExport(invoice.supplyType))
    return { consignee: partyAbroad(invoice, 'consigneeAddress'), buyer: partyAbroad(invoice, 'buyerAddress') };
  const place = placeByAddresses(invoice);
  return {
    // For a buyer without a GSTIN, the place of delivery is the place of supply.
    consignee: sheetParty(invoice.consigneeAddress, gstinIn(invoice.buyerAddress) === null ? place : null),
    buyer: sheetParty(invoice.buyerAddress, place),
  };
}

/** Six digits of an address abroad are no PIN: it has no state of ours. */
function partyAbroad(
  { exportCountry = '', ...addresses }: Pick<Invoice, 'buyerAddress' | 'consigneeAddress' | 'exportCountry'>,
  side: 'buyerAddress' | 'consigneeAddress',
): SheetParty {
  return { ...nameAndAddress(addresses[side]), gstin: '', state: '', country: countryName(exportCountry) ?? '' };
}

/** One party. `otherwise`: where it is when neither GSTIN nor address shows it. */
export function sheetParty(address: string, otherwise: Place | null): SheetParty {
  const gstin = gstinIn(address) ?? '';
  return { ...nameAndAddress(address), gstin, state: stateOf(address, gstin, otherwise) };
}

function stateOf(address: string, gstin: string, otherwise: Place | null): string {
  if (gstin !== '') return `${stateName(gstinState(gstin)) ?? ''}, code\u00a0${gstinState(gstin)}`;
  const place = placeShown({ buyerAddress: address, consigneeAddress: address }) ?? otherwise;
  return place ? `${place.name}, code\u00a0${place.code}` : '';
}
