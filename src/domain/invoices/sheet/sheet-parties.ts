import { gstinIn, gstinState } from '../../tax/gstin.ts';
import { type Place, placeOfSupply, placeShown } from '../../tax/place-of-supply.ts';
import { stateName } from '../../tax/states.ts';
import { addressLines } from '../address-lines.ts';
import type { Invoice } from '../invoice.ts';

/** Who receives the goods or the document: `state` reads 'Delhi, code 07', or '' when nothing tells it. */
export type SheetParty = { name: string; lines: string[]; gstin: string; state: string };

/**
 * `sheetParties(invoice).buyer` → `{ name: 'Sample Interiors', lines: ['New Delhi 110024'], gstin: '07…', state: 'Delhi, code 07' }`.
 * Rule 46(d), (e) and (o): name, address, GSTIN, and the state with its code also for a buyer without one.
 */
export function sheetParties(invoice: Invoice): { consignee: SheetParty; buyer: SheetParty } {
  const place = placeOfSupply(invoice);
  return {
    // Goods for a buyer without a GSTIN are supplied where they are delivered.
    consignee: party(invoice.consigneeAddress, gstinIn(invoice.buyerAddress) === null ? place : null),
    buyer: party(invoice.buyerAddress, place),
  };
}

function party(address: string, otherwise: Place | null): SheetParty {
  const gstin = gstinIn(address) ?? '';
  const [name = '', ...lines] = addressLines(address).filter((line) => !isOnlyGstin(line, gstin));
  return { name, lines, gstin, state: stateOf(address, gstin, otherwise) };
}

// The GSTIN has a line of its own on the sheet; a line that says nothing else would say it twice.
function isOnlyGstin(line: string, gstin: string) {
  return gstin !== '' && line.toUpperCase().replace(/GSTIN|UIN|GST|NO\b|[^A-Z0-9]/g, '') === gstin;
}

function stateOf(address: string, gstin: string, otherwise: Place | null): string {
  if (gstin !== '') return `${stateName(gstinState(gstin)) ?? ''}, code ${gstinState(gstin)}`;
  const place = placeShown({ buyerAddress: address, consigneeAddress: address }) ?? otherwise;
  return place ? `${place.name}, code ${place.code}` : '';
}
