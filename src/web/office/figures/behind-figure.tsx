import { useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { kindTitles } from '#domain/invoices/invoice-kinds.ts';
import { notInTheBook } from '#domain/receivables/outstanding-row.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { daysWords } from '../parts/fields/days-words.ts';
import { signedRupees } from '../parts/signed-rupees.ts';
import { DataTable } from '../parts/table/data-table.tsx';
import { TurnPages } from '../parts/turn-pages.tsx';
import styles from './figures.module.css';
import { addressOfAsked, type Behind, type FiguresAsked } from './figures-choice.ts';
import { LISTED, useBehind } from './use-figures.ts';

type BehindFigureProps = { asked: FiguresAsked; behind: Behind; today: string };

/** The documents behind a figure. Their total is the figure, to the paisa. */
export function BehindFigure({ asked, behind, today }: BehindFigureProps) {
  const [page, setPage] = useState(1);
  const { state, latest, reload } = useBehind(asked, behind, page);
  const isPart = behind.product !== undefined || behind.others === 'product';
  return (
    <section className={styles.behind} aria-label="Documents behind the figure">
      <h2>
        {nameOf(behind, latest?.customer)}, {daysWords(asked)}: {latest ? `₹ ${signedRupees(latest.total)}` : '…'}
      </h2>
      <p>
        <ButtonLink href={addressOfAsked({ ...asked, behind: null }, today)}>All figures of these days</ButtonLink>{' '}
        {behind.customer && (
          <ButtonLink href={path(paths.customerPage, { id: behind.customer })}>The customer</ButtonLink>
        )}
      </p>
      <DataTable
        label="Documents behind the figure"
        rows={latest?.rows ?? []}
        keyOf={({ id }) => id}
        state={state}
        empty="No document of these days adds to this figure."
        onRetry={reload}
        totals={latest ? `${latest.count} ${latest.count === 1 ? 'document' : 'documents'}` : undefined}
        columns={[
          {
            id: 'number',
            heading: 'Number',
            names: true,
            width: 22,
            fold: 'left',
            cell: ({ id, number }) => <a href={path(paths.documentPage, { id })}>{number}</a>,
          },
          { id: 'date', heading: 'Date', width: 14, cell: ({ date }) => formatDate(date) },
          { id: 'kind', heading: 'What', width: 18, cell: ({ kind }) => kindTitles[kind].screen },
          { id: 'buyer', heading: 'Buyer', width: 'rest', cell: ({ buyer }) => buyer },
          {
            id: 'net',
            heading: `${isPart ? 'Of it' : 'Net'} ₹`,
            align: 'right',
            width: 20,
            fold: 'right',
            cell: ({ net }) => signedRupees(net),
            total: latest ? signedRupees(latest.total) : '…',
          },
        ]}
      />
      <TurnPages page={page} size={LISTED} count={latest?.count ?? 0} onPage={setPage} />
    </section>
  );
}

function nameOf({ product, customer, others }: Behind, name: string | undefined): string {
  if (others) return others === 'product' ? 'Other products' : 'Other customers';
  if (product !== undefined) return product || 'Without a name';
  if (customer === undefined) return 'Sales';
  return customer === '' ? notInTheBook : name || 'One customer';
}
