import { useState } from 'react';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { formatDate, indianDate } from '#domain/calendar/indian-date.ts';
import type { WayStep } from '#domain/figures/way.ts';
import { wayWords } from '#domain/figures/way-words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { daysWords } from '../parts/fields/days-words.ts';
import { DataTable } from '../parts/table/data-table.tsx';
import { TurnPages } from '../parts/turn-pages.tsx';
import styles from './figures.module.css';
import { addressOfAsked, type FiguresAsked } from './figures-choice.ts';
import { LISTED, useEnquiries } from './use-figures.ts';

type BehindWayProps = { asked: FiguresAsked; step: WayStep; today: string };

/** The enquiries that came as far as a step: as many as the plot says. */
export function BehindWay({ asked, step, today }: BehindWayProps) {
  const [page, setPage] = useState(1);
  const { state, latest, reload } = useEnquiries(asked, step, page);
  return (
    <section className={styles.behind} aria-label="Enquiries behind the figure">
      <h2>
        {wayWords[step]}, {daysWords(asked)}, of all registrations: {latest?.count ?? '…'}
      </h2>
      <p>
        <ButtonLink href={addressOfAsked({ ...asked, behind: null }, today)}>All figures of these days</ButtonLink>{' '}
        <ButtonLink href={paths.callbacks}>Callbacks</ButtonLink>
      </p>
      <DataTable
        label="Enquiries behind the figure"
        rows={latest?.rows ?? []}
        keyOf={({ id }) => id}
        state={state}
        empty="No enquiry of these days came so far."
        onRetry={reload}
        columns={[
          { id: 'who', heading: 'Who', names: true, width: 'rest', fold: 'left', cell: ({ who }) => who },
          {
            id: 'asked',
            heading: wayWords.asked,
            width: 14,
            fold: { name: wayWords.asked },
            cell: (row) => dayOf(row.asked),
          },
          {
            id: 'answered',
            heading: wayWords.answered,
            width: 14,
            fold: { name: wayWords.answered },
            cell: (row) => dayOf(row.answered),
          },
          {
            id: 'proForma',
            heading: wayWords.proForma,
            width: 14,
            fold: { name: wayWords.proForma },
            cell: (row) => dayOf(row.proForma),
          },
          {
            id: 'invoiced',
            heading: wayWords.invoiced,
            width: 20,
            fold: { name: wayWords.invoiced },
            cell: ({ invoice, invoiceNumber }) =>
              invoice && <a href={path(paths.documentPage, { id: invoice })}>{invoiceNumber}</a>,
          },
          {
            id: 'paid',
            heading: wayWords.paid,
            width: 14,
            fold: { name: wayWords.paid },
            cell: ({ paid }) => paid && formatDate(paid),
          },
        ]}
      />
      <TurnPages page={page} size={LISTED} count={latest?.count ?? 0} onPage={setPage} />
    </section>
  );
}

/** The Indian day of an instant; '' where there is none. */
function dayOf(instant: string | null): string {
  return instant === null ? '' : formatDate(indianDate(instant));
}
