import { isDate } from '#domain/calendar/indian-date.ts';
import { DateField } from './date-field.tsx';

export type Days = { from: string; to: string };

type DateRangeProps = Days & { today: string; onChoose: (part: Partial<Days>) => void };

/** From and To of a list; either may stay empty. */
export function DateRange({ from, to, today, onChoose }: DateRangeProps) {
  return (
    <>
      <DateField id="from" label="From" value={from} today={today} blank onChange={(day) => onChoose({ from: day })} />
      <DateField id="to" label="To" value={to} today={today} blank onChange={(day) => onChoose({ to: day })} />
    </>
  );
}

/** A date that is still being typed filters nothing yet. */
export function dayOrAny(typed: string): string {
  return isDate(typed) ? typed : '';
}
