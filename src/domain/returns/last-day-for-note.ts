import { financialYear } from '../calendar/financial-year.ts';
import { addDays } from '../calendar/indian-date.ts';
import { legalFigure } from './law.ts';

/**
 * `lastDayForNote('2026-03-31')` → `'2026-10-31'`: the last date of a credit note that still reduces the tax of an invoice
 * (CGST Act, section 34(2)). The return of a month is filed in the next one, so that of October is the last one by 30 November.
 */
export function lastDayForNote(invoiceDate: string): string {
  const yearEnds = Number(financialYear(invoiceDate).slice(0, 4)) + 1;
  const [month] = legalFigure('creditNotesDeclaredBy', `${yearEnds}-04-01`).split('-');
  return addDays(`${yearEnds}-${month}-01`, -1);
}
