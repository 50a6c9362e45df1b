import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { taxStates } from '#domain/tax/states.ts';
import { counted } from '#domain/text/counted.ts';
import inkLink from '../../ui/ink-link.module.css';
import { Said } from '../parts/said.tsx';
import styles from './returns.module.css';

/** That the period is closed, and what follows from it. */
export function FiledNotice({ shown: { filed, form, name, state } }: { shown: ReturnAnswer }) {
  if (!filed) return null;
  const { arn, filedOn, leftOut } = filed;
  const place = taxStates[state].name;
  const left = `${counted(leftOut, 'document')} ${leftOut === 1 ? 'was' : 'were'} left out, and ${leftOut === 1 ? 'is' : 'are'}`;
  return (
    <section className={`${styles.mend} ${styles.fine}`} aria-labelledby="closed">
      <h2 id="closed">
        {form === 'iff' ? `The IFF of ${name} of ${place} is filed` : `${name} of ${place} is closed`}
      </h2>
      <p>
        {arn === '' ? 'Filed' : `ARN ${arn}, filed`} {formatDate(filedOn)}.{' '}
        {form === 'iff' ? (
          <>
            What it reported can no longer be cancelled: write a credit note instead. Everything else in the month is
            for the return of the quarter.
            {leftOut > 0 && ` ${left} carried into it.`}
          </>
        ) : (
          <>
            Its documents can no longer be cancelled: write a credit note instead. None can be dated into it.
            {leftOut > 0 && ` ${left} carried into the next return.`}
          </>
        )}
      </p>
    </section>
  );
}

/** What differs from a return that was filed and reopened. */
export function Differences({ shown: { differences } }: { shown: ReturnAnswer }) {
  if (differences.length === 0) return null;
  return (
    <section className={styles.checks} aria-labelledby="differences">
      <h2 id="differences">Since filed</h2>
      <ul>
        {differences.map(({ document, number, message }) => (
          <li key={document}>
            <a className={inkLink.link} href={path(paths.documentPage, { id: document })}>
              {number}
            </a>
            : <Said text={message} />
          </li>
        ))}
      </ul>
    </section>
  );
}
