import { formatDate, indianDate, indianTime, isDate } from '../calendar/indian-date.ts';
import { cancelProblems } from '../invoices/cancel-reason.ts';
import type { Problem } from '../outcome.ts';
import { legalFigure } from '../returns/law.ts';
import type { BurntNumber, Einvoice, PortalCancellation } from './einvoice.ts';

const HOUR = 3_600_000;

/** The last instant at which the portal cancels an IRN. */
export function cancellableUntil({ ackAt }: Pick<Einvoice, 'ackAt'>): string {
  return new Date(Date.parse(ackAt) + legalFigure('irnCancelHours', indianDate(ackAt)) * HOUR).toISOString();
}

/**
 * Why a document cannot be cancelled here because of its IRN; null when it can. Within 24 hours the portal's cancellation
 * comes first, afterwards only a credit note helps.
 */
export function irnForbidsCancelling(
  number: string,
  einvoice: Pick<Einvoice, 'ackAt' | 'cancelled'> | null,
  now: string,
): string | null {
  if (!einvoice || einvoice.cancelled) return null;
  const until = cancellableUntil(einvoice);
  if (now > until)
    return `${number} has an IRN since ${instantWords(einvoice.ackAt)}, and its 24 hours are over: write a credit note instead.`;
  return `${number} has an IRN. Cancel the IRN at the portal first (until ${instantWords(until)}), then enter its day and reason on the page of the document.`;
}

/** What is wrong with a cancellation at the portal that staff enter: `irnCancellationProblems(cancellation, einvoice, now)` → `[]` */
export function irnCancellationProblems(
  { on, reason, why }: PortalCancellation,
  einvoice: Pick<Einvoice | BurntNumber, 'ackAt'>,
  now: string,
): Problem[] {
  const last = indianDate(cancellableUntil(einvoice));
  const first = indianDate(einvoice.ackAt);
  const problems = cancelProblems(reason, why);
  const add = (message: string) => [{ field: 'on', message }, ...problems];
  if (!isDate(on)) return add('Enter the day of the cancellation: DD/MM/YYYY');
  if (on > indianDate(now)) return add('The day is in the future');
  if (on < first) return add(`The IRN is of ${formatDate(first)}: it cannot be cancelled before`);
  if (on > last) return add(`The portal cancels an IRN within 24 hours: until ${formatDate(last)}`);
  return problems;
}

function instantWords(instant: string): string {
  return `${formatDate(indianDate(instant))} ${indianTime(instant)}`;
}
