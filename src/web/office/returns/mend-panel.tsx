import { useLayoutEffect, useRef } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { periodDays } from '#domain/returns/period.ts';
import { counted } from '#domain/text/counted.ts';
import { Button } from '../../ui/button.tsx';
import inkLink from '../../ui/ink-link.module.css';
import { Said } from '../parts/said.tsx';
import { keyOf, type MendRow } from './mend-list.ts';
import { remedyWords } from './remedy-words.ts';
import styles from './returns.module.css';
import type { Mending } from './use-mending.ts';

type MendPanelProps = { shown: ReturnAnswer; mending: Mending };

/** What keeps documents out of the files, before any figure. When nothing does, the same place says so. */
export function MendPanel({ shown, mending }: MendPanelProps) {
  const { leftOut } = shown;
  const isOpen = leftOut.documents > 0;
  return (
    <section className={`${styles.mend} ${isOpen ? styles.toMend : styles.fine}`} aria-labelledby="to-mend">
      <h2 id="to-mend">
        <span role="status">{isOpen ? leftOutSaid(shown) : allInSaid(shown)}</span>
      </h2>
      {mending.rows.length > 0 && (
        <ul>
          {mending.rows.map((row) => (
            <MendLine key={keyOf(row.error)} row={row} mending={mending} shown={shown} />
          ))}
        </ul>
      )}
      {shown.leftOut.documents > documentsIn(mending.rows) && (
        <p className="quiet">The first {documentsIn(mending.rows)} are named. The rest follow when these are mended.</p>
      )}
    </section>
  );
}

type MendLineProps = { row: MendRow; mending: Mending; shown: ReturnAnswer };

function MendLine({ row: { error, answer }, mending, shown }: MendLineProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const takesFocus = answer !== '' && mending.last === error.document;
  useLayoutEffect(() => {
    if (takesFocus && document.activeElement === document.body) link.current?.focus();
  }, [takesFocus]);
  return (
    <li>
      <a ref={link} className={inkLink.link} href={path(paths.documentPage, { id: error.document })}>
        <span className="whole">{error.number}</span>
        {error.line !== null && `, line ${error.line}`}
      </a>
      {answer ? (
        <span className={styles.good}>
          <Said text={answer} />
        </span>
      ) : (
        <OpenProblem error={error} mending={mending} shown={shown} />
      )}
    </li>
  );
}

/** What is wrong, and the button that mends it. */
function OpenProblem({ error, mending, shown }: { error: MendRow['error']; mending: Mending; shown: ReturnAnswer }) {
  const key = keyOf(error);
  const [fault, why] = sentencesOf(error);
  const refused = mending.refused?.key === key ? mending.refused.message : '';
  const button = remedyWords(error);
  return (
    <>
      <span>
        <Said text={fault} />{' '}
        <span className="remark">
          {carriedSaid(error.date, shown)} <Said text={why} />{' '}
          {error.suggestion && `The customer has ${error.suggestion}.`}
        </span>{' '}
        {refused && (
          <strong className={styles.bad} role="alert">
            <Said text={refused} />
          </strong>
        )}
      </span>
      <Button
        look="slim"
        aria-label={`${button}: ${error.number}${error.line === null ? '' : `, line ${error.line}`}`}
        aria-disabled={mending.busy !== ''}
        onClick={() => mending.begin(error)}
      >
        {mending.busy === key ? 'Saving …' : button}
      </Button>
    </>
  );
}

/** A document of an earlier period says so. */
function carriedSaid(date: string, { period }: ReturnAnswer) {
  return date < periodDays(period).from ? `Of ${formatDate(date)}, carried into this return.` : '';
}

/** First what is wrong, then why or what to do. What the button says is not said twice. */
function sentencesOf({ message, remedy }: MendRow['error']): [string, string] {
  const [, fault = message, why = ''] = /^(.+?)(?:\.|:) (.+)$/.exec(message) ?? [];
  const kept = remedy === 'open' ? why : why.replace(/ ?Add [^.]*\.$/, '');
  return [fault.endsWith('.') ? fault : `${fault}.`, kept.charAt(0).toUpperCase() + kept.slice(1)];
}

function documentsIn(rows: readonly MendRow[]) {
  return new Set(rows.filter(({ answer }) => answer === '').map(({ error }) => error.document)).size;
}

function leftOutSaid({ leftOut: { documents, taxable } }: ReturnAnswer) {
  const are = documents === 1 ? '1 document is' : `${documents} documents are`;
  return `${are} not in the files. Taxable value left out: ₹ ${formatRupees(Math.abs(taxable))}`;
}

/** `'Nothing to mend: all 10 invoices and 2 credit notes are in'` */
function allInSaid({ sections: { b2b, b2cl, b2cs, exp, cdnr, cdnur, documents }, name, form }: ReturnAnswer) {
  const reported = [b2b, b2cl, b2cs, exp, cdnr, cdnur].reduce((sum, section) => sum + section.documents, 0);
  if (reported === 0 && form === 'iff') return `Nothing for registered buyers in ${name}: no IFF is needed`;
  if (reported === 0)
    return documents.total === 0
      ? `No invoice and no credit note in ${name}: the portal wants a nil return`
      : `Nothing to mend: no document of ${name} is in a section`;
  return `Nothing to mend: ${reported === 1 ? 'the document is' : `all ${counted(reported, 'document')} are`} in`;
}
