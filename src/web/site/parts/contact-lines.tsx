import type { Contact } from '#domain/company/contact.ts';
import { telLink } from '../../ui/tel-link.ts';
import { useWords } from '../words/site-words.tsx';
import styles from './contact-lines.module.css';

/** The telephones, the e-mail addresses and the hours of the firm. Blank ones are left out. */
export function ContactLines({ contact: { phones, emails, hours } }: { contact: Contact }) {
  const { language, words } = useWords();
  return (
    <dl className={styles.lines}>
      {phones.length > 0 && (
        <div>
          <dt>{words.contact.telephone}</dt>
          {phones.map((phone) => (
            <dd key={phone}>
              <a href={telLink(phone)}>{phone}</a>
            </dd>
          ))}
        </div>
      )}
      {emails.length > 0 && (
        <div>
          <dt>{words.contact.email}</dt>
          {emails.map((email) => (
            <dd key={email}>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          ))}
        </div>
      )}
      {hours !== '' && (
        <div>
          <dt>{words.contact.hours}</dt>
          <dd className={styles.hours} lang={language === 'en' ? undefined : 'en'}>
            {hours}
          </dd>
        </div>
      )}
    </dl>
  );
}
