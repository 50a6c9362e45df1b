import type { AccountItem } from '#domain/receivables/account-item.ts';
import { notInTheBook } from '#domain/receivables/outstanding-row.ts';
import type { AdvanceMark, UnusedAdvance } from '#domain/receivables/unused-advance.ts';
import type { TaxState } from '#domain/tax/states.ts';
import { compareText } from '#domain/text/compare-text.ts';
import type { OutstandingFilter } from '#operations/ports/outstanding.ts';
import type { Database } from '../../engine/tables.ts';
import { calculatorOf, type Past } from '../calculate-past.ts';

/** What was left of each advance at the end of a day, oldest first, with its customer and its newest mark. */
export async function readAdvances(
  database: Database,
  past: Past,
  filter: OutstandingFilter,
): Promise<UnusedAdvance[]> {
  const { asOf, taxState } = filter;
  const calculator = await calculatorOf(database, past, filter);
  const items = await (calculator?.advances({ day: asOf, taxState }) ?? leftNow(database, taxState));
  if (items.length === 0) return [];
  const [customers, marks] = [await customersOf(database), await newestMarks(database)];
  return items.sort(byDateAndNumber).map(({ id, kind, number, date, customer, amount, open }) => {
    const known = customers.get(customer ?? '');
    return {
      ...{ id, kind, number, date, customer, amount },
      name: customer === null ? notInTheBook : (known?.name ?? ''),
      place: known?.state_code ?? '',
      left: open,
      mark: marks.get(id) ?? '',
    };
  });
}

async function leftNow({ read }: Database, taxState: string): Promise<AccountItem[]> {
  const query = read.selectFrom('account_items').selectAll().where('open', '>', 0).where('side', '=', 'source');
  const rows = await (taxState === '' ? query : query.where('tax_state', '=', taxState)).execute();
  return rows.map(({ tax_state, seq: _, customer, ended_on, ...row }) => ({
    ...row,
    customer: customer === '' ? null : customer,
    taxState: tax_state as TaxState,
    endedOn: ended_on,
  }));
}

async function customersOf({ read }: Database) {
  const rows = await read.selectFrom('customers').select(['id', 'name', 'state_code']).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function newestMarks({ read }: Database): Promise<Map<string, AdvanceMark>> {
  const rows = await read.selectFrom('advance_marks').select(['source', 'mark']).orderBy('line').execute();
  return new Map(rows.map(({ source, mark }) => [source, mark]));
}

function byDateAndNumber(one: AccountItem, other: AccountItem): number {
  return compareText(one.date, other.date) || compareText(one.number, other.number);
}
