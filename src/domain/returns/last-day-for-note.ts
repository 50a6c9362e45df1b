import { financialYear } from '../calendar/financial-year.ts';
import { addDays } from '../calendar/indian-date.ts';
import { legalFigure } from './law.ts';

/**
 * `lastDayForNote('2026-03-31')` → `'2026-10-31'`: the last date of a credit note that still reduces the tax of an invoice
 * (CGST Act, section 34(2)). The return of a month is filed in the next one, so that of October is the last one by 30 November.
 */
export function lastDayForNote(invoiceDate: string): string {
  return addDays(`${noteDeclaredBy(invoiceDate).slice(0, 7)}-01`, -1);
}

/**
 * `noteDeclaredBy('2026-03-31')` → `'2026-11-30'`: the last day on which a return can declare a credit note that reduces the tax of an
 * invoice (CGST Act, section 34(2)). An annual return that is filed earlier ends it too, and is not known here.
 */
export function noteDeclaredBy(invoiceDate: string): string {
  const yearEnds = Number(financialYear(invoiceDate).slice(0, 4)) + 1;
  return `${yearEnds}-${legalFigure('creditNotesDeclaredBy', `${yearEnds}-04-01`)}`;
}
