import { indianDate } from '#domain/calendar/indian-date.ts';
import { Overloaded } from '#operations/ports/failures.ts';

/** The Indian day of a stored instant; '' when somebody wrote something else there. */
export function dayOf(at: string | null): string {
  return at === null || Number.isNaN(Date.parse(at)) ? '' : indianDate(at);
}

/** Stored JSON; null when somebody wrote something else there, which is a fault of the row and found by its seal. */
export function parsed<Value>(json: string | null): Value | null {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}

/** Why stored values cannot be read. A busy or missing database is no fault of the shop, and is thrown again. */
export function messageOf(error: unknown): string {
  if (error instanceof Overloaded) throw error;
  return `${error instanceof Error ? error.message : error}.`;
}
