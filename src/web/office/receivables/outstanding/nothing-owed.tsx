import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { owersSaid } from '#domain/receivables/outstanding-row.ts';
import { type TaxState, taxStates } from '#domain/tax/states.ts';
import { Button } from '../../../ui/button.tsx';
import type { ListChoice, ListFilter } from './outstanding-choice.ts';
import { useElsewhere } from './use-outstanding.ts';

type NothingOwedProps = {
  filter: ListFilter;
  states: readonly TaxState[];
  day: string;
  onChoose: (part: Partial<ListChoice>) => void;
};

/** Says what was asked, where it is instead, and leads there. */
export function NothingOwed({ filter, states, day, onChoose }: NothingOwedProps) {
  const { state, query, which } = filter;
  const others = state === '' ? [] : states.filter((each) => each !== state);
  const [other] = others;
  // A customer who owes nothing to this registration may owe to another one.
  const asked = others.length === 1 && other ? other : '';
  const elsewhere = useElsewhere(others.length === 0 ? null : { ...filter, state: asked, which: 'all' }).latest;
  const where = asked === '' ? 'all registrations together' : taxStates[asked].name;
  const [there] = elsewhere?.rows ?? [];
  return (
    <>
      <p className="strong">
        {query === '' ? 'Nobody' : `No customer with “${query}” in the name`} {verbs[which]}
        {state && ` ${which === 'advance' ? 'with' : 'to'} ${taxStates[state].name}`} on {formatDate(day)}.
      </p>
      {there && elsewhere && (
        <p className="quiet">
          {elsewhere.count === 1 && there.customer !== null
            ? `${there.name} owes ₹ ${formatRupees(there.owed)} to ${where}.`
            : `${owersSaid(elsewhere.count, elsewhere.strangers.includes('all'))} ₹ ${formatRupees(elsewhere.sums.owed)} to ${where}.`}
        </p>
      )}
      <p>
        {others.length > 0 && (
          <Button onClick={() => onChoose({ state: '' })}>{asked ? 'Both' : 'All'} registrations</Button>
        )}{' '}
        {query && <Button onClick={() => onChoose({ typed: '' })}>Clear the name</Button>}{' '}
        {which !== 'all' && <Button onClick={() => onChoose({ which: 'all' })}>All customers</Button>}
      </p>
    </>
  );
}

const verbs = {
  all: 'owes anything',
  owing: 'owes anything',
  overdue: 'owes anything that is overdue',
  advance: 'has an advance',
} as const;
