import { Fragment, type ReactNode } from 'react';
import type { CompanyAnswer } from '#contract/company.ts';
import { paths } from '#contract/paths.ts';
import { titleOfKind } from '#domain/company/numbered-series.ts';
import { taxStates } from '#domain/tax/states.ts';
import styles from './company-form.module.css';

type OpeningFieldsProps = {
  series: CompanyAnswer['series'];
  /** Renders the field of a series without documents. */
  children: (field: string, label: string) => ReactNode;
};

/** The first number of each series of the year, for a shop that has issued documents elsewhere before. */
export function OpeningFields({ series, children }: OpeningFieldsProps) {
  return (
    <section aria-labelledby="openings">
      <h2 id="openings">Opening numbers</h2>
      <p className="quiet">
        The first number of each series in this financial year. It is fixed after the first document.{' '}
        <a href={paths.moveInNumbersPage}>Last numbers from a file</a>
      </p>
      <div className={styles.openings}>
        {series.map(({ kind, taxState, prefix, next }) => {
          const label = `${titleOfKind(kind)}, ${taxStates[taxState].name}: ${prefix}`;
          return next === null ? (
            <Fragment key={prefix}>{children(`openingNumbers.${prefix}`, label)}</Fragment>
          ) : (
            <p key={prefix} className={styles.used}>
              <b>
                {titleOfKind(kind)}, {taxStates[taxState].name}
              </b>
              <span>in use, next number {next}</span>
            </p>
          );
        })}
      </div>
    </section>
  );
}
