import type { Contact } from './contact.ts';

type Office = Contact['offices'][number];

/**
 * The office nearest to a PIN code: the one whose own begins with most of its digits, which go from the zone to the post office. None
 * where none begins alike, and where two do by as many digits: a zone alone goes from Srinagar to Gurugram.
 * `nearestOffice(offices, '751 012')?.city` → `'Bhubaneswar'`
 */
export function nearestOffice(offices: readonly Office[], pin: string): Office | undefined {
  const wanted = pin.replaceAll(' ', '');
  const common = offices.map(({ address }) => digitsInCommon(wanted, pinOf(address)));
  const most = Math.max(...common, 0);
  const isKnown = most > 0 && common.indexOf(most) === common.lastIndexOf(most);
  return isKnown ? offices[common.indexOf(most)] : undefined;
}

/** The last six digits that stand alone in an address; '' in one without. */
function pinOf(address: readonly string[]): string {
  return [...address.join('\n').matchAll(/\b\d{3} ?\d{3}\b/g)].at(-1)?.[0].replace(' ', '') ?? '';
}

function digitsInCommon(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}
