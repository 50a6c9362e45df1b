import { addDays } from '#domain/calendar/indian-date.ts';
import { type DayBookKind, dayBookKinds } from '#domain/receivables/day-book-entry.ts';
import { paymentModes, type VoucherKind, voucherKinds } from '#domain/receivables/voucher.ts';
import { isTaxState, type TaxState } from '#domain/tax/states.ts';

/** What the day book lists. `from` and `to` may be half typed. */
export type DayBookChoice = {
  /** `all`: documents too, as in Tally's day book. */
  kind: VoucherKind | 'all';
  taxState: TaxState | '';
  mode: string;
  /** Of all vouchers: which kind; '' for all of them. */
  voucher: DayBookKind | '';
  customer: string;
  query: string;
  from: string;
  to: string;
  page: number;
  size: number;
};

/** All vouchers of the last 30 days, unless the address says otherwise. A link of one customer lists the receipts of all days. */
export function choiceOfAddress(search: string, today: string): DayBookChoice {
  const params = new URLSearchParams(search);
  const text = (name: string, otherwise = '') => params.get(name) ?? otherwise;
  const customer = text('customer');
  return {
    kind: bookKinds.find((kind) => kind === text('kind')) ?? (customer === '' ? 'all' : 'receipt'),
    taxState: isTaxState(text('state')) ? (text('state') as TaxState) : '',
    mode: paymentModes.find(({ value }) => value === text('mode'))?.value ?? '',
    voucher: dayBookKinds.find((kind) => kind === text('voucher')) ?? '',
    customer,
    query: text('q'),
    from: text('from', customer === '' ? addDays(today, -30) : ''),
    to: text('to', customer === '' ? today : ''),
    page: Math.max(1, Math.trunc(Number(text('page', '1'))) || 1),
    size: 50,
  };
}

const bookKinds = ['all', ...voucherKinds] as const;

/** Keeps the choice in the address, so that Back and a reload show it again. */
export function rememberChoice(choice: DayBookChoice, today: string): void {
  const { kind, taxState, mode, voucher, customer, query, from, to, page } = choice;
  const usual = choiceOfAddress(customer === '' ? '' : `?customer=${customer}`, today);
  const params = Object.entries({
    kind,
    state: taxState,
    mode,
    voucher,
    customer,
    q: query,
    from,
    to,
    page: String(page),
  });
  const usualOf: Record<string, string> = { ...usual, state: '', q: '', customer: '', page: '1' } as never;
  const said = params.filter(([name, value]) => value !== (usualOf[name] ?? ''));
  const search = new URLSearchParams(said).toString();
  history.replaceState(history.state, '', location.pathname + (search ? `?${search}` : ''));
}
