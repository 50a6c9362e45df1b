import type { DraftHeader, DraftLine, DraftPlace } from '../invoices/invoice.ts';
import { gstinIn, gstinState } from './gstin.ts';
import { isSac } from './is-sac.ts';
import { type Place, stateIn } from './place-of-supply.ts';
import { isTaxState, stateName, taxStates } from './states.ts';
import { isExport } from './supply-types.ts';

/** What the place of a document follows from, typed or validated. */
export type Supplied = Pick<DraftHeader, 'taxState' | 'taxType' | 'buyerAddress' | 'consigneeAddress'> &
  DraftPlace & { lines: readonly SuppliedLine[] };

type SuppliedLine = Pick<DraftLine, 'row' | 'product' | 'hsn'>;

/** The rules of the law. `goods`: they move to the buyer. `ship-to`: to another place on the buyer's order. */
export type PlaceRule =
  | 'goods'
  | 'ship-to'
  | 'unregistered-goods'
  | 'installed'
  | 'property'
  | 'service'
  | 'unregistered-service'
  | 'carriage'
  | 'export';

export type SuppliedAt = Place & { row: number; rule: PlaceRule };

/**
 * `linePlaces(draft)` → `[{ row: 1, code: '06', name: 'Haryana', rule: 'property' }]`: where each row with a product is supplied (IGST
 * Act, sections 10 to 12). A row whose place the addresses do not show is left out; freight and packing billed with goods are
 * supplied with them (CGST Act, section 8).
 */
export function linePlaces(supplied: Supplied): SuppliedAt[] {
  const billed = supplied.lines.filter(({ product }) => product.trim() !== '');
  const hasGoods = billed.some(({ hsn }) => !isSac(hsn.trim()));
  // Hundreds of rows have a handful of codes.
  const known = new Map<string, ReturnType<typeof placeOf>>();
  return billed.flatMap((line) => {
    const hsn = line.hsn.trim();
    if (hasGoods && isCharge(hsn)) return [];
    const key = isSac(hsn) ? `${hsn} ${isOnProperty(line)}` : '';
    const found = known.get(key);
    const place = found === undefined ? placeOf(line, supplied) : found;
    known.set(key, place);
    return place ? [{ row: line.row, ...place }] : [];
  });
}

/** Where goods of this document would be supplied; null when the addresses do not show it. */
export function goodsPlace(supplied: Supplied): (Place & { rule: PlaceRule }) | null {
  const { buyerAddress, consigneeAddress, supplyType, atSite } = supplied;
  if (isExport(supplyType)) return at(ABROAD, 'export');
  const delivery = stateIn(consigneeAddress);
  if (atSite) return at(delivery ?? stateIn(buyerAddress), 'installed');
  const gstin = gstinIn(buyerAddress);
  if (gstin === null) return at(delivery ?? stateIn(buyerAddress), 'unregistered-goods');
  const own = gstinState(gstin);
  return at(own, delivery === null || delivery === own ? 'goods' : 'ship-to');
}

function placeOf(line: SuppliedLine, supplied: Supplied): (Place & { rule: PlaceRule }) | null {
  const hsn = line.hsn.trim();
  if (!isSac(hsn)) return goodsPlace(supplied);
  const { buyerAddress, consigneeAddress, supplyType, taxState } = supplied;
  if (isExport(supplyType)) return at(ABROAD, 'export');
  const [billing, site] = [stateIn(buyerAddress), stateIn(consigneeAddress)];
  if (isOnProperty(line)) return at(site ?? billing, 'property');
  const isRegistered = gstinIn(buyerAddress) !== null;
  // Goods of an unregistered person are handed over to the carrier where they leave: in the state of the firm.
  if (isCarriage(hsn) && !isRegistered && isTaxState(taxState)) return at(taxStates[taxState].code, 'carriage');
  return at(billing ?? site, isRegistered ? 'service' : 'unregistered-service');
}

function at(code: string | null, rule: PlaceRule): (Place & { rule: PlaceRule }) | null {
  const name = code && stateName(code);
  return code && name ? { code, name, rule } : null;
}

/**
 * Services on immovable property: construction and works contracts (9954), real estate (9972), installation (9987 3), architects
 * (9983 2), engineers of buildings (9983 32) and interior designers (9983 91). The bare headings 9973 and 9987 are also those of
 * machines that are rented and repaired: there the product must name property or installation. Its description may name them in passing.
 */
function isOnProperty({ hsn, product }: SuppliedLine): boolean {
  const code = hsn.trim();
  if (/^99(?:54|72|873|832|8332|8391)/.test(code)) return true;
  return (code === '9973' && property.test(product)) || (code === '9987' && installation.test(product));
}

const property =
  /\b(?:propert(?:y|ies)|premises|buildings?|land|plots?|shops?|showrooms?|godowns?|warehouses?|flats?)\b/i;

const installation = /\b(?:install(?:ation|ing|ed)?|fitting|fitment|fixing|erection|mounting|laying)\b/i;

/** Carriage of goods by road or otherwise (9965), its support (9967) and couriers (9968). */
function isCarriage(hsn: string): boolean {
  return /^996[578]/.test(hsn);
}

/** Carriage and packing (9985 4): billed with goods they are a part of their supply. */
function isCharge(hsn: string): boolean {
  return isCarriage(hsn) || hsn.startsWith('99854');
}

/** 'Other Country' of the portal's states. */
export const ABROAD = '96';
