import type { SetupAnswer } from '#contract/staff/setup.ts';
import type { SetupStep } from '#domain/company/setup-steps.ts';
import inkLink from '../../ui/ink-link.module.css';
import { ListSection } from './list-section.tsx';
import styles from './still-to-do.module.css';

/** What a shop of one's own still needs, each with its way; nothing when all is done. */
export function StillToDo({ steps }: { steps: SetupAnswer['steps'] }) {
  const open = steps.filter(({ done }) => !done);
  if (open.length === 0) return null;
  return (
    <ListSection id="to-do" title="Still to do" className={styles.steps}>
      {open.map(({ id, href }) => (
        <li key={id}>
          <a className={inkLink.link} href={href}>
            {titles[id]}
          </a>
          <span className="quiet">{says[id]}</span>
        </li>
      ))}
    </ListSection>
  );
}

const titles: Record<SetupStep, string> = {
  company: 'Company',
  bank: 'Bank or UPI',
  numbers: 'Numbers',
  movein: 'Moving in',
  people: 'People',
  catalogue: 'Catalogue',
  pictures: 'Pictures',
  words: 'Words of the site',
  contact: 'Contact',
  mail: 'Mail',
  backup: 'Backup',
  https: 'HTTPS',
};

const says: Record<SetupStep, string> = {
  company: 'the name, GSTIN and address that documents show',
  bank: 'where customers pay; it stands on each invoice',
  numbers: 'where the numbers of this year go on, before the first document',
  movein: 'customers, products and open bills from Tally or Excel',
  people: 'an account for everybody who works here',
  catalogue: 'it begins with what a trader of interiors sells: hide what you do not, add what you do',
  pictures: 'what visitors look at',
  words: 'what the site says of the firm',
  contact: 'telephones, mail addresses and offices, as visitors find them',
  mail: 'sends requests to you and documents to customers',
  backup: 'to a place on another disk or machine',
  https: 'a certificate, before others use it',
};
