import { indianDate } from '#domain/calendar/indian-date.ts';
import { readInstant } from '#domain/eway/read-answers.ts';
import { failed, type Outcome } from '#domain/outcome.ts';
import { legalFigure } from '#domain/returns/law.ts';
import type { Actor } from '../ports/actor.ts';
import { type EwayPorts, type ReadEway, readEway, subjectOfInvoice } from './read-eway.ts';

const HOUR = 3_600_000;

/** Notes that the portal has cancelled the bill of a document, which it does for 24 hours. */
export async function noteCancelledBill(
  ports: EwayPorts,
  id: string,
  { cancelledAt, reason }: { cancelledAt: string; reason: string },
  actor: Actor,
): Promise<Outcome<ReadEway>> {
  const read = await readEway(ports, id);
  if (!read.ok) return read;
  const { invoice, bills } = read.value;
  const standing = bills.find(({ cancelled }) => cancelled === null);
  if (!standing) return failed('conflict', `${invoice.number} has no valid e-way bill.`);
  const problem = cancelProblem(readInstant(cancelledAt), standing.madeAt, ports.system.now());
  if (problem) return failed('invalid', problem, { problems: [{ field: 'cancelledAt', message: problem }] });
  const at = readInstant(cancelledAt);
  await ports.eway.cancelBill(subjectOfInvoice(invoice), { at, reason: reason.trim() }, ports.system.now(), actor);
  return readEway(ports, id);
}

function cancelProblem(at: string, madeAt: string, now: string): string | null {
  if (at === '') return 'Say when the portal cancelled it: date and time, as 17/11/2026 15:20.';
  if (at < madeAt) return 'It was cancelled before it was made. Look at the date.';
  if (at > now) return 'It was cancelled in the future. Look at the date.';
  const hours = legalFigure('eWayCancelHours', indianDate(madeAt));
  return Date.parse(at) - Date.parse(madeAt) > hours * HOUR
    ? `The portal cancels a bill for ${hours} hours, and this one was made before that.`
    : null;
}
