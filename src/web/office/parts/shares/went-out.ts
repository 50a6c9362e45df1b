import type { MailAnswer } from '#contract/mails.ts';
import type { ListedShare } from '#contract/shares.ts';
import { localTime } from '../shown-time.ts';
import { mailWords } from './mail-words.ts';

/** One thing that went out, or did not: a link, or a mail with its link. */
export type WentOut = {
  id: string;
  madeAt: string;
  who: string;
  until: string | null;
  /** What became of it; `bad`: somebody must look at it. */
  words: string;
  bad: boolean;
  /** The live link that can be ended. */
  share: string | null;
  /** The mail that can be tried again now. */
  retry: string | null;
};

/** The links and mails of one thing in one list, newest first. `of`: its id. Those of customers who became a part of it name these. */
export function wentOut(shares: ListedShare[], mails: MailAnswer[], of: string): WentOut[] {
  const mailed = new Set(mails.map(({ share }) => share));
  const links = shares.filter((share) => !mailed.has(share.id) && !isOfRefusedTry(share));
  const rows = [...mails.map((mail) => rowOfMail(mail, shares, of)), ...links.map(rowOfShare)];
  return rows.sort((one, other) => (one.madeAt < other.madeAt ? 1 : -1));
}

/** The row of its mail says what happened. */
function isOfRefusedTry({ for: who, endedAt, openings }: ListedShare): boolean {
  return who.startsWith('Mail to ') && endedAt !== null && openings === 0;
}

function rowOfShare(share: ListedShare): WentOut {
  const { id, madeAt, madeBy, for: who, expiresAt, live } = share;
  return {
    id,
    madeAt,
    who: who || `Link made by ${madeBy}`,
    until: expiresAt,
    words: capital(shareWords(share)),
    bad: false,
    share: live ? id : null,
    retry: null,
  };
}

function rowOfMail(mail: MailAnswer, shares: ListedShare[], of: string): WentOut {
  const share = shares.find(({ id }) => id === mail.share);
  const isOfAnother = mail.statement !== undefined && mail.statement.customer !== of;
  const opened = mail.state === 'sent' && share ? `, ${shareWords(share)}` : '';
  return {
    id: mail.id,
    madeAt: mail.askedAt,
    who: `Mail to ${mail.to}${isOfAnother ? `: ${mail.name}` : ''}`,
    until: share?.expiresAt ?? null,
    words: mailWords(mail) + opened,
    bad: mail.error !== '' || mail.state === 'unknown',
    share: share?.live ? share.id : null,
    retry:
      mail.state === 'failed' || mail.state === 'unknown' || (mail.state === 'waiting' && mail.tries > 0)
        ? mail.id
        : null,
  };
}

function shareWords({ openings, lastOpenedAt, endedAt, endedBy, live }: ListedShare): string {
  const opened = openedWords(openings, lastOpenedAt);
  if (endedAt) return `ended ${localTime(endedAt)} by ${endedBy}, ${opened}`;
  return live ? opened : `lapsed, ${opened}`;
}

function openedWords(openings: number, lastOpenedAt: string | null): string {
  if (openings === 0 || !lastOpenedAt) return 'never opened';
  return openings === 1
    ? `opened once, ${localTime(lastOpenedAt)}`
    : `opened ${openings} times, last ${localTime(lastOpenedAt)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
