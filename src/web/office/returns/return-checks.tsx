import { Fragment } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import inkLink from '../../ui/ink-link.module.css';
import { awaitedPeriods } from '../parts/return-periods.ts';
import { Said } from '../parts/said.tsx';
import { billsSaid } from './bills-said.ts';
import { Differences } from './filed-notice.tsx';
import { irnsSaid } from './irns-said.ts';
import { shortName } from './next-step.ts';
import { addressOfReturn } from './return-choice.ts';
import styles from './returns.module.css';

/** The program's own checks, in words; of a filed period, what has happened since. */
export function ReturnChecks({ shown }: { shown: ReturnAnswer }) {
  const { state, checks, filed, differences, after } = shown;
  const bills = billsSaid(shown);
  const awaited = awaitedPeriods(shown).map((each) => (
    <li className={styles.bad} key={each.period}>
      <b>IRN:</b> {irnsSaid(each)}{' '}
      <a className={inkLink.link} href={addressOfReturn({ state, period: each.period, tab: 'einvoice' })}>
        e-invoice
      </a>
    </li>
  ));
  return (
    <>
      {!filed && (
        <section className={styles.checks} aria-labelledby="checks">
          <h2 id="checks">Checks</h2>
          <ul>
            {checks.map(({ check, ok, message }) => (
              <li key={check + message} className={ok ? undefined : styles.bad}>
                <b className={ok ? styles.good : undefined}>{checkNames[check] ?? check}:</b> <Said text={message} />
                {check === 'units' && (
                  <>
                    {' '}
                    <a className={inkLink.link} href={`${paths.catalogue}#units`}>
                      Units
                    </a>
                  </>
                )}
              </li>
            ))}
            {awaited}
            {bills !== '' && (
              <li className={styles.bad}>
                <b>Shipping bill:</b> {bills}
                {shown.withoutBill.first.map(({ id, number }) => (
                  <Fragment key={id}>
                    {' '}
                    <a className={inkLink.link} href={path(paths.documentPage, { id })}>
                      {number}
                    </a>
                  </Fragment>
                ))}
              </li>
            )}
          </ul>
        </section>
      )}
      {filed && awaited.length > 0 && (
        <section className={styles.checks} aria-labelledby="awaited">
          <h2 id="awaited">Still to do</h2>
          <ul>{awaited}</ul>
        </section>
      )}
      {filed && differences.length === 0 && (
        <section className={styles.checks} aria-labelledby="since">
          <h2 id="since">Since then</h2>
          <ul>
            <li>
              <b>Nothing has changed</b> in what was filed. The figures above are those of the file.
            </li>
            <li>
              <b>To correct it:</b> a credit note of {shortName(after)}, or an amendment in that return.
            </li>
          </ul>
        </section>
      )}
      <Differences shown={shown} />
    </>
  );
}

const checkNames: Record<string, string> = {
  foots: 'Foots',
  register: 'Register',
  documents: 'Documents',
  numbers: 'Numbers',
  rates: 'Rates',
  units: 'Units',
  iff: 'IFF',
};
