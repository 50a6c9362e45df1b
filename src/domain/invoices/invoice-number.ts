import { financialYear } from '../calendar/financial-year.ts';
import { type TaxState, taxStateIds, taxStates } from '../tax/states.ts';
import { type InvoiceKind, invoiceKinds } from './invoice-kinds.ts';

/** One run of numbers: a kind of document, a registration and a financial year such as '2026-27'. */
export type Series = { kind: InvoiceKind; taxState: TaxState; financialYear: string };

/** `seriesOf('tax', 'kerala', '2026-11-21')` → the series `KL/26-27/`. Rule 46: numbers start again in each financial year. */
export function seriesOf(kind: InvoiceKind, taxState: TaxState, date: string): Series {
  return {
    kind,
    taxState,
    financialYear: financialYear(date),
  };
}

/** `seriesPrefix(seriesOf('credit', 'assam', '2026-11-21'))` → `'CN-AS/26-27/'` */
export function seriesPrefix(series: Series): string {
  return `${kindMarks[series.kind]}${taxStates[series.taxState].prefix}/${series.financialYear.slice(2)}/`;
}

/** `seriesOfPrefix('CN-AS/26-27/')` → the series of Assam's credit notes of that year; `null` for a prefix that no series has. */
export function seriesOfPrefix(prefix: string): Series | null {
  const [, letters = '', year = ''] = /([A-Z]{2})\/(\d\d)-\d\d\/$/.exec(prefix) ?? [];
  const taxState = taxStateIds.find((state) => taxStates[state].prefix === letters);
  const series = taxState ? seriesOn(`20${year}-04-01`, [taxState]) : [];
  return series.find((each) => seriesPrefix(each) === prefix) ?? null;
}

/** `seriesOn('2026-11-21', ['kerala'])` → the four series of that day's financial year: each kind in each of the states. */
export function seriesOn(date: string, states: readonly TaxState[]): Series[] {
  return states.flatMap((taxState) => invoiceKinds.map((kind) => seriesOf(kind, taxState, date)));
}

/** `formatNumber(series, 7)` → `'DL/26-27/0007'`; the other kinds take three digits. Larger counters get more digits. */
export function formatNumber(series: Series, counter: number): string {
  return seriesPrefix(series) + String(counter).padStart(series.kind === 'tax' ? 4 : 3, '0');
}

/** `fitsRule46('DL/26-27/0001')` → `true`. Rule 46(b): at most 16 letters, digits, hyphens and slashes. */
export function fitsRule46(number: string): boolean {
  return /^[A-Za-z0-9/-]{1,16}$/.test(number);
}

/** `hasAutomaticShape('dl/26-27/0420')` → `true`: a series has given this number, or may give it later. */
export function hasAutomaticShape(number: string): boolean {
  return automaticShape.test(number);
}

const kindMarks: Record<InvoiceKind, string> = { tax: '', pro: 'PI-', credit: 'CN-', challan: 'DC-' };

const automaticShape = new RegExp(
  `^(?:${Object.values(kindMarks).join('|')})(?:${Object.values(taxStates)
    .map((state) => state.prefix)
    .join('|')})/\\d\\d-\\d\\d/\\d{3,}$`,
  'i',
);
