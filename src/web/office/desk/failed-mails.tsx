import type { MailAnswer } from '#contract/mails.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import inkLink from '../../ui/ink-link.module.css';
import { fetchCountedRows } from '../parts/list/fetch-counted.ts';

/** How many mails did not go out, or may not have, and the newest of them. */
type FailedMails = { count: number; rows: readonly MailAnswer[] };

export function fetchFailedMails(signal: AbortSignal) {
  return fetchCountedRows<MailAnswer>(`${paths.mailList}?size=1`, signal);
}

/** The page from which the mail is sent again. */
export function mailPage({ document, receipt, statement }: MailAnswer): string {
  if (document !== undefined) return path(paths.documentPage, { id: document });
  if (statement) return path(paths.customerPage, { id: statement.customer });
  return path(paths.receiptPage, { id: receipt ?? '' });
}

export function FailedMailsSaid({ count, rows: [newest] }: FailedMails) {
  if (!newest) return null;
  return (
    <>
      {count === 1 ? 'One did not reach its reader' : `${count} did not reach their readers, the newest`}: to{' '}
      {newest.to} about{' '}
      <a className={inkLink.link} href={mailPage(newest)}>
        {newest.name}
      </a>
    </>
  );
}
