import { gstinIn, gstinState } from '../../tax/gstin.ts';
import { type Place, placeOfSupply, placeShown } from '../../tax/place-of-supply.ts';
import { stateName } from '../../tax/states.ts';
import type { Invoice } from '../invoice.ts';
import { nameAndAddress } from '../name-and-address.ts';

/** The party that receives the goods or the document. `state` is 'Delhi, code 07', or '' when it is unknown. */
export type SheetParty = { name: string; lines: string[]; gstin: string; state: string };

/**
 * `sheetParties(invoice).buyer` → `{ name: 'Sample Interiors', lines: ['New Delhi 110024'], gstin: '07…', state: 'Delhi, code 07' }`.
 * Rule 46(d), (e) and (o): name, address, GSTIN, and the state with its code, also for a buyer without a GSTIN.
 */
export function sheetParties(invoice: Pick<Invoice, 'buyerAddress' | 'consigneeAddress' | 'taxState' | 'taxType'>): {
  consignee: SheetParty;
  buyer: SheetParty;
} {
  const place = placeOfSupply(invoice);
  return {
    // For a buyer without a GSTIN, the place of delivery is the place of supply.
    consignee: sheetParty(invoice.consigneeAddress, gstinIn(invoice.buyerAddress) === null ? place : null),
    buyer: sheetParty(invoice.buyerAddress, place),
  };
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
