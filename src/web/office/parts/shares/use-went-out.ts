import { useEffect } from 'react';
import type { MailAnswer } from '#contract/mails.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { ListedShare } from '#contract/shares.ts';
import type { CallAnswer } from '../../../call-api.ts';
import { callStaff } from '../frame/call-staff.ts';
import { useLoad } from '../use-load.ts';
import { type WentOut, wentOut } from './went-out.ts';

const WHILE_SENDING = 3_000;

/** The links and mails of one thing. It is read again while a mail is on its way. */
export function useWentOut(of: string) {
  const { state, reload } = useLoad(of, (signal) => readWentOut(of, signal));
  const isSending = state.kind === 'ready' && state.value.isSending;
  useEffect(() => {
    if (!isSending) return;
    const timer = setInterval(reload, WHILE_SENDING);
    return () => clearInterval(timer);
  }, [isSending, reload]);
  const end = async (share: string) => {
    const answer = await callStaff(path(paths.share, { id: share }), { method: 'DELETE', read: (body) => body.json() });
    reload();
    return answer.ok ? '' : answer.message;
  };
  const retry = async (mail: string) => {
    const answer = await callStaff(path(paths.mailRetry, { id: mail }), {
      method: 'POST',
      read: (body) => body.json(),
    });
    reload();
    return answer.ok ? '' : answer.message;
  };
  return { state, reload, end, retry };
}

type Rows = { rows: WentOut[]; isSending: boolean };

async function readWentOut(of: string, signal: AbortSignal): Promise<CallAnswer<Rows>> {
  const query = `?of=${encodeURIComponent(of)}&size=100`;
  const [shares, mails] = await Promise.all([
    callStaff<ListedShare[]>(paths.shareList + query, { signal, read: (response) => response.json() }),
    callStaff<MailAnswer[]>(paths.mailList + query, { signal, read: (response) => response.json() }),
  ]);
  if (!shares.ok) return shares;
  if (!mails.ok) return mails;
  const isSending = mails.value.some(({ state, tries }) => state === 'sending' || (state === 'waiting' && tries === 0));
  return { ok: true, value: { rows: wentOut(shares.value, mails.value, of), isSending }, headers: mails.headers };
}
