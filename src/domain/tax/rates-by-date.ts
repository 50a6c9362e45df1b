import { formatDate } from '../calendar/indian-date.ts';
import { formatRate } from '../money/format-rupees.ts';

/** `rateWarning(2100, '2026-11-21')` → a sentence that names the law, `null` for a rate in force. It refuses nothing. */
export function rateWarning(basisPoints: number, date: string): string | null {
  if (rateInForce(basisPoints, date)) return null;
  const rate = `${formatRate(basisPoints)}%`;
  const last = lastDays[basisPoints];
  if (last === undefined) return neverRateWarning(basisPoints);
  if (date < gstBegan) return `GST began on ${formatDate(gstBegan)} (CGST Act, 2017): ${rate} was not in force before.`;
  return `${rate} ended on ${formatDate(last)} for these goods (Notification 9/2025-Central Tax (Rate)). Use 5% or 18%.`;
}

/** `neverRateWarning(2100)` → a sentence for a rate that these goods never had, `null` for any other. */
export function neverRateWarning(basisPoints: number): string | null {
  return wasNeverRate(basisPoints)
    ? `${formatRate(basisPoints)}% was never a GST slab for these goods: no rate notification under section 9 of the CGST Act has it. Use 5% or 18%.`
    : null;
}

/** `wasNeverRate(2100)` → `true`: GST never had this rate for these goods. */
export function wasNeverRate(basisPoints: number): boolean {
  return lastDays[basisPoints] === undefined;
}

/** `rateInForce(1200, '2025-09-22')` → `false`. The GST rates of interior goods and works, by the document's date. */
function rateInForce(basisPoints: number, date: string): boolean {
  const last = lastDays[basisPoints];
  return last !== undefined && date >= gstBegan && date <= last;
}

const gstBegan = '2017-07-01';
const open = '9999-12-31';
const rateReform = '2025-09-21';

/** From basis points to the last date of the rate. */
const lastDays: Record<number, string> = { 0: open, 500: open, 1200: rateReform, 1800: open, 2800: rateReform };
