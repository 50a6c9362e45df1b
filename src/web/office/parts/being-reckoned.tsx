import { formatDate } from '#domain/calendar/indian-date.ts';

/** That a job has not added up everything yet, since which day; nothing for null. */
export function BeingReckoned({ since }: { since: string | null }) {
  return (
    since !== null && (
      <p className="quiet">
        What was issued since {formatDate(since)} is being reckoned. The figures are right, and take longer meanwhile.
      </p>
    )
  );
}
