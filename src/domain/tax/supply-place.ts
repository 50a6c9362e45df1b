import { placeIn } from '../customers/place-in.ts';
import type { TaxType } from './gst.ts';
import { goodsPlace, linePlaces, type PlaceRule, type Supplied } from './line-places.ts';
import { type Place, stateIn } from './place-of-supply.ts';
import { isTaxState, stateName, type TaxState, taxStates } from './states.ts';
import { isZeroRated } from './supply-types.ts';

/** `typed`: staff chose another state. `own`: the addresses show none. */
type SupplyPlace = Place & { rule: PlaceRule | 'typed' | 'own' };

/**
 * `supplyPlace(draft)` → `{ code: '06', name: 'Haryana', rule: 'property' }`: the place of supply of a document, typed over by staff
 * or by the law for its rows; that of the first row when they differ. Null when it is only known to be outside the state.
 */
export function supplyPlace(supplied: Supplied): SupplyPlace | null {
  const { placeOfSupply: typed, taxState, taxType } = supplied;
  const name = typed === undefined ? null : stateName(typed);
  if (typed !== undefined && name !== null) return { code: typed, name, rule: 'typed' };
  return placeByLaw(supplied) ?? (taxType === 'state' && isTaxState(taxState) ? ownPlace(taxState) : null);
}

/** The place without what staff typed over it; null when the addresses do not show it. */
export function placeByLaw(supplied: Supplied): SupplyPlace | null {
  const [first] = linePlaces(supplied);
  if (!first) return goodsPlace(supplied);
  const { row: _, ...place } = first;
  return place;
}

/** `impliedTaxType(draft)` → `'central'`: SEZ and export are inter-State wherever they go. Null when no place is shown. */
export function impliedTaxType(supplied: Supplied & { taxState: TaxState }): TaxType | null {
  if (isZeroRated(supplied.supplyType)) return 'central';
  const place = supplyPlace({ ...supplied, taxType: '' });
  if (!place) return null;
  return place.code === taxStates[supplied.taxState].code ? 'state' : 'central';
}

/** `placeReason(place, draft)` → `'work at a site in Gurugram, IGST Act 12(3)'` */
export function placeReason({ rule, name }: SupplyPlace, supplied: Supplied): string {
  const { buyerAddress, consigneeAddress, placeRemark = '' } = supplied;
  const address = stateIn(consigneeAddress) === null ? buyerAddress : consigneeAddress;
  const there = placeIn(address) || stateName(stateIn(address) ?? '') || name;
  const words: Record<SupplyPlace['rule'], string> = {
    goods: `goods for a buyer registered there, IGST Act 10(1)(a)`,
    'ship-to': `billed to a buyer of ${name}, shipped to ${there}, IGST Act 10(1)(b)`,
    'unregistered-goods': `goods for an unregistered buyer in ${there}, IGST Act 10(1)(ca)`,
    installed: `goods installed at a site in ${there}, IGST Act 10(1)(d)`,
    property: `work at a site in ${there}, IGST Act 12(3)`,
    service: `a service to a buyer registered there, IGST Act 12(2)(a)`,
    'unregistered-service': `a service to an unregistered buyer with an address there, IGST Act 12(2)(b)`,
    carriage: `goods are handed over for carriage there, IGST Act 12(8)`,
    export: `goods leave India, IGST Act 11(b)`,
    typed: placeRemark.trim() === '' ? 'typed, without a remark' : `typed: ${placeRemark.trim()}`,
    own: 'no state in the addresses, so the state of the firm counts, IGST Act 10(1)(ca)',
  };
  return words[rule];
}

/** `placeWords({ code: '06', name: 'Haryana' })` → `'Haryana (06)'`, as the paper has it. */
export function placeWords({ code, name }: Place): string {
  return `${name} (${code})`;
}

/** `placeNamed('06')` → `{ code: '06', name: 'Haryana' }`; null for '' and for no code. */
export function placeNamed(code: string): Place | null {
  const name = stateName(code);
  return name === null ? null : { code, name };
}

function ownPlace(taxState: TaxState): SupplyPlace {
  const { code, name } = taxStates[taxState];
  return { code, name, rule: 'own' };
}
