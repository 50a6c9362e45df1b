import { addDays, formatDate } from '../calendar/indian-date.ts';
import type { Company } from '../company/company.ts';
import { law, legalFigure } from '../returns/law.ts';

/** Until when the portal takes a document, and how many days are left; below 0 when it is over. */
type ReportWindow = { until: string; daysLeft: number };

/**
 * `reportWindow('2026-10-21', 'from-10', '2026-11-15')` → `{ until: '2026-11-19', daysLeft: 4 }`; null where there is no limit. The
 * day of the document counts: of 1 April 2025 the portal takes nothing after 30 April (GSTN advisory of 5 November 2024, 4).
 */
export function reportWindow(date: string, turnover: Company['turnover'], today: string): ReportWindow | null {
  const [{ from }] = law.eInvoiceWithinDays;
  if (turnover !== 'from-10' || today < from) return null;
  const until = addDays(date, legalFigure('eInvoiceWithinDays', today) - 1);
  return { until, daysLeft: Math.round((Date.parse(until) - Date.parse(today)) / 86_400_000) };
}

/**
 * `datedAhead('2026-12-31', '2026-11-21')` → `'It is dated ahead: the portal takes it from 31/12/2026 on.'`, else null. Neither portal
 * takes a date that is to come (e-Invoice portal, validations V1.3.1).
 */
export function datedAhead(date: string, today: string): string | null {
  return date > today ? `It is dated ahead: the portal takes it from ${formatDate(date)} on.` : null;
}

/** What to say about the window; '' while there is nothing to say. `isOver`: the portal no longer accepts it. */
export function windowWords(window: ReportWindow | null): { isOver: boolean; message: string } {
  if (!window || window.daysLeft > 10) return { isOver: false, message: '' };
  const { until, daysLeft } = window;
  if (daysLeft < 0)
    return {
      isOver: true,
      message: `Its ${legalFigure('eInvoiceWithinDays', until)} days ended on ${formatDate(until)}: the portal no longer accepts it. Without an IRN it is no invoice (CGST Rules, rule 48(5)): cancel it and issue a new one. When its month is filed, credit it instead.`,
    };
  const left = daysLeft === 0 ? 'today is the last day' : `${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left`;
  return { isOver: false, message: `Until ${formatDate(until)}, ${left}.` };
}
