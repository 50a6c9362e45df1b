import type { ReactNode } from 'react';
import type { CallbackList } from '#contract/callbacks.ts';
import type { Desk } from '#contract/desk.ts';
import type { OpenProFormas } from '#contract/documents.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { OutstandingSumsAnswer } from '#contract/receivables/outstanding.ts';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { formatDate, indianDate, weekday } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { customersSaid } from '#domain/receivables/outstanding-row.ts';
import { shortCodes } from '#domain/returns/short-codes.ts';
import { endedCode } from '#domain/tax/ended-codes.ts';
import inkLink from '../../ui/ink-link.module.css';
import { callStaff } from '../parts/frame/call-staff.ts';
import { Said } from '../parts/said.tsx';
import { shownTime } from '../parts/shown-time.ts';
import { Columns } from '../parts/table/data-table.tsx';
import { StatusRow } from '../parts/table/status-row.tsx';
import table from '../parts/table/table.module.css';
import { useLoad } from '../parts/use-load.ts';
import { fetchDueReturns, irnPage, returnPage } from './due-returns.ts';
import { type AwaitedReturn, awaitedSaid, dueSaid } from './due-said.ts';
import { FailedMailsSaid, fetchFailedMails, mailPage } from './failed-mails.tsx';
import { ewayPage, ewaySaid, fetchLackingBills } from './lacking-bills.ts';
import styles from './operations-page.module.css';

/** What waits for somebody: a word that leads there, and one sentence. */
export function Waiting({ desk }: { desk: Desk }) {
  const callbacks = useLoad(`callbacks ${desk.openCallbacks}`, (signal) => fetchOldest(desk.openCallbacks, signal));
  const proFormas = useLoad('pro-formas', (signal) =>
    callStaff<OpenProFormas>(paths.openProFormas, { read: (response) => response.json(), signal }),
  );
  const owed = useLoad('owed', (signal) =>
    callStaff<OutstandingSumsAnswer>(`${paths.outstandingList}?totals=only`, {
      read: (response) => response.json(),
      signal,
    }),
  );
  const returns = useLoad('returns', (signal) => fetchDueReturns(desk, signal));
  const eway = useLoad('eway', (signal) => fetchLackingBills(desk, signal));
  const mails = useLoad('failed mails', fetchFailedMails);
  const isOwner = desk.role === 'owner';
  const short = isOwner && desk.paper ? shortCodes(desk.lists.products, desk.paper, desk.today).length : 0;
  // The demo keeps the codes of the specification.
  const ended = isOwner && !desk.demo ? endedCodes(desk) : 0;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">Waiting</h2>
      <table className={`${table.table} ${styles.waiting}`}>
        <Columns widths={[11.7, 'rest']} />
        <tbody>
          {waitingRow('Callbacks', paths.callbacks, callbacksSaid(desk, callbacks.latest?.oldest ?? null))}
          {desk.wishes.length > 0 && waitingRow('Products', paths.catalogue, wishesSaid(desk.wishes))}
          {rowOf(proFormas, (open) => waitingRow('Pro-formas', paths.invoiceReports, proFormasSaid(open)))}
          {rowOf(owed, (sums) => waitingRow('Overdue', paths.outstanding, <Said text={overdueSaid(sums)} />))}
          {rowOf(returns, ({ due }) =>
            waitingRow('Returns', paths.returns, <ReturnsSaid due={due} today={desk.today} />),
          )}
          {returns.state.kind === 'ready' &&
            returns.state.value.awaited[0] &&
            waitingRow('IRNs', irnPage(returns.state.value.awaited[0]), <IrnsSaid {...returns.state.value} />)}
          {rowOf(eway, (bills) => bills.length > 0 && waitingRow('E-way bills', ewayPage(bills[0]), ewaySaid(bills)))}
          {rowOf(
            mails,
            (failed) => failed.rows[0] && waitingRow('Mail', mailPage(failed.rows[0]), <FailedMailsSaid {...failed} />),
          )}
          {short + ended > 0 && waitingRow('HSN codes', paths.catalogue, codesSaid(short, ended))}
        </tbody>
      </table>
    </section>
  );
}

