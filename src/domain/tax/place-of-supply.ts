import type { Invoice } from '../invoices/invoice.ts';
import { keptAnswers } from '../text/kept-answers.ts';
import { gstinIn, gstinState } from './gstin.ts';
import { pinIn } from './pin-in.ts';
import { shortState } from './short-state.ts';
import { stateCodes, stateName, taxStates } from './states.ts';
import { statesOfPin } from './states-of-pin.ts';

export type Place = { code: string; name: string };

type Addresses = Pick<Invoice, 'buyerAddress' | 'consigneeAddress'>;

/**
 * `placeByAddresses(invoice)` → `{ code: '18', name: 'Assam' }`, or `null` when it is only known to be outside the state: the state
 * in the addresses, else the registration's own state for a supply within it. What is supplied does not count. Documents of
 * earlier releases have their place by this rule; `supplyPlace` is the rule of the law.
 */
export function placeByAddresses(invoice: Addresses & Pick<Invoice, 'taxState' | 'taxType'>): Place | null {
  const shown = placeShown(invoice);
  if (shown) return { code: shown.code, name: shown.name };
  const { code, name } = taxStates[invoice.taxState];
  return invoice.taxType === 'state' ? { code, name } : null;
}

/**
 * `placeShown({ buyerAddress: 'Fort Kochi, Kerala', consigneeAddress: 'Dispur, Assam' })` → Assam, by `delivery`.
 * For a registered buyer the state of the GSTIN decides, not the delivery address. For an unregistered buyer the delivery
 * address decides, and the name of a state is enough (Circular 209/3/2024).
 */
export function placeShown(invoice: Addresses): PlaceShown | null {
  const gstin = gstinIn(invoice.buyerAddress);
  return (
    shownBy('gstin', gstin && gstinState(gstin)) ??
    shownBy('delivery', stateIn(invoice.consigneeAddress)) ??
    shownBy('billing', stateIn(invoice.buyerAddress))
  );
}

type PlaceShown = Place & { by: 'gstin' | 'delivery' | 'billing' };

function shownBy(by: PlaceShown['by'], code: string | null): PlaceShown | null {
  const name = code && stateName(code);
  return code && name ? { code, name, by } : null;
}

/** `stateIn('Sector 29, Gurugram 122001')` → `'06'`: the state of an address, by its GSTIN, its PIN or its words. */
export const stateIn = keptAnswers((address): string | null => {
  const gstin = gstinIn(address);
  if (gstin) return gstinState(gstin);
  const text = address.toLowerCase().replaceAll('&', ' and ').replaceAll(/\s+/g, ' ');
  const pin = pinIn(text);
  const possible = pin === null ? [] : statesOfPin(pin);
  const short = shortState(address, possible);
  const stated = [...address.matchAll(statedCode)]
    .map(([, code = '']) => code)
    .filter((code) => registering.has(code))
    .at(-1);
  // Streets, colonies and schools are named after other states; the PIN is reliable.
  const mentioned = [...text.matchAll(mention)].map(([name]) => codeByName.get(name) ?? '');
  if (possible.length > 0)
    return (
      possible.find((code) => code === stated || mentioned.includes(code) || code === short?.code) ??
      possible[0] ??
      null
    );
  if (stated !== undefined) return stated;
  // Without a PIN the last state counts, because streets and schools come before it.
  const lastMention = [...address.toLowerCase().matchAll(mention)].at(-1)?.index ?? -1;
  return short && short.at > lastMention ? short.code : (mentioned.at(-1) ?? null);
});

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

const registering = new Set(codeByName.values());

// State Code: 33; State Name : Tamil Nadu, Code : 33
const statedCode = /\bstate(?: name)? ?(?::[^\n\d:]{0,50})?\bcode\b[ .:()-]*(\d{2})(?!\d)/gi;

const names = [...codeByName.keys()].join('|');

const mention = new RegExp(`(?<![\\p{L}\\d])(?:${names})(?![\\p{L}\\d])`, 'gu');
