import fc from 'fast-check';
import { expect, test } from 'vitest';
import { home } from '#test/specification/specified-firm.ts';
import { addDays } from '../calendar/indian-date.ts';
import type { AccountItem } from './account-item.ts';
import { type ChangedAllocation, openAsOf } from './open-as-of.ts';

const day = (number: number) => addDays('2026-01-01', number);

function item(changes: Partial<AccountItem> & { id: string }): AccountItem {
  const facts = { customer: 'c', taxState: home, number: changes.id, date: day(1), due: day(1) } as const;
  return { ...facts, side: 'debt', kind: 'invoice', amount: 1180, open: 1180, endedOn: null, ...changes };
}

const receipt = { side: 'source', kind: 'receipt' } as const;
const opens = (items: AccountItem[], allocations: ChangedAllocation[], asOf: string) =>
  openAsOf(items, allocations, asOf).map(({ id, open }) => `${id} ${open}`);

test('An invoice that was paid since is owed on the day before', () => {
  const items = [item({ id: 'invoice', open: 0 }), item({ id: 'receipt', ...receipt, date: day(5), open: 0 })];
  const paid = [{ source: 'receipt', debt: 'invoice', amount: 1180, date: day(5), endedOn: null }];
  expect(opens(items, paid, day(4))).toEqual(['invoice 1180']);
  expect(opens(items, [], day(5))).toEqual([]);
});

test('A cancelled receipt counts until the day of its cancellation', () => {
  const items = [item({ id: 'invoice' }), item({ id: 'receipt', ...receipt, date: day(5), open: 0, endedOn: day(9) })];
  const bounced = [{ source: 'receipt', debt: 'invoice', amount: 1000, date: day(5), endedOn: day(9) }];
  expect(opens(items, bounced, day(8))).toEqual(['invoice 180', 'receipt 180']);
  expect(opens(items, [], day(9))).toEqual(['invoice 1180']);
});

test('A cancelled invoice was never owed: the money that it had was an advance', () => {
  const items = [item({ id: 'invoice', open: 0, endedOn: day(9) }), item({ id: 'receipt', ...receipt, date: day(5) })];
  const given = [{ source: 'receipt', debt: 'invoice', amount: 1180, date: day(5), endedOn: day(9) }];
  expect(opens(items, given, day(8))).toEqual(['receipt 1180']);
  expect(opens(items, [], day(4))).toEqual([]);
});

test('An invoice that is another customer’s since was owed whole, and the money that it had was an advance', () => {
  const cancelled = item({ id: 'receipt', ...receipt, date: day(5), open: 0, endedOn: day(9) });
  const items = [item({ id: 'invoice', customer: 'other' }), cancelled];
  const given = [{ source: 'receipt', debt: 'invoice', amount: 1000, date: day(5), endedOn: day(9) }];
  expect(opens(items, given, day(8))).toEqual(['invoice 1180', 'receipt 1180']);
});

const refund = { side: 'debt', kind: 'refund' } as const;

test('A receipt that replaces a cancelled one with an earlier date paid the invoice twice on the days between', () => {
  const items = [
    item({ id: 'invoice', open: 0 }),
    item({ id: 'bounced', ...receipt, date: day(5), open: 0, endedOn: day(9) }),
    item({ id: 'replacement', ...receipt, date: day(6), open: 0 }),
  ];
  const bounced = [{ source: 'bounced', debt: 'invoice', amount: 1180, date: day(5), endedOn: day(9) }];
  // 1,180 owed and 2,360 paid: what was too much is an advance on that day.
  expect(openAsOf(items, bounced, day(7))).toMatchObject([{ id: 'invoice', side: 'source', open: 1180 }]);
  expect(opens(items, [], day(9))).toEqual([]);
});

test('A set-off only moves money: nothing of it is ever open', () => {
  const moved = item({ id: 'set-off', side: 'transfer', kind: 'settlement', open: 0, endedOn: day(9) });
  expect(opens([moved], [], day(8))).toEqual([]);
});

test('A refund that replaces a cancelled one with an earlier date paid the advance out twice on the days between', () => {
  const items = [
    item({ id: 'receipt', ...receipt, open: 0 }),
    item({ id: 'wrong', ...refund, date: day(5), open: 0, endedOn: day(9) }),
    item({ id: 'right', ...refund, date: day(6), open: 0 }),
  ];
  const wrong = [{ source: 'receipt', debt: 'wrong', amount: 1180, date: day(5), endedOn: day(9) }];
  expect(openAsOf(items, wrong, day(7))).toMatchObject([{ id: 'receipt', side: 'debt', open: 1180 }]);
});

