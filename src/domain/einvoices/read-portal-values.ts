import { indianDay, isDate } from '../calendar/indian-date.ts';
import { readDecimal } from '../money/paise.ts';
import { plainAmount } from '../money/plain-amount.ts';
import type { QrFacts } from './portal-answer.ts';

/** A value of the portal's JSON, or a cell, as text: `null` is ''. */
export function portalValue(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** `portalAmount('1,009.00')` → `100_900`; null for text that is no amount. */
export function portalAmount(value: unknown): number | null {
  const text = plainAmount(portalValue(value));
  return readDecimal(text.replace(/(\.\d\d)0+$/, '$1'), 2);
}

/** `portalDate('21/11/2026')` → `'2026-11-21'`; '' for text that is no date. */
function portalDate(value: unknown): string {
  const text = portalValue(value);
  const [, day, month, year] = /^(\d{2})[/-](\d{2})[/-](\d{4})/.exec(text) ?? [];
  const date = year === undefined ? text.slice(0, 10) : `${year}-${month}-${day}`;
  return isDate(date) ? date : '';
}

/** `portalInstant('2026-11-21 15:58:00')` → `'2026-11-21T10:28:00.000Z'`, Indian time; without a time the day's beginning, '' for text that is no date. */
export function portalInstant(value: unknown): string {
  const date = portalDate(value);
  if (date === '') return '';
  const [, hour = '00', minute = '00', second = '00'] =
    /[ T](\d{1,2}):(\d{2})(?::(\d{2}))?/.exec(portalValue(value)) ?? [];
  const seconds = Number(hour) * 3600 + Number(minute) * 60 + Number(second);
  return new Date(Date.parse(indianDay(date).begins) + seconds * 1000).toISOString();
}

/** The facts in the payload of a signed QR code; null when it is not one. NIC puts them as JSON text under `data`. */
export function qrFacts(payload: unknown): QrFacts | null {
  const data = jsonFields(payload).data ?? payload;
  const facts = jsonFields(typeof data === 'string' ? parsed(data) : data);
  const irn = portalValue(facts.Irn);
  if (irn === '') return null;
  return {
    irn: irn.toLowerCase(),
    sellerGstin: portalValue(facts.SellerGstin).toUpperCase(),
    buyerGstin: portalValue(facts.BuyerGstin).toUpperCase(),
    type: portalValue(facts.DocTyp).toUpperCase(),
    number: portalValue(facts.DocNo).toUpperCase(),
    date: portalDate(facts.DocDt),
    total: portalAmount(facts.TotInvVal),
  };
}

/** The keys of an object; of anything else none. */
export function jsonFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
