import { indianDate } from '#domain/calendar/indian-date.ts';
import { type FigureDays, firmYear } from '#domain/figures/period.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { ServerPorts } from '../server-ports.ts';

/** This financial year, unless days are asked for. */
export function askedDays({ system }: Pick<ServerPorts, 'system'>, { from, to }: FigureDays): Outcome<FigureDays> {
  const first = from === '' ? firmYear(to === '' ? indianDate(system.now()) : to).from : from;
  const last = to === '' ? firmYear(first).to : to;
  const refuse = (field: keyof FigureDays, message: string) =>
    failed('invalid', message, { problems: [{ field, message }] });
  if (first > last) return refuse('to', 'The last day is before the first one: exchange them.');
  const typed = 'Choose days from 1900 to 2200: the year looks mistyped.';
  if (first < EARLIEST) return refuse('from', typed);
  return last > LATEST ? refuse('to', typed) : ok({ from: first, to: last });
}

/** Each month of a period is a point: what is beyond is no day of a firm. */
const [EARLIEST, LATEST] = ['1900-01-01', '2200-12-31'];
