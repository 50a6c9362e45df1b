import type { DocumentRecord } from '#contract/documents.ts';
import { formatDate, indianDate } from '#domain/calendar/indian-date.ts';
import { formatEwayNumber } from '#domain/eway/format-eway-number.ts';
import { shownTime } from '../shown-time.ts';

/** `'2 links open until 22/01/2027. Opened 3 times, last 20/11/2026 18:05.'` */
export function shareStateWords({ count, until, openings, lastOpenedAt }: DocumentRecord['shares']): string {
  const open = `${count} ${count === 1 ? 'link' : 'links'} open${until ? ` until ${formatDate(indianDate(until))}` : ''}`;
  if (openings === 0 || !lastOpenedAt) return `${open}. Never opened.`;
  return `${open}. Opened ${openings === 1 ? 'once' : `${openings} times, last`} ${shownTime(lastOpenedAt)}.`;
}

/** `'7712 0000 4821, valid until 24/11/2026'` */
export function ewayStateWords({ state, required, number, validUntil }: NonNullable<DocumentRecord['eway']>): string {
  switch (state) {
    case 'none':
      if (required === null)
        return 'None was made. Whether the law wants one is not known: the delivery address shows no state.';
      return required ? 'None was made, and the law wants one (rule 138).' : 'None was made, and the law wants none.';
    case 'waiting':
      return `${formatEwayNumber(number)}, waits for Part B`;
    case 'made':
      return `${formatEwayNumber(number)}, valid until ${formatDate(validUntil)}`;
    case 'cancelled':
      return `${formatEwayNumber(number)}, cancelled at the portal`;
  }
}
