import { paths } from '#contract/paths.ts';
import type { MadeShareAnswer } from '#contract/shares.ts';
import { indianDate } from '#domain/calendar/indian-date.ts';
import { fillInLink, linkPlace } from '#domain/mails/fill-in-link.ts';
import type { ShareDays } from '#domain/shares/share.ts';
import type { CallAnswer } from '../../../call-api.ts';
import { callStaff } from '../frame/call-staff.ts';
import type { SharedOf } from './shared-of.ts';

/** Makes a link. Its address is told in this answer and never again. */
export function makeLink(of: SharedOf, days: ShareDays, forWhom: string): Promise<CallAnswer<MadeShareAnswer>> {
  return callStaff(paths.shareList, {
    method: 'POST',
    body: { ...of, days, for: forWhom },
    read: (response) => response.json(),
  });
}

/** Puts the link and its last day into the words. If the words have no place for it, the link comes below them. */
export function withLink(words: string, { url, expiresAt }: MadeShareAnswer): string {
  const placed = words.includes(linkPlace) ? words : `${words.trimEnd()}\n${linkPlace}`;
  return fillInLink(placed, { url, until: indianDate(expiresAt) });
}
