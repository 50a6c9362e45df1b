import type { LedgerAnswer } from '#contract/customer-documents.ts';
import type { CustomerAnswer } from '#contract/customers.ts';
import { path, paths } from '#contract/paths.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { useLoad } from '../../parts/use-load.ts';

/** What staff should know of the customer before they issue. */
export function CustomerCheck({ customer }: { customer: CustomerAnswer }) {
  const { id, name, creditDays } = customer;
  const { state } = useLoad(id, (signal) =>
    callStaff(`${path(paths.customerLedger, { id })}?what=documents&order=newest&size=1`, {
      read: (response) => response.json() as Promise<LedgerAnswer>,
      signal,
    }),
  );
  return (
    <p>
      <a href={path(paths.customerPage, { id })} target="_blank" rel="noreferrer">
        {name}
      </a>
      {creditDays === 0 ? ' pays at once.' : ` pays within ${creditDays} days.`}{' '}
      {state.kind === 'ready' && <LastDocument ledger={state.value} />}
    </p>
  );
}

function LastDocument({ ledger: { entries } }: { ledger: LedgerAnswer }) {
  const [last] = entries;
  if (!last) return 'No invoice yet.';
  return (
    <>
      Last:{' '}
      <a href={path(paths.documentPage, { id: last.id })} target="_blank" rel="noreferrer">
        {last.number}
      </a>{' '}
      on {formatDate(last.date)}.
    </>
  );
}
