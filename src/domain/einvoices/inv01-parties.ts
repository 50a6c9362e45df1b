import type { Company } from '../company/company.ts';
import { registrationIn } from '../company/registered-states.ts';
import { isShippedElsewhere } from '../eway/consignment.ts';
import { countryName } from '../invoices/country-name.ts';
import type { ReturnDocument } from '../returns/return-document.ts';
import { gstinIn, gstinState } from '../tax/gstin.ts';
import { ABROAD } from '../tax/line-places.ts';
import { type TaxState, taxStates } from '../tax/states.ts';
import { statesOfPin } from '../tax/states-of-pin.ts';
import { isExport } from '../tax/supply-types.ts';
import type { EinvoiceDocument } from './einvoice-document.ts';
import type { Inv01Party } from './inv01.ts';
import { type Inv01Address, inv01Address } from './inv01-address.ts';

/** The address of a registration, as the portal wants it. */
export function sellerAddress(company: Company, state: TaxState): Inv01Address {
  return inv01Address([company.name, ...registrationIn(company, state).address].join('\n'));
}

/** The firm: `sellerParty(company, 'kerala').Stcd` → `'32'` */
export function sellerParty(company: Company, state: TaxState): Inv01Party {
  const { gstin, phone, email } = registrationIn(company, state);
  const [ph = ''] = phone.split(/[,;/]/).map((each) => each.replaceAll(/\D/g, ''));
  const [em = ''] = email.split(/[,;\s]+/);
  return {
    ...party(gstin, sellerAddress(company, state), taxStates[state].code),
    ...(/^\d{6,12}$/.test(ph) && { Ph: ph }),
    ...(/^[a-zA-Z0-9+_.-]+@[a-zA-Z0-9.-]+$/.test(em) && em.length <= 100 && { Em: em }),
  };
}

/** The address of the buyer, with the PIN and the place that staff added. */
export function buyerAddressOf({
  buyerAddress,
  supplement,
}: Pick<ReturnDocument, 'buyerAddress' | 'supplement'>): Inv01Address {
  return inv01Address(buyerAddress, supplement);
}

export function buyerParty(document: EinvoiceDocument): Inv01Party {
  if (isExport(document.supplyType)) return buyerAbroad(document);
  const { Gstin, LglNm, ...rest } = party(document.gstin, buyerAddressOf(document), gstinState(document.gstin));
  return { Gstin, LglNm, Pos: document.place, ...rest };
}

/** The portal knows a buyer abroad by fixed values: no GSTIN, the place 96, the PIN 999999. */
function buyerAbroad(document: EinvoiceDocument): Inv01Party {
  const address = buyerAddressOf(document);
  const place = address.place.length < 3 ? (countryName(document.invoice.exportCountry ?? '') ?? '') : address.place;
  const { Gstin, LglNm, ...rest } = party('URP', { ...address, place, pin: 999_999 }, ABROAD);
  return { Gstin, LglNm, Pos: ABROAD, ...rest };
}

/**
 * Where the goods go, when the e-way bill names somebody else there too: since August 2026 the portal refuses a place with the
 * buyer's own GSTIN (GSTN advisory of 17 June 2026). Null also for a place without PIN or town: the portal wants both, and does
 * not need the place itself.
 */
export function shipParty({ invoice, gstin }: EinvoiceDocument): Inv01Party | null {
  const { consigneeAddress } = invoice;
  const own = gstinIn(consigneeAddress);
  // A GSTIN that staff added is not in the buyer's address.
  if (own === gstin || !isShippedElsewhere(invoice)) return null;
  const address = inv01Address(consigneeAddress);
  const state = own === null ? statesOfPin(String(address.pin ?? ''))[0] : gstinState(own);
  if (address.pin === null || address.place.length < 3 || state === undefined) return null;
  if (address.name.length < 3 || address.lines.length === 0) return null;
  return party(own ?? 'URP', address, state);
}

function party(gstin: string, { name, lines, place, pin }: Inv01Address, state: string): Inv01Party {
  const [Addr1 = '', Addr2] = lines;
  return {
    Gstin: gstin,
    LglNm: name,
    Addr1,
    ...(Addr2 !== undefined && { Addr2 }),
    Loc: place,
    Pin: pin ?? 0,
    Stcd: state,
  };
}
