import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { taxStates } from '#domain/tax/states.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { DataTable } from '../../parts/table/data-table.tsx';
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
      <DataTable
        labelledBy="advances"
        rows={advances}
        keyOf={({ id }) => id}
        columns={[
          { id: 'date', width: 12.5, cell: ({ date }) => formatDate(date) },
          {
            id: 'number',
            names: true,
            fold: 'right',
            cell: ({ id, kind, number }) =>
              kind === 'opening' ? (
                number
              ) : (
                <a href={path(kind === 'note' ? paths.documentPage : paths.receiptPage, { id })}>{number}</a>
              ),
          },
          {
            id: 'kind',
            width: 'rest',
            fold: 'line',
            cell: ({ kind, state }) => (accounts.length > 1 ? `${kinds[kind]}, ${taxStates[state].name}` : kinds[kind]),
          },
          { id: 'left', align: 'right', fold: { name: 'Left' }, cell: ({ left }) => formatRupees(left) },
          {
            id: 'deeds',
            deeds: true,
            fold: 'line',
            cell: ({ id, state, hasDebts }) =>
              isLive && (
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
              ),
          },
        ]}
      />
    </section>
  );
}

const kinds = { receipt: 'Receipt', note: 'Credit note', opening: 'Opening advance', settlement: 'Settlement' };
