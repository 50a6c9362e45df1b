import { paths } from '#contract/paths.ts';
import { isDate } from '#domain/calendar/indian-date.ts';
import { type OutstandingChoice, outstandingChoices } from '#domain/receivables/outstanding-row.ts';
import { isTaxState, type TaxState } from '#domain/tax/states.ts';

/** What the list shows. `asOf`: '' for today; `typed`: the search as it is typed. */
export type ListChoice = {
  asOf: string;
  state: TaxState | '';
  typed: string;
  which: OutstandingChoice;
  page: number;
  size: number;
};

/** `outstandingInAddress('?state=kerala&which=overdue')` → what is overdue in Kerala, today. */
export function outstandingInAddress(search: string): ListChoice {
  const params = new URLSearchParams(search);
  const asOf = params.get('asOf') ?? '';
  const state = params.get('state') ?? '';
  const [page, size] = [Number(params.get('page')), Number(params.get('size'))];
  return {
    asOf: isDate(asOf) ? asOf : '',
    state: isTaxState(state) ? state : '',
    typed: params.get('q') ?? '',
    which: outstandingChoices.find((each) => each === params.get('which')) ?? 'all',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: sizes.includes(size) ? size : DEFAULT_SIZE,
  };
}

/** `addressOfOutstanding({ state: 'kerala', … })` → `/outstanding?state=kerala`, without the defaults. */
export function addressOfOutstanding({ typed, page, size, ...choice }: ListChoice): string {
  const params = filterParams({ ...choice, query: typed });
  if (page > 1) params.set('page', String(page));
  if (size !== DEFAULT_SIZE) params.set('size', String(size));
  return params.size > 0 ? `${paths.outstanding}?${params}` : paths.outstanding;
}

export type ListFilter = Pick<ListChoice, 'asOf' | 'state' | 'which'> & { query: string };

/** The parameters of the calls, which are those of the address too. */
export function filterParams({ asOf, state, query, which }: ListFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (asOf !== '') params.set('asOf', asOf);
  if (state !== '') params.set('state', state);
  if (query !== '') params.set('q', query);
  if (which !== 'all') params.set('which', which);
  return params;
}

const DEFAULT_SIZE = 25;
const sizes = [5, 10, 20, 25, 50, 100];
