import type { MailAnswer } from '#contract/mails.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import inkLink from '../../ui/ink-link.module.css';
import { callStaff } from '../parts/frame/call-staff.ts';

/** How many mails did not go out, or may not have, and the newest of them. */
type FailedMails = { count: number; newest: MailAnswer | null };

export function fetchFailedMails(signal: AbortSignal) {
  return callStaff(`${paths.mailList}?size=1`, {
    read: async (response): Promise<FailedMails> => ({
      count: Number(response.headers.get('X-Total-Count')),
      newest: ((await response.json()) as MailAnswer[])[0] ?? null,
    }),
    signal,
  });
}

/** The page from which the mail is sent again. */
export function mailPage({ document, receipt, statement }: MailAnswer): string {
  if (document !== undefined) return path(paths.documentPage, { id: document });
  if (statement) return path(paths.customerPage, { id: statement.customer });
  return path(paths.receiptPage, { id: receipt ?? '' });
}

export function FailedMailsSaid({ count, newest }: FailedMails) {
  if (newest === null) return null;
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
