import type { DocumentRecord } from '#contract/documents.ts';
import { ewayStateWords, shareStateWords } from '../parts/documents/sent-words.ts';
import { mailWords } from '../parts/shares/mail-words.ts';
import { shownTime } from '../parts/shown-time.ts';
import styles from './document-page.module.css';

/** The links to the document, the mails about it, and its e-way bill. 'Share' tries a failed mail again. */
export function SentAndReported({ record: { shares, mails, eway } }: { record: DocumentRecord }) {
  if (shares.count === 0 && mails.length === 0 && eway === null) return null;
  return (
    <section aria-labelledby="sent">
      <h2 id="sent">Sent and reported</h2>
      <ul className={styles.history}>
        {shares.count > 0 && (
          <li>
            <b>Share</b>
            <span>{shareStateWords(shares)}</span>
          </li>
        )}
        {mails.map((mail) => (
          <li key={mail.id}>
            <b>Mail</b>
            <span>
              <time dateTime={mail.askedAt}>{shownTime(mail.askedAt)}</time> to {mail.to}:{' '}
              <span className={mail.error ? styles.problem : undefined}>{mailWords(mail)}</span>
            </span>
          </li>
        ))}
        {eway && (
          <li>
            <b>E-way bill</b>
            <span className={eway.state === 'none' && eway.required ? 'warn' : undefined}>{ewayStateWords(eway)}</span>
          </li>
        )}
      </ul>
    </section>
  );
}
