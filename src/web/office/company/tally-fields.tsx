import { Fragment } from 'react';
import { longestLedgerName } from '#domain/tally/tally-ledger-problems.ts';
import { tallyLedgerKeys, tallyLedgers } from '#domain/tally/tally-ledgers.ts';
import styles from './company-form.module.css';
import type { TextField } from './text-field.tsx';

/** What the firm's own Tally calls the ledgers that vouchers are booked to. */
export function TallyFields({ text }: { text: TextField }) {
  return (
    <section aria-labelledby="tally">
      <h2 id="tally">Ledgers in Tally</h2>
      <p className="quiet">
        Enter each name exactly as your Tally has it. If a field is blank, the name shown in it is used. Files for Tally
        use these names from the next one on.
      </p>
      <div className={styles.ledgers}>
        {tallyLedgerKeys.map((key) => (
          <Fragment key={key}>
            {text(`tallyLedgers.${key}`, tallyLedgers[key].title, {
              blank: tallyLedgers[key].name,
              most: longestLedgerName,
            })}
          </Fragment>
        ))}
      </div>
    </section>
  );
}
