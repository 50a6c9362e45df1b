import type { PublicCompany } from '#domain/company/contact.ts';
import { dial } from '../ui/dial.ts';
import { MapPoster } from './map-poster.tsx';
import styles from './office-list.module.css';

type OfficeListProps = {
  company: PublicCompany;
  /** How many of the offices have a map. */
  maps?: number;
};

/** Where the firm is: a map, the address and the telephone of each office. */
export const OfficeList = ({ company: { name, contact }, maps = contact.offices.length }: OfficeListProps) => (
  <ul className={styles.offices}>
    {contact.offices.map((office, nth) => (
      <li key={office.city}>
        {nth < maps && <MapPoster office={office} />}
        <h3>{office.city}</h3>
        <address>
          {[name, ...office.address].map((line) => (
            <span key={line}>{line}</span>
          ))}
          {office.phone !== '' && <a href={dial(office.phone)}>{office.phone}</a>}
        </address>
      </li>
    ))}
  </ul>
);
