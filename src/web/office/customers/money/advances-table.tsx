import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { taxStates } from '#domain/tax/states.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import table from '../../../ui/table.module.css';
import fold from '../../parts/fold-table.module.css';
import styles from './customer-money.module.css';
import type { MoneyOfCustomer } from './use-customer-money.ts';

type AdvancesTableProps = { customer: string; accounts: MoneyOfCustomer['accounts']; isLive: boolean };

/** What the customer has paid and no invoice has taken yet. */
export function AdvancesTable({ customer, accounts, isLive }: AdvancesTableProps) {
  const advances = accounts.flatMap(({ state, debts, advances }) =>
    advances.map((advance) => ({ ...advance, state, hasDebts: debts.length > 0 })),
  );
  if (advances.length === 0) return null;
  const linkTo = (form: string, source: string, state: string) =>
    `${form}?${new URLSearchParams({ customer, source, state })}`;
  return (
    <section className={styles.part} aria-labelledby="advances">
      <h2 id="advances">Advances</h2>
      <table className={`${table.table} ${fold.fold} ${styles.advances}`} aria-labelledby="advances">
        <tbody>
          {advances.map(({ id, kind, number, date, left, state, hasDebts }) => (
            <tr key={id}>
              <td>{formatDate(date)}</td>
              <th scope="row" className={fold.right}>
                {kind === 'opening' ? (
                  number
                ) : (
                  <a href={path(kind === 'note' ? paths.documentPage : paths.receiptPage, { id })}>{number}</a>
                )}
              </th>
              <td className={`${table.wide} ${fold.full}`}>
                {kinds[kind]}, {taxStates[state].name}
              </td>
              <td className={table.number} data-label="Left">
                {formatRupees(left)}
              </td>
              <td className={`${table.action} ${fold.full}`}>
                {isLive && (
                  <span className={styles.actions}>
                    {hasDebts && (
                      <ButtonLink look="slim" href={linkTo(paths.useAdvanceForm, id, state)}>
                        Use
                      </ButtonLink>
                    )}
                    <ButtonLink look="slim" href={linkTo(paths.refundForm, id, state)}>
                      Pay back
                    </ButtonLink>
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const kinds = { receipt: 'Receipt', note: 'Credit note', opening: 'Opening advance', settlement: 'Settlement' };
