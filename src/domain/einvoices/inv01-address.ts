import { placeIn } from '../customers/place-in.ts';
import { nameAndAddress } from '../invoices/name-and-address.ts';
import { gstinIn } from '../tax/gstin.ts';
import { pinIn } from '../tax/pin-in.ts';
import { stateCodes } from '../tax/states.ts';
import { portalText } from './portal-text.ts';

/** A block of an address as the portal wants it. '' and null: the block does not say it. */
export type Inv01Address = {
  name: string;
  /** One or two lines of at most 100 characters. */
  lines: string[];
  place: string;
  pin: number | null;
};

/** What staff added, because the block does not say it. */
type Added = { pin?: string | undefined; placeName?: string | undefined };

/**
 * `inv01Address('Sample Hotels\n7 Example Marg\nKochi 682016')` →
 * `{ name: 'Sample Hotels', lines: ['7 Example Marg'], place: 'Kochi', pin: 682016 }`
 */
export function inv01Address(block: string, added: Added = {}): Inv01Address {
  const { name, lines } = nameAndAddress(block);
  const place = portalText(added.placeName ?? placeIn(block));
  const pin = (added.pin ?? pinIn(block) ?? '').replaceAll(' ', '');
  const said = lines.map(portalText).filter((line) => line !== '');
  const street = said.filter((line) => !isOnly(line, [place, ...stateWords, gstinIn(block) ?? '']));
  return {
    name: cut(portalText(name)),
    // An address of one line is that line, although place and PIN are in it.
    lines: packed(street.length > 0 ? street : said),
    place: place.slice(0, LONGEST_PLACE),
    pin: /^[1-9]\d{5}$/.test(pin) ? Number(pin) : null,
  };
}

const LONGEST_LINE = 100;
const SHORTEST_LINE = 3;
const LONGEST_PLACE = 50;

const stateWords = [...stateCodes.map(({ name }) => name), 'India', 'GSTIN', 'State', 'Code', 'PIN'];

/** Whether a line says nothing but these words, numbers of a PIN or a state, and signs. */
function isOnly(line: string, words: string[]): boolean {
  const rest = words.reduce(
    (left, word) => (word === '' ? left : left.replaceAll(word.toLowerCase(), ' ')),
    line.toLowerCase(),
  );
  return !/[\p{L}\p{M}]/u.test(rest) && !/\d{7}/.test(rest.replaceAll(' ', ''));
}

/** All of the lines in at most two, each cut between words. */
function packed(lines: string[]): string[] {
  const [first = '', ...rest] = lines.flatMap(broken);
  let head = first;
  while (rest[0] !== undefined && rest.length > 1 && `${head}, ${rest[0]}`.length <= LONGEST_LINE)
    head = `${head}, ${rest.shift()}`;
  const tail = cut(rest.join(', '));
  if (head === '') return [];
  if (tail === '') return [head];
  return tail.length < SHORTEST_LINE ? [cut(`${head}, ${tail}`)] : [head, tail];
}

function broken(line: string): string[] {
  const head = cut(line);
  const rest = line.slice(head.length).trim();
  return rest === '' ? [head] : [head, ...broken(rest)];
}

function cut(text: string): string {
  if (text.length <= LONGEST_LINE) return text;
  const space = text.lastIndexOf(' ', LONGEST_LINE);
  return text.slice(0, space > LONGEST_LINE / 2 ? space : LONGEST_LINE).trim();
}
