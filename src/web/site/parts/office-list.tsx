import type { Contact, PublicCompany } from '#domain/company/contact.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { telLink } from '../../ui/tel-link.ts';
import { useWords } from '../words/site-words.tsx';
import { cityIn } from './city-in.ts';
import { MapPoster } from './map-poster.tsx';
import styles from './office-list.module.css';

type Office = Contact['offices'][number];

type OfficeListProps = {
  company: PublicCompany;
  /** How many of the offices have a map. */
  maps?: number;
};

/** A map, the address and the telephone of each office. */
export function OfficeList({ company: { name, contact }, maps = contact.offices.length }: OfficeListProps) {
  const { language, words } = useWords();
  const named = (office: Office, pattern: string, values: Record<string, string> = {}) => {
    const text = fillWords(pattern, { city: cityIn(office.city, words), ...values });
    const line = lineOf(office, contact);
    return line ? fillWords(words.home.withLine, { office: text, line }) : text;
  };
  return (
    <ul className={styles.offices}>
      {contact.offices.map((office, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two offices may be in one city
        <li key={nth}>
          {nth < maps && <MapPoster office={office} named={(pattern, values) => named(office, pattern, values)} />}
          <h3>{cityIn(office.city, words)}</h3>
          <address lang={language === 'en' ? undefined : 'en'}>
            {[name, ...office.address].map((line, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
              <span key={nth}>{line}</span>
            ))}
            {office.phone !== '' && <a href={telLink(office.phone)}>{office.phone}</a>}
          </address>
        </li>
      ))}
    </ul>
  );
}

/** The first line of the address, where the firm has another office in the same city: 'Kochi office, Shop 14'. */
function lineOf({ city, address: [line] }: Office, { offices }: Contact) {
  return offices.filter((each) => each.city === city).length > 1 ? line : undefined;
}
