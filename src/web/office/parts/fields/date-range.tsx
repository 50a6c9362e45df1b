import { isDate } from '#domain/calendar/indian-date.ts';
import { DateField } from './date-field.tsx';

export type Days = { from: string; to: string };

type DateRangeProps = Days & { today: string; onChoose: (part: Partial<Days>) => void };

/** The From and To filters of a list. Both are optional. */
export function DateRange({ from, to, today, onChoose }: DateRangeProps) {
  return (
    <>
      <DateField
        id="from"
        label="From"
        value={from}
        today={today}
        blank="any"
        onChange={(day) => onChoose({ from: day })}
      />
      <DateField id="to" label="To" value={to} today={today} blank="any" onChange={(day) => onChoose({ to: day })} />
    </>
  );
}

/** The date, or '' while it is being typed: an incomplete date does not filter. */
export function dayOrAny(typed: string): string {
  return isDate(typed) ? typed : '';
}
