import { paths } from '#contract/paths.ts';
import { openingHours } from '#domain/company/opening-hours.ts';
import { postalCode } from '#domain/company/postal-code.ts';
import type { Site } from './site/parts/site-page.ts';

/** A thing of schema.org. */
export type Item = Record<string, unknown>;

const firmPaths: string[] = [paths.home, paths.about, paths.contact];

/** The firm with its offices, on the pages that are about it: where they are, when they are open, and their PIN codes. */
export function structuredFirm({ path, origin, company: { name, contact, foundingYear } }: Site): Item | null {
  if (!firmPaths.includes(path)) return null;
  const elsewhere = [contact.companySite, ...Object.values(contact.social)];
  const hours = openingHours(contact.hours) ?? [];
  const [office] = contact.offices;
  return {
    // Only a LocalBusiness may have opening hours.
    '@type': hours.length > 0 ? 'LocalBusiness' : 'Organization',
    '@id': `${origin}/#firm`,
    name,
    url: `${origin}/`,
    logo: `${origin}${paths.icon512}`,
    ...(foundingYear !== undefined && { foundingDate: String(foundingYear) }),
    ...withoutBlanks('telephone', contact.phones),
    ...withoutBlanks('email', contact.emails),
    ...withoutBlanks('sameAs', elsewhere),
    ...withoutBlanks(
      'location',
      contact.offices.map((each) => placeOf(each, hours)),
    ),
    ...(hours.length > 0 && { openingHours: hours, ...(office && { address: postalAddressOf(office) }) }),
  };
}

type Office = Site['company']['contact']['offices'][number];

function postalAddressOf(office: Office): Item {
  const { code, lines } = postalCode(office.address);
  return {
    '@type': 'PostalAddress',
    streetAddress: lines.join(', '),
    addressLocality: office.city,
    ...(code && { postalCode: code }),
    addressCountry: 'IN',
  };
}

function placeOf(office: Office, hours: readonly string[]): Item {
  return {
    '@type': 'Place',
    name: office.city,
    address: postalAddressOf(office),
    geo: { '@type': 'GeoCoordinates', latitude: office.latitude, longitude: office.longitude },
    ...withoutBlanks('telephone', office.phone ? [office.phone] : []),
    ...withoutBlanks('openingHoursSpecification', hours.map(hoursOf)),
  };
}

/** `hoursOf('Mo-Sa 10:00-19:00')`: the days one by one. A place has its hours in this form only. */
function hoursOf(rule: string): Item {
  const [days = '', times = ''] = rule.split(' ');
  const [opens, closes] = times.split('-');
  const dayOfWeek = days.split(',').flatMap((part) => {
    const [first = '', last = first] = part.split('-');
    return weekdays.slice(dayNumber(first), dayNumber(last) + 1);
  });
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
}

function dayNumber(short: string) {
  return weekdays.findIndex((day) => day.startsWith(short));
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** `{ [name]: values }` without blank values; `{}` when all are blank. */
function withoutBlanks(name: string, values: unknown[]): Item {
  const present = values.filter(Boolean);
  return present.length > 0 ? { [name]: present } : {};
}
