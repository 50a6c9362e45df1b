import type { LedgerAnswer } from '#contract/customer-documents.ts';
import type { SuggestedCustomer } from '#contract/customers.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { Said } from '../../parts/said.tsx';
import { useLoad } from '../../parts/use-load.ts';

/** What staff should know of the customer before they issue. */
export function CustomerCheck({ customer }: { customer: SuggestedCustomer }) {
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
      <Said text={debtText(customer)} />
      {creditDays === 0 ? ' Pays at once.' : ` Pays within ${creditDays} days.`}{' '}
      {state.kind === 'ready' && <LastDocument ledger={state.value} />}
    </p>
  );
}

/** `' owes ₹ 1,25,412.00, ₹ 50,000.00 overdue since 12/10/2026.'` */
function debtText({ balance, overdue, overdueSince }: SuggestedCustomer) {
  const late = overdue > 0 && `₹ ${formatRupees(overdue)} overdue since ${formatDate(overdueSince)}`;
  if (balance > 0) return ` owes ₹ ${formatRupees(balance)}${late ? `, ${late}` : ', nothing overdue'}.`;
  const advance = balance < 0 ? ` has an advance of ₹ ${formatRupees(-balance)}` : ' owes nothing';
  return `${advance}${late ? `, with ${late}` : ''}.`;
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
