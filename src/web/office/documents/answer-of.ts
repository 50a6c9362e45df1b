import type { DocumentRecord } from '#contract/documents.ts';
import { addDays, formatDate, weekday } from '#domain/calendar/indian-date.ts';
import { cancelWords } from '#domain/invoices/cancel-reason.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { daysOver } from '#domain/receivables/ageing.ts';
import { shownTime } from '../parts/shown-time.ts';

type Standing = { figure: string; sentence: string; bad?: boolean; late?: boolean };

/** `{ figure: '₹ 76,609.00', sentence: 'not yet invoiced. Invoiced in part, valid until …' }`: the state of a document today. */
export function answerOf(record: DocumentRecord, today: string): Standing {
  if (record.cancellation) return cancelledAnswer(record.cancellation);
  if (record.proForma) return proFormaAnswer(record, record.proForma, today);
  if (record.challan) return challanAnswer(record.challan);
  if (record.kind === 'credit') {
    const credited = record.origin?.kind === 'document' ? record.origin.document.refnum : '';
    const left = record.money?.open ?? 0;
    const advance = left > 0 ? `. ${rupees(left)} of it is an advance` : '';
    const sentence = `${credited ? `credited against ${credited}` : 'credited'}${advance}`;
    return { figure: rupees(record.totals.payable), sentence };
  }
  if (record.money) return owedAnswer(record, record.money, today);
  const credited = creditedOf(record);
  return credited === 0
    ? { figure: rupees(record.totals.payable), sentence: 'billed' }
    : {
        figure: rupees(record.totals.payable - credited),
        sentence: `billed, after ${rupees(credited)} was credited`,
      };
}

function owedAnswer(
  { id, totals: { payable } }: DocumentRecord,
  { due, open, allocations }: NonNullable<DocumentRecord['money']>,
  today: string,
): Standing {
  if (open === 0) {
    const by = (kind: string) => takenBy(kind, allocations, id);
    return closedAnswer(payable, by('note'), by('settlement'));
  }
  const days = daysOver(due, today);
  if (days > 0)
    return { figure: rupees(open), sentence: `to pay, due since ${longDate(due)}, ${dayCount(days)} over`, late: true };
  const inDays = days === 0 ? 'today' : `in ${dayCount(-days)}`;
  return { figure: rupees(open), sentence: `to pay by ${longDate(due)}, ${inDays}` };
}

/** Paid is what money paid: a credit note takes back, a settlement gives up, and nobody paid that. */
function closedAnswer(payable: number, credited: number, settled: number): Standing {
  if (credited + settled === 0) return { figure: 'Paid', sentence: `in full: ${rupees(payable)}` };
  if (credited >= payable) return { figure: 'Credited', sentence: `in full: ${rupees(payable)}` };
  const paid = payable - credited - settled;
  const parts = [
    paid > 0 && `${rupees(paid)} was paid`,
    credited > 0 && `${rupees(credited)} was credited`,
    settled > 0 && `${rupees(settled)} was settled`,
  ];
  return { figure: 'Nothing to pay', sentence: parts.filter(Boolean).join(', ') };
}

/** What credit notes (`note`) or settlements took off an invoice, in paise. */
function takenBy(kind: string, allocations: NonNullable<DocumentRecord['money']>['allocations'], id: string): number {
  return allocations
    .filter(({ source, debt, endedOn }) => debt.id === id && source.kind === kind && endedOn === null)
    .reduce((sum, { amount }) => sum + amount, 0);
}

function dayCount(days: number) {
  return `${days} ${days === 1 ? 'day' : 'days'}`;
}

/** What valid credit notes take back from a tax invoice, in paise. */
export function creditedOf({ descendants }: Pick<DocumentRecord, 'descendants'>): number {
  return descendants
    .filter(({ kind, cancelled }) => kind === 'credit' && !cancelled)
    .reduce((sum, { payable }) => sum + payable, 0);
}

function cancelledAnswer({ at, by, reason, why }: NonNullable<DocumentRecord['cancellation']>): Standing {
  const because = cancelWords(reason === '' ? null : { reason, why });
  return { figure: 'Cancelled', sentence: `${shownTime(at)} by ${by}: ${because}`, bad: true };
}

function challanAnswer({
  state,
  isOpen,
  leftPayable,
  purposeText,
  closed,
  lastDay,
  days,
  warning,
}: NonNullable<DocumentRecord['challan']>): Standing {
  if (closed) return { figure: 'Closed', sentence: `${shownTime(closed.at)} by ${closed.by}: “${closed.reason}”` };
  if (!isOpen) return { figure: 'Settled', sentence: `${lowerFirst(purposeText)}. Nothing is out` };
  const begun = state === 'open in part' ? ' still' : '';
  const until = lastDay && days !== null ? `. ${lastDayWords(lastDay, days)}` : '';
  const sentence = `of goods${begun} out, ${lowerFirst(purposeText)}${until}`;
  return { figure: rupees(leftPayable), sentence, late: warning !== null };
}

function lowerFirst(text: string) {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function lastDayWords(lastDay: string, days: number) {
  if (days < 0) return `The law’s last day was ${longDate(lastDay)}, ${dayCount(-days)} ago`;
  return `The law’s last day is ${longDate(lastDay)}, ${days === 0 ? 'today' : `in ${dayCount(days)}`}`;
}

function proFormaAnswer(
  { totals }: DocumentRecord,
  { state, validUntil, declined, leftPayable }: NonNullable<DocumentRecord['proForma']>,
  today: string,
): Standing {
  switch (state) {
    case 'declined':
      return {
        figure: 'Declined',
        sentence: declined ? `${shownTime(declined.at)}, noted by ${declined.by}: “${declined.reason}”` : '',
        bad: true,
      };
    case 'invoiced':
      return { figure: rupees(totals.payable), sentence: 'invoiced' };
    case 'lapsed':
      return { figure: rupees(leftPayable), sentence: `not invoiced. Lapsed on ${longDate(validUntil ?? '')}` };
    default: {
      const begun = state === 'invoiced in part' ? 'Invoiced in part' : 'Open';
      const until = validUntil ? `, valid until ${longDate(validUntil)}, ${daysWords(today, validUntil)}` : '';
      return { figure: rupees(leftPayable), sentence: `not yet invoiced. ${begun}${until}` };
    }
  }
}

function rupees(paise: number) {
  return `₹ ${formatRupees(paise)}`;
}

function longDate(date: string) {
  return `${weekday(date)} ${formatDate(date)}`;
}

function daysWords(today: string, last: string) {
  if (last === today) return 'today is its last day';
  if (last === addDays(today, 1)) return 'for 1 more day';
  const days = Math.round((Date.parse(last) - Date.parse(today)) / 86_400_000);
  return `for ${days} more days`;
}
