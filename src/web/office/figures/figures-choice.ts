import { paths } from '#contract/paths.ts';
import { type Beside, besides, type FigureDays } from '#domain/figures/period.ts';
import { type WayStep, waySteps } from '#domain/figures/way.ts';
import { isTaxState, type TaxState } from '#domain/tax/states.ts';
import { daysInAddress, withoutThisYear } from '../parts/fields/period-choice.ts';

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

/** `askedInAddress('?value=gst', '2026-11-21')` → this year with GST, beside the year before. */
export function askedInAddress(search: string, today: string): FiguresAsked {
  const params = new URLSearchParams(search);
  const state = params.get('state') ?? '';
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
    ...daysInAddress(params, today),
    state: isTaxState(state) ? state : '',
    beside: besides.find((each) => each === params.get('beside')) ?? 'year',
    value: params.get('value') === 'gst' ? 'gst' : 'taxable',
    behind: step ? { step } : isListed ? sold : null,
  };
}

/** `addressOfAsked({ … this year, value: 'gst' }, '2026-11-21')` → `/figures?value=gst`, without what is usual. */
export function addressOfAsked(asked: FiguresAsked, today: string): string {
  const params = withoutThisYear(callParams(asked), today);
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