/** The list is newest first: the oldest request is alone on the last page of one. */
async function fetchOldest(open: number, signal: AbortSignal) {
  if (open === 0) return { ok: true as const, value: { oldest: null }, headers: new Headers() };
  return callStaff(`${paths.callbackList}?${new URLSearchParams({ state: 'open', page: String(open), size: '1' })}`, {
    read: async (response) => ({
      oldest: ((await response.json()) as CallbackList).callbacks[0]?.receivedAt ?? null,
    }),
    signal,
  });
}

/** What has come, or why it has not. */
function rowOf<T>({ state, reload }: ReturnType<typeof useLoad<T>>, row: (value: T) => ReactNode): ReactNode {
  if (state.kind === 'failed') return <StatusRow columns={2} state={state} onRetry={reload} />;
  return state.kind === 'ready' && row(state.value);
}

function waitingRow(title: string, href: string, said: ReactNode) {
  return (
    <tr>
      <th scope="row">
        <a className={inkLink.link} href={href}>
          {title}
        </a>
      </th>
      <td>{said}</td>
    </tr>
  );
}

function endedCodes({ lists, today }: Desk) {
  return lists.products.filter(({ hsn, hidden }) => !hidden && endedCode(hsn, today)).length;
}

function codesSaid(short: number, ended: number) {
  const have = (count: number) => (count === 1 ? '1 product has a code' : `${count} products have codes`);
  return [
    ...(short > 0 ? [`${have(short)} of four digits, and this firm needs six: choose longer ones`] : []),
    ...(ended > 0 ? [`${have(ended)} that the tariff has no more: choose what came instead`] : []),
  ].join('; ');
}

function callbacksSaid({ openCallbacks: open, isKept }: Desk, oldest: string | null) {
  if (isKept) return 'Not known while there is no connection.';
  if (open === 0) return 'Nobody waits for a call.';
  if (oldest === null) return `${open} to call back`;
  return `${open} to call back, ${open === 1 ? '' : 'the oldest '}since ${weekday(indianDate(oldest))} ${shownTime(oldest)}`;
}

function wishesSaid(wishes: Desk['wishes']) {
  const names = wishes.slice(0, 2).map(({ name, askedBy }) => `“${name}” by ${askedBy}`);
  const more = wishes.length > names.length ? `, and ${wishes.length - names.length} more` : '';
  return `${wishes.length} asked for: ${names.join(', ')}${more}`;
}

function proFormasSaid({ count, value, next }: OpenProFormas) {
  if (count === 0) return 'None is open.';
  return (
    <>
      <Said text={`${count} open, ₹ ${formatRupees(value)} not yet invoiced`} />
      {next && (
        <>
          ;{' '}
          <a className={`${inkLink.link} whole`} href={path(paths.documentPage, { id: next.id })}>
            {next.refnum}
          </a>{' '}
          lapses on {weekday(next.validUntil)} {formatDate(next.validUntil)}
        </>
      )}
    </>
  );
}

function overdueSaid({ overdue, owing, counts, strangers }: OutstandingSumsAnswer) {
  if (overdue === 0)
    return owing === 0 ? 'Nobody owes anything.' : `None. ₹ ${formatRupees(owing)} is owed, not due yet.`;
  const late = customersSaid(counts.overdue ?? 0, strangers.includes('overdue'));
  return `₹ ${formatRupees(overdue)} from ${late}, of ₹ ${formatRupees(owing)} that is owed`;
}

/** Each leads to its list of e-invoices. */
function IrnsSaid({ awaited }: { awaited: AwaitedReturn[] }) {
  return awaited.map((each) => (
    <span key={`${each.state} ${each.period}`} className={styles.line}>
      <a className={inkLink.link} href={irnPage(each)}>
        {awaitedSaid(each)}
      </a>
    </span>
  ));
}

function ReturnsSaid({ due, today }: { due: ReturnAnswer[]; today: string }) {
  if (due.length === 0) return 'None waits.';
  return due.map((each) => (
    <span key={`${each.state} ${each.period}`} className={styles.line}>
      <a className={inkLink.link} href={returnPage(each)}>
        {dueSaid(each, today)}
      </a>
    </span>
  ));
}
