import type { Invoice } from '../invoice/invoice.ts';
import type { TaxState, TaxType } from './gst.ts';
import { gstinIn, gstinState } from './gstin.ts';
import { stateCodes, stateName, taxStates } from './states.ts';

export type Place = { code: string; name: string };

type Addresses = Pick<Invoice, 'buyerAddress' | 'consigneeAddress'>;

/**
 * `placeOfSupply(invoice)` → `{ code: '21', name: 'Odisha' }`, or `null` when all that is known is that it lies outside the state.
 * IGST Act, section 10(1)(a), (b) and (ca): what the addresses show, else the registration's own state for a supply within it.
 */
export const placeOfSupply = (invoice: Addresses & Pick<Invoice, 'taxState' | 'taxType'>): Place | null => {
  const shown = placeShown(invoice);
  if (shown) return { code: shown.code, name: shown.name };
  const { code, name } = taxStates[invoice.taxState];
  return invoice.taxType === 'state' ? { code, name } : null;
};

/** `impliedTaxType({ taxState: 'delhi', buyerAddress: '… 07ABCDE1234F1Z2', consigneeAddress: '' })` → `'state'`; `null` when the addresses show no state. */
export const impliedTaxType = (invoice: Addresses & { taxState: TaxState }): TaxType | null => {
  const shown = placeShown(invoice);
  if (!shown) return null;
  return shown.code === taxStates[invoice.taxState].code ? 'state' : 'central';
};

/**
 * `placeShown({ buyerAddress: 'Karol Bagh, Delhi', consigneeAddress: 'Patia, Odisha' })` → Odisha, by `delivery`.
 * A registered buyer's own state decides, wherever the goods go; an unregistered buyer's delivery address does,
 * and the name of a state is enough (Circular 209/3/2024).
 */
export const placeShown = (invoice: Addresses): (Place & { by: 'gstin' | 'delivery' | 'billing' }) | null => {
  const gstin = gstinIn(invoice.buyerAddress);
  const found = [
    { code: gstin && gstinState(gstin), by: 'gstin' },
    { code: stateIn(invoice.consigneeAddress), by: 'delivery' },
    { code: stateIn(invoice.buyerAddress), by: 'billing' },
  ] as const;
  for (const { code, by } of found) {
    const name = code && stateName(code);
    if (code && name) return { code, name, by };
  }
  return null;
};

const stateIn = (address: string): string | null => {
  const gstin = gstinIn(address);
  if (gstin) return gstinState(gstin);
  // An address ends with its state, after streets and schools that are named after other ones.
  const last = [...address.toLowerCase().replaceAll('&', ' and ').replaceAll(/\s+/g, ' ').matchAll(mention)].at(
    -1,
  )?.[0];
  if (last === undefined) return null;
  return codeByName.get(last) ?? (last.startsWith('110') ? taxStates.delhi.code : taxStates.odisha.code);
};

const otherNames = {
  orissa: '21',
  pondicherry: '34',
  uttaranchal: '05',
  tamilnadu: '33',
  chattisgarh: '22',
  telengana: '36',
};

const codeByName = new Map<string, string>([
  ...stateCodes.filter((state) => state.registers).map(({ name, code }) => [name.toLowerCase(), code] as const),
  ...Object.entries(otherNames),
]);

const names = [...codeByName.keys()].join('|');

// PIN codes of Delhi and Odisha: many an address there ends with the PIN alone.
const pins = '110 ?\\d{3}|7(?:5[1-9]|6\\d|70) ?\\d{3}';

const mention = new RegExp(`(?<![\\p{L}\\d])(?:${names}|${pins})(?![\\p{L}\\d])`, 'gu');