const end = fc.record({ date: fc.nat(20), ended: fc.option(fc.nat(20)), isVoucher: fc.boolean() });

const line = fc.record({
  from: fc.nat(2),
  to: fc.nat(2),
  amount: fc.constantFrom(590, 1180),
  later: fc.nat(15),
  ended: fc.option(fc.nat(20)),
});

const history = fc.record({
  debts: fc.array(end, { minLength: 1, maxLength: 3 }),
  sources: fc.array(end, { minLength: 1, maxLength: 3 }),
  lines: fc.array(line, { maxLength: 10 }),
  asOf: fc.nat(45),
});

type History = typeof history extends fc.Arbitrary<infer Drawn> ? Drawn : never;

/** The items as they are now, and all that was ever allocated: never more at one time than an item has. */
function entered({ debts, sources, lines }: History): { items: AccountItem[]; allocations: ChangedAllocation[] } {
  const items = [...debts, ...sources].map(({ date, ended, isVoucher }, index) => {
    const facts = { id: String(index), date: day(date), endedOn: ended === null ? null : day(date + ended) };
    if (index < debts.length) return item({ ...facts, ...(isVoucher ? refund : {}) });
    return item({ ...facts, side: 'source', kind: isVoucher ? 'receipt' : 'note' });
  });
  const allocations: ChangedAllocation[] = [];
  const heldBy = (id: string) =>
    allocations
      .filter(({ source, debt, endedOn }) => endedOn === null && (source === id || debt === id))
      .reduce((sum, { amount }) => sum + amount, 0);
  // In the order in which they were entered: what was given back is given again, with any date.
  for (const { from, to, amount, later, ended } of lines) {
    const [source, debt] = [items[debts.length + (from % sources.length)], items[to % debts.length]];
    if (!source || !debt) continue;
    const date = addDays(source.date > debt.date ? source.date : debt.date, later);
    const ends = [source.endedOn, debt.endedOn, ended === null ? null : addDays(date, ended)];
    const endedOn = ends.filter((each) => each !== null).sort()[0] ?? null;
    const isPossible = endedOn === null || endedOn >= date;
    if (isPossible && amount <= 1180 - Math.max(heldBy(source.id), heldBy(debt.id)))
      allocations.push({ source: source.id, debt: debt.id, amount, date, endedOn });
  }
  for (const each of items) each.open = each.endedOn === null ? each.amount - heldBy(each.id) : 0;
  return { items, allocations };
}

test('Any history with back-dated replacements, taken back to any day, is what it was on that day', () => {
  let paidTwice = 0;
  fc.assert(
    fc.property(history, (drawn) => {
      const { items, allocations } = entered(drawn);
      const on = day(drawn.asOf);
      const counted = items.filter(
        ({ date, endedOn, kind }) =>
          date <= on && (endedOn === null || ((kind === 'receipt' || kind === 'refund') && endedOn > on)),
      );
      const ids = new Set(counted.map(({ id }) => id));
      const held = allocations.filter(
        ({ source, debt, date, endedOn }) =>
          date <= on && (endedOn === null || endedOn > on) && ids.has(source) && ids.has(debt),
      );
      // Above zero: a debt. Below: an advance.
      const expected = counted.map(({ id, side, amount }) => {
        const touching = held.filter(({ source, debt }) => source === id || debt === id);
        const left = touching.reduce((rest, each) => rest - each.amount, amount);
        if (left < 0) paidTwice += 1;
        return { id, signed: side === 'debt' ? left : -left };
      });
      const changed = allocations.filter(({ date, endedOn }) =>
        endedOn === null ? date > on : endedOn > on && date <= on,
      );
      // It picks those that have changed by itself, too.
      expect(openAsOf(items, allocations, on)).toEqual(openAsOf(items, changed, on));
      const shown = openAsOf(items, changed, on).map(({ id, side, open }) => {
        expect(open).toBeGreaterThan(0);
        return { id, signed: side === 'debt' ? open : -open };
      });
      expect(shown).toEqual(expected.filter(({ signed }) => signed !== 0));
    }),
    { numRuns: 1000 },
  );
  expect(paidTwice).toBeGreaterThan(0);
});
