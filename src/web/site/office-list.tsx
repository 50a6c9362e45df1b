import type { PublicCompany } from '#domain/company/contact.ts';
import { dial } from './contact-lines.tsx';
import styles from './office-list.module.css';

/** Where the firm is: a map, the address and the telephone of each office. */
export const OfficeList = ({ company: { name, contact } }: { company: PublicCompany }) => (
  <ul className={styles.offices}>
    {contact.offices.map((office) => (
      <li key={office.city}>
        <h3>{office.city}</h3>
        <address>
          {[name, ...office.address].map((line) => (
            <span key={line}>{line}</span>
          ))}
          <a
            href={`https://www.openstreetmap.org/?mlat=${office.latitude}&mlon=${office.longitude}#map=16/${office.latitude}/${office.longitude}`}
          >
            Map of {office.city}
          </a>
          {office.phone !== '' && <a href={dial(office.phone)}>{office.phone}</a>}
        </address>
      </li>
    ))}
  </ul>
);
