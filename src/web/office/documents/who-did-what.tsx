import { useState } from 'react';
import type { DocumentRecord } from '#contract/documents.ts';
import { PlainButton } from '../../ui/button.tsx';
import { shownTime } from '../parts/shown-time.ts';
import styles from './document-page.module.css';

const FEW = 6;

/** The lines of the audit log about the document, in words. */
export function WhoDidWhat({ record: { history } }: { record: DocumentRecord }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? history : history.slice(-FEW);
  return (
    <section aria-labelledby="who">
      <div className={styles.headline}>
        <h2 id="who">Who did what</h2>
        {!showsAll && history.length > FEW && (
          <PlainButton onClick={() => setShowsAll(true)}>All {history.length} lines</PlainButton>
        )}
      </div>
      <ol className={styles.history}>
        {shown.map(({ line, at, who, words }) => (
          <li key={`${line} ${at} ${words}`}>
            <time dateTime={at}>{shownTime(at)}</time>
            <span>
              {who} {words}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
