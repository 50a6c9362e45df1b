import { nameAndAddress } from '../invoices/name-and-address.ts';
import { pinIn } from '../tax/pin-in.ts';
import { stateCodes } from '../tax/states.ts';

/** `placeIn('Sample Hotels\n7 Example Marg, Fort Kochi\nKochi 682016')` → `'Kochi'`: the town of an address, or `''`. */
export function placeIn(address: string): string {
  const { lines } = nameAndAddress(address);
  const end = lines.findLastIndex((line) => pinIn(line) !== null);
  // The town is before the PIN: in its line, or in the line above. Without a PIN it ends the last line.
  const before = end === -1 ? lines : [...lines.slice(0, end), (lines[end] ?? '').replace(fromPin, '')];
  for (const line of before
    .filter((line) => line.trim() !== '')
    .slice(-2)
    .reverse())
    for (const part of line.split(',').reverse()) {
      const place = part.replaceAll(/^[\s.:–-]+|[\s.:–-]+$/g, '').trim();
      if (place !== '' && !/\d|@/.test(place) && !isState(place)) return place.slice(0, MAX_CHARACTERS);
    }
  return '';
}

const MAX_CHARACTERS = 100;

const fromPin = /(?:\bpin(?: ?code)?)?[\s.:,()–-]*[1-8]\d{2} ?\d{3}(?!\d).*$/i;

function isState(text: string) {
  // Not when the module begins: in a browser the list of states may stand in a file that waits for this one.
  states ??= new Set(stateCodes.filter(({ code }) => !towns.includes(code)).map(({ name }) => name.toLowerCase()));
  const name = text.toLowerCase();
  return states.has(name) || name === 'india' || /^[A-Z]\.? ?&? ?[A-Z]\.?$/.test(text);
}

// The codes of the territories whose name is that of a town too: Chandigarh, the capital, Puducherry.
const towns = ['04', '07', '34'];
let states: Set<string> | undefined;
