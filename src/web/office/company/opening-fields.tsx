import { Fragment, type ReactNode } from 'react';
import type { CompanyAnswer } from '#contract/company.ts';
import { kindTitles } from '#domain/invoices/invoice-kinds.ts';
import { taxStates } from '#domain/tax/states.ts';
import styles from './company-form.module.css';

type OpeningFieldsProps = {
  series: CompanyAnswer['series'];
  /** The field of a series that has not begun. */
  children: (field: string, label: string) => ReactNode;
};

/** Where each series of the year begins, for a shop that has issued documents elsewhere before. */
export function OpeningFields({ series, children }: OpeningFieldsProps) {
  return (
    <section aria-labelledby="openings">
      <h2 id="openings">Opening numbers</h2>
      <p className="quiet">The next number of each series of this financial year, until its first document here.</p>
      <div className={styles.openings}>
        {series.map(({ kind, taxState, prefix, next }) => {
          const label = `${kindTitles[kind].report}, ${taxStates[taxState].name}: ${prefix}`;
          return next === null ? (
            <Fragment key={prefix}>{children(`openingNumbers.${prefix}`, label)}</Fragment>
          ) : (
            <p key={prefix} className={styles.begun}>
              <b>
                {kindTitles[kind].report}, {taxStates[taxState].name}
              </b>
              <span>has begun and goes on with {next}</span>
            </p>
          );
        })}
      </div>
    </section>
  );
}
