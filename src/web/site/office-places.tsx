import type { PublicCompany } from '#domain/company/contact.ts';
import { MapPoster } from './map-poster.tsx';
import styles from './office-places.module.css';

/** The firm's offices side by side: where each is, its address and its phone. */
export const OfficePlaces = ({ company: { name, contact } }: { company: PublicCompany }) => (
  <ul className={styles.offices}>
    {contact.offices.map((office) => (
      <li key={office.city}>
        <MapPoster office={office} />
        <h3>{office.city}</h3>
        <address>
          {[name, ...office.address].map((line) => (
            <span key={line}>{line}</span>
          ))}
          {office.phone && <a href={`tel:${office.phone.replaceAll(' ', '')}`}>{office.phone}</a>}
        </address>
      </li>
    ))}
  </ul>
);
