import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { formatDate, weekday } from '#domain/calendar/indian-date.ts';
import { shownTime } from '../parts/shown-time.ts';
import { daysUntil } from './days-until.ts';
import styles from './returns.module.css';

/** When the return is due, or by whom it was filed. */
export function DueSaid({ shown: { filed, due }, today }: { shown: ReturnAnswer; today: string }) {
  if (filed)
    return (
      <span className={styles.good}>
        Filed {shownTime(filed.at)} by {filed.by}
      </span>
    );
  return <DueDay due={due} today={today} />;
}

/** `'Due Friday 20/11/2026, 10 days late'` */
export function DueDay({ due, today }: { due: string; today: string }) {
  const days = daysUntil(due, today);
  return (
    <span className={days < 0 ? styles.bad : undefined}>
      Due {weekday(due)} {formatDate(due)}, {daysSaid(days)}
    </span>
  );
}

/** `daysSaid(2)` → `'in 2 days'` */
function daysSaid(days: number): string {
  if (days === 0) return 'today';
  if (days < 0) return days === -1 ? '1 day late' : `${-days} days late`;
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
