import type { Problem } from '../outcome.ts';
import type { Contact } from './contact.ts';

/** As many as the pages of the site have room for. */
export const mostOffices = 5;
const MOST_LINES = 5;
const MOST_CHARACTERS = 300;
const MOST_ADDRESS_LINES = 8;

/** What is wrong with what visitors read about the firm: a link leads to a page, a phone can be dialled, a map has a place. `contactProblems(noContact)` → `[]` */
export function contactProblems({ phones, emails, hours, offices, companySite, social }: Contact): Problem[] {
  return [
    ...listProblems('phones', phones, isPhone, 'A phone number has 6 to 15 digits, with spaces, +, - and brackets.'),
    ...listProblems('emails', emails, isMail, 'An e-mail address looks like sales@example.com.'),
    ...textProblems('contact.hours', hours),
    ...offices.flatMap(officeProblems),
    ...(offices.length > mostOffices
      ? [{ field: `contact.offices.${mostOffices}.city`, message: `At most ${mostOffices} offices.` }]
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
  if (texts.length > MOST_LINES) return [{ field, message: `At most ${MOST_LINES}, one in a line.` }];
  const wrong = texts.find((text) => text.length > MOST_CHARACTERS || !isRight(text));
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
  return text.length > MOST_CHARACTERS ? [{ field, message: `At most ${MOST_CHARACTERS} characters.` }] : [];
}

type Office = Contact['offices'][number];

function officeProblems({ city, address, phone, latitude, longitude }: Office, index: number): Problem[] {
  const problems: Problem[] = [];
  const say = (field: string, message: string) =>
    problems.push({ field: `contact.offices.${index}.${field}`, message });
  if (city.trim() === '' || city.length > MOST_CHARACTERS) say('city', 'An office needs its city.');
  if (address.length === 0) say('address', 'An office needs an address.');
  else if (address.length > MOST_ADDRESS_LINES || address.some((line) => line.length > MOST_CHARACTERS))
    say('address', `At most ${MOST_ADDRESS_LINES} lines of ${MOST_CHARACTERS} characters.`);
  if (phone !== '' && !isPhone(phone)) say('phone', 'A phone number has 6 to 15 digits.');
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180))
    say('place', 'Type latitude and longitude, as a map copies them: 28.6519, 77.1427');
  return problems;
}

function isLink(text: string): boolean {
  const [, host = ''] = /^https?:\/\/([^\s/]+)(?:\/\S*)?$/i.exec(text) ?? [];
  return host.slice(1, -1).includes('.');
}
