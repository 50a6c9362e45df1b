import type { Contact, PublicCompany } from '#domain/company/contact.ts';
import { telLink } from '../../ui/tel-link.ts';
import { MapPoster } from './map-poster.tsx';
import styles from './office-list.module.css';

type OfficeListProps = {
  company: PublicCompany;
  /** How many of the offices have a map. */
  maps?: number;
};

/** A map, the address and the telephone of each office. */
export function OfficeList({ company: { name, contact }, maps = contact.offices.length }: OfficeListProps) {
  return (
    <ul className={styles.offices}>
      {contact.offices.map((office, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two offices may be in one city
        <li key={nth}>
          {nth < maps && <MapPoster office={office} name={nameIn(contact, office)} />}
          <h3>{office.city}</h3>
          <address>
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

/** 'Delhi office', or 'Delhi office, Shop 14' where the firm has two in Delhi. */
function nameIn({ offices }: Contact, { city, address: [line] }: Contact['offices'][number]) {
  return `${city} office${line && offices.filter((each) => each.city === city).length > 1 ? `, ${line}` : ''}`;
}
