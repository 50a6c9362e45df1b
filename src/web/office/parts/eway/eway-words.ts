import type { EwayRecordAnswer } from '#contract/returns/eway.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { ewayDays } from '#domain/eway/eway-validity.ts';
import { formatEwayNumber } from '#domain/eway/format-eway-number.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';

/** The texts of the panel: the state, what the law requires, and how long a bill is valid. */
export function ewayWords(eway: EwayRecordAnswer): Record<'status' | 'lead' | 'law' | 'days', string> {
  const days = ewayDays(eway.transport, '9999-12-31');
  return {
    status: statusOf(eway),
    ...lawOf(eway),
    days:
      days === null
        ? ''
        : `It is valid for 1 day for each ${eway.transport.overDimensional ? 20 : 200} km from Part B on: ${eway.transport.distance} km make ${days} ${days === 1 ? 'day' : 'days'}.`,
  };
}

function statusOf({ bills, problems }: EwayRecordAnswer): string {
  const standing = bills.find(({ cancelled }) => cancelled === null);
  if (!standing) return `none yet. ${problems[0] ? `Next: ${problems[0].message}` : 'Next: the file for the portal'}`;
  const number = formatEwayNumber(standing.number);
  return standing.validUntil === ''
    ? `${number}, waits for Part B`
    : `${number}, valid until ${formatDate(standing.validUntil)}`;
}

function lawOf(eway: EwayRecordAnswer): { lead: string; law: string } {
  const { required, limit, limitNote, from, to, consignment, movedOn } = eway;
  const note = limitNote === '' ? '' : ` ${limitNote}`;
  const rest = movedOn === '' ? '' : ` The other goods travelled on ${movedOn}.`;
  const goods = `goods of ₹ ${formatRupees(consignment.value)}`;
  if (consignment.value === 0)
    return { lead: 'None is needed:', law: movedOn === '' ? 'it has no goods.' : `its goods travelled on ${movedOn}.` };
  if (required === null)
    return {
      lead: 'Not known yet:',
      law: `${goods}, and the delivery address shows no state. Add its PIN code.${rest}`,
    };
  const way = from.code === to?.code ? `within ${from.name}` : `from ${from.name} to ${to?.name ?? ''}`;
  // Below the limit only goods for a job worker in another state need one.
  const why =
    limit !== null && consignment.value > limit
      ? `above ₹ ${formatRupees(limit)} (rule 138)`
      : 'for job work (rule 138(1))';
  return required
    ? { lead: 'The law wants one:', law: `${goods} ${way}, ${why}, before they move.${note}${rest}` }
    : { lead: 'The law wants none:', law: `${goods} ${way}, ${notAbove(limit)} (rule 138).${note}${rest}` };
}

function notAbove(limit: number | null): string {
  return limit === null ? 'where none is wanted at any value' : `not above ₹ ${formatRupees(limit)}`;
}
