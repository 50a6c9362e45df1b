import { paths } from '#contract/paths.ts';
import { isDate } from '#domain/calendar/indian-date.ts';
import { type OutstandingChoice, outstandingChoices } from '#domain/receivables/outstanding-row.ts';
import { isTaxState, type TaxState } from '#domain/tax/states.ts';
import { addressWithPage, pageInAddress } from '../../parts/list/use-choice.ts';

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
  return {
    asOf: isDate(asOf) ? asOf : '',
    state: isTaxState(state) ? state : '',
    typed: params.get('q') ?? '',
    which: outstandingChoices.find((each) => each === params.get('which')) ?? 'all',
    ...pageInAddress(params, USUAL_SIZE),
  };
}

/** `addressOfOutstanding({ state: 'kerala', … })` → `/outstanding?state=kerala`, without the defaults. */
export function addressOfOutstanding({ typed, page, size, ...choice }: ListChoice): string {
  const params = filterParams({ ...choice, query: typed });
  return addressWithPage(paths.outstanding, params, { page, size }, USUAL_SIZE);
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

const USUAL_SIZE = 25;
