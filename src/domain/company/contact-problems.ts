import type { Problem } from '../outcome.ts';
import type { Contact } from './contact.ts';

/** The pages of the site have room for this many. */
export const maxOffices = 5;
const MAX_LINES = 5;
const MAX_CHARACTERS = 300;
const MAX_ADDRESS_LINES = 8;

/** What is wrong with the firm's contact for visitors: links, phones, e-mail addresses, offices. `contactProblems(noContact)` → `[]` */
export function contactProblems({ phones, emails, hours, offices, companySite, social }: Contact): Problem[] {
  return [
    ...listProblems('phones', phones, isPhone, 'A phone number has 6 to 15 digits, with spaces, +, - and brackets.'),
    ...listProblems('emails', emails, isMail, 'An e-mail address looks like sales@example.com.'),
    ...textProblems('contact.hours', hours),
    ...offices.flatMap(officeProblems),
    ...(offices.length > maxOffices
      ? [{ field: `contact.offices.${maxOffices}.city`, message: `At most ${maxOffices} offices.` }]
      : []),
    ...linkProblems({ companySite, ...social }),
  ];
}

function linkProblems(links: Record<string, string>): Problem[] {
  return Object.entries(links)
    .filter(([, link]) => link !== '' && !isLink(link))
    .map(([name]) => ({
      field: `contact.${name === 'companySite' ? name : `social.${name}`}`,
      message: 'An address on the web begins with https:// or http:// and has no spaces.',
    }));
}

function listProblems(name: string, texts: string[], isRight: (text: string) => boolean, message: string): Problem[] {
  const field = `contact.${name}`;
  if (texts.length > MAX_LINES) return [{ field, message: `At most ${MAX_LINES}, one in a line.` }];
  const wrong = texts.find((text) => text.length > MAX_CHARACTERS || !isRight(text));
  return wrong === undefined ? [] : [{ field, message: `“${wrong.slice(0, 40)}”: ${message}` }];
}

function isPhone(text: string) {
  const digits = text.replaceAll(/\D/g, '').length;
  return /^\+?[\d\s()./-]+$/.test(text) && digits >= 6 && digits <= 15;
}

function isMail(text: string) {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
}

function textProblems(field: string, text: string): Problem[] {
  return text.length > MAX_CHARACTERS ? [{ field, message: `At most ${MAX_CHARACTERS} characters.` }] : [];
}

type Office = Contact['offices'][number];

function officeProblems({ city, address, phone, latitude, longitude }: Office, index: number): Problem[] {
  const problems: Problem[] = [];
  const add = (field: string, message: string) =>
    problems.push({ field: `contact.offices.${index}.${field}`, message });
  if (city.trim() === '' || city.length > MAX_CHARACTERS) add('city', 'An office needs its city.');
  if (address.length === 0) add('address', 'An office needs an address.');
  else if (address.length > MAX_ADDRESS_LINES || address.some((line) => line.length > MAX_CHARACTERS))
    add('address', `At most ${MAX_ADDRESS_LINES} lines of ${MAX_CHARACTERS} characters.`);
  if (phone !== '' && !isPhone(phone)) add('phone', 'A phone number has 6 to 15 digits.');
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180))
    add('place', 'Type latitude and longitude, as a map copies them: 28.6519, 77.1427');
  else if (!isInIndia(latitude, longitude))
    add(
      'place',
      isInIndia(longitude, latitude)
        ? `This is outside of India. Are the two swapped? Latitude comes first: ${longitude}, ${latitude}`
        : 'This is outside of India. Latitude comes first, from 6 to 38, then longitude, from 68 to 98',
    );
  return problems;
}

/** Within a box around it, with its islands. */
function isInIndia(latitude: number, longitude: number): boolean {
  return latitude >= 6 && latitude <= 38 && longitude >= 68 && longitude <= 98;
}

function isLink(text: string): boolean {
  const [, host = ''] = /^https?:\/\/([^\s/]+)(?:\/\S*)?$/i.exec(text) ?? [];
  return host.slice(1, -1).includes('.');
}
