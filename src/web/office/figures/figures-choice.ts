import { paths } from '#contract/paths.ts';
import { addMonths } from '#domain/calendar/add-months.ts';
import { isDate } from '#domain/calendar/indian-date.ts';
import { type Beside, besides, type FigureDays, firmYear } from '#domain/figures/period.ts';
import { type WayStep, waySteps } from '#domain/figures/way.ts';
import { monthOf, periodDays, quarterOf } from '#domain/returns/period.ts';
import { isTaxState, type TaxState } from '#domain/tax/states.ts';

/** What the page shows, as its address says it. `behind`: the list of a figure instead of the plots. */
export type FiguresAsked = FigureDays & {
  state: TaxState | '';
  beside: Beside;
  value: 'taxable' | 'gst';
  behind: Behind | null;
};

/**
 * The documents of the period: all, those of a product, of a customer ('' of buyers who are not in the book), or of those that are not
 * named; or the enquiries that came as far as a step.
 */
export type Behind = { product?: string; customer?: string; others?: 'product' | 'customer'; step?: WayStep };

const periods = ['year', 'last', 'quarter', 'month', 'own'] as const;

export type PeriodName = (typeof periods)[number];

/** `daysOfPeriod('month', '2026-11-21')` → `{ from: '2026-11-01', to: '2026-11-30' }`; of days of one's own those of the month. */
export function daysOfPeriod(name: PeriodName, today: string): FigureDays {
  if (name === 'year') return firmYear(today);
  if (name === 'last') return firmYear(addMonths(today, -12));
  return periodDays(name === 'quarter' ? quarterOf(today) : monthOf(today));
}

/** `nameOfPeriod({ from: '2026-11-01', to: '2026-11-30' }, '2026-11-21')` → `'month'` */
export function nameOfPeriod({ from, to }: FigureDays, today: string): PeriodName {
  return (
    periods.find((name) => {
      const days = daysOfPeriod(name, today);
      return name !== 'own' && days.from === from && days.to === to;
    }) ?? 'own'
  );
}

/** `askedInAddress('?value=gst', '2026-11-21')` → this year with GST, beside the year before. */
export function askedInAddress(search: string, today: string): FiguresAsked {
  const params = new URLSearchParams(search);
  const year = firmYear(today);
  const [from, to, state] = ['from', 'to', 'state'].map((name) => params.get(name) ?? '') as [string, string, string];
  const [product, customer] = [params.get('product'), params.get('customer')];
  const step = waySteps.find((each) => each === params.get('step'));
  const others = (['product', 'customer'] as const).find((each) => each === params.get('others'));
  const sold = {
    ...(product !== null && { product }),
    ...(customer !== null && { customer }),
    ...(others && { others }),
  };
  const isListed = Object.keys(sold).length > 0 || params.get('list') !== null;
  return {
    from: isDate(from) ? from : year.from,
    to: isDate(to) ? to : isDate(from) ? firmYear(from).to : year.to,
    state: isTaxState(state) ? state : '',
    beside: besides.find((each) => each === params.get('beside')) ?? 'year',
    value: params.get('value') === 'gst' ? 'gst' : 'taxable',
    behind: step ? { step } : isListed ? sold : null,
  };
}

/** `addressOfAsked({ … this year, value: 'gst' }, '2026-11-21')` → `/figures?value=gst`, without what is usual. */
export function addressOfAsked(asked: FiguresAsked, today: string): string {
  const params = callParams(asked);
  const year = firmYear(today);
  if (asked.from === year.from && asked.to === year.to) for (const name of ['from', 'to']) params.delete(name);
  if (asked.beside === 'year') params.delete('beside');
  if (asked.value === 'taxable') params.delete('value');
  if (asked.behind) {
    const chosen = Object.entries(asked.behind);
    for (const [name, value] of chosen) params.set(name, value);
    if (chosen.length === 0) params.set('list', 'documents');
  }
  return params.size > 0 ? `${paths.figures}?${params}` : paths.figures;
}

/** The parameters of the call. */
export function callParams({ from, to, state, beside, value }: FiguresAsked): URLSearchParams {
  const params = new URLSearchParams({ from, to, beside, value });
  if (state !== '') params.set('state', state);
  return params;
}

/** Whether the days can be asked for: while one is typed, it is no date yet. */
export function areDays({ from, to }: FigureDays): boolean {
  return isDate(from) && isDate(to) && from <= to;
}

/** What is wrong with the last day; '' while it or the first one is no date: its field says so. */
export function daysProblem(days: FigureDays): string {
  return isDate(days.from) && isDate(days.to) && !areDays(days) ? 'before the first day' : '';
}
