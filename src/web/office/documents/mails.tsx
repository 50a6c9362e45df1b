import type { MailAnswer } from '#contract/mails.ts';
import { mailWords } from '../parts/shares/mail-words.ts';
import { shownTime } from '../parts/shown-time.ts';
import styles from './document-page.module.css';

/** The mails about the document, and what became of each. 'Share' tries a failed one again. */
export function Mails({ mails }: { mails: MailAnswer[] }) {
  if (mails.length === 0) return null;
  return (
    <section aria-labelledby="mails">
      <h2 id="mails">Mails</h2>
      <ul className={styles.history}>
        {mails.map((mail) => (
          <li key={mail.id}>
            <time dateTime={mail.askedAt}>{shownTime(mail.askedAt)}</time>
            <span>
              {mail.to}: <span className={mail.error ? styles.problem : undefined}>{mailWords(mail)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
