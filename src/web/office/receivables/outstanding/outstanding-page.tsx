import { useCallback, useState } from 'react';
import type { Desk } from '#contract/desk.ts';
import { paths } from '#contract/paths.ts';
import { formatDate, isDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { owersSaid } from '#domain/receivables/outstanding-row.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageActions } from '../../parts/frame/page-actions.tsx';
import { PageHead, StaffPage } from '../../parts/frame/staff-page.tsx';
import { Pager } from '../../parts/list/pager.tsx';
import { useAddress, useChoice } from '../../parts/list/use-choice.ts';
import { useFileDownload } from '../../parts/list/use-file-download.ts';
import { Said } from '../../parts/said.tsx';
import { useDebounced } from '../../parts/use-debounced.ts';
import { usePart } from '../../parts/use-part.ts';
import { usePrimaryKey } from '../../parts/use-primary-key.ts';
import styles from './outstanding.module.css';
import { addressOfOutstanding, filterParams, type ListChoice, outstandingInAddress } from './outstanding-choice.ts';
import { OutstandingFilters } from './outstanding-filters.tsx';
import { OutstandingTable } from './outstanding-table.tsx';
import { type OutstandingTotals, useOutstanding } from './use-outstanding.ts';

/** What customers owe, by age: most owed first, today or at the end of a past day. */
export function OutstandingPage({ title }: { title: string }) {
  return (
    <StaffPage title={title} ownHead>
      {(desk) => <Outstanding title={title} desk={desk} />}
    </StaffPage>
  );
}

function Outstanding({ title, desk }: { title: string; desk: Desk }) {
  const states = desk.documentStates;
  const [choice, choose] = useChoice<ListChoice>(() => outstandingInAddress(location.search));
  const { state, which, page, size } = choice;
  const query = useDebounced(choice.typed, 150).trim();
  // A date that is being typed does not filter yet.
  const settled = useDebounced(isDate(choice.asOf) ? choice.asOf : '', 300);
  const asOf = settled >= desk.today ? '' : settled;
  const filter = { asOf, state, query, which };
  const { rows, totals, latestRows, latestTotals, reload } = useOutstanding(filter, page, size);
  const count = totals.kind === 'ready' ? totals.value.count : null;
  const file = useFileDownload();
  const [reminder, setReminder] = useState({ customer: { id: '', name: '' }, open: false });
  const reminders = usePart(reminder.open, () => import('./reminder-dialog.tsx'));
  const stopReminding = useCallback(() => setReminder((before) => ({ ...before, open: false })), []);
  usePrimaryKey(openReceive);
  useAddress(addressOfOutstanding({ ...choice, asOf, typed: query }));
  const day = asOf === '' ? desk.today : asOf;
  const isEmpty = rows.kind === 'ready' && rows.value.length === 0;

  return (
    <>
      <PageHead title={title} takesFocus>
        <span className={`quiet ${styles.sentence}`} role="status">
          {totals.kind === 'ready' && <Said text={sentence(totals.value)} />}
          {totals.kind === 'loading' && rows.kind !== 'failed' && `As of ${formatDate(day)} …`}
        </span>
        <PageActions>
          {desk.role === 'owner' && <ButtonLink href={paths.moveInBillsPage}>Bills from a file</ButtonLink>}
          {files.map(({ type, path }) => (
            <Button
              key={type}
              aria-disabled={isEmpty || file.busy !== ''}
              onClick={() => isEmpty || file.save(`${path}?${filterParams(filter)}`, `outstanding-${day}.${type}`)}
            >
              {type.toUpperCase()}
            </Button>
          ))}
          <ButtonLink look="go" href={paths.receive}>
            Receive money <kbd>Ctrl Enter</kbd>
          </ButtonLink>
        </PageActions>
      </PageHead>
      {file.message && <Notice kind="bad" title={`The file: ${file.message}`} />}
      <OutstandingFilters choice={choice} desk={desk} counts={latestTotals?.counts ?? null} onChoose={choose} />
      <OutstandingTable
        states={states}
        rows={rows}
        totals={totals}
        filter={filter}
        day={day}
        onChoose={choose}
        onRemind={(customer) => setReminder({ customer, open: true })}
        onRetry={reload}
      />
      {reminders && reminder.customer.id !== '' && (
        <reminders.ReminderDialog
          key={`${reminder.customer.id} ${state}`}
          customer={reminder.customer}
          states={state === '' ? states : [state]}
          today={desk.today}
          open={reminder.open}
          onClose={stopReminding}
        />
      )}
      {latestRows && (count ?? latestRows.length) > 0 && (
        <Pager count={count} shown={latestRows.length} page={page} size={size} onChoose={choose}>
          Due is the date of the invoice and the credit days of the customer. An advance is taken off what is owed.
        </Pager>
      )}
    </>
  );
}

const files = [
  { type: 'csv', path: paths.outstandingCsv },
  { type: 'xlsx', path: paths.outstandingWorkbook },
];

function openReceive() {
  location.assign(paths.receive);
}

/** `'13 customers owe ₹ 39,17,670.00, ₹ 11,36,946.00 of it overdue'` */
function sentence({ counts, strangers, owing, overdue }: OutstandingTotals) {
  if (counts.owing === 0) return counts.all === 0 ? 'Nobody in this list owes anything' : 'There are only advances';
  const late = overdue === 0 ? 'nothing is overdue' : `₹ ${formatRupees(overdue)} of it overdue`;
  return `${owersSaid(counts.owing ?? 0, strangers.includes('owing'))} ₹ ${formatRupees(owing)}, ${late}`;
}
