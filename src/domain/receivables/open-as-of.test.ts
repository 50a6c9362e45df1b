import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar/indian-date.ts';
import type { AccountItem } from './account-item.ts';
import { type ChangedAllocation, openAsOf } from './open-as-of.ts';

const day = (number: number) => addDays('2026-01-01', number);

function item(changes: Partial<AccountItem> & { id: string }): AccountItem {
  const facts = { customer: 'c', taxState: 'delhi', number: changes.id, date: day(1), due: day(1) } as const;
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

test('Any history, taken back to any day, is what it was on that day', () => {
  const drawn = fc.record({
    debts: fc.array(fc.record({ date: fc.nat(20), ended: fc.option(fc.nat(20)), opening: fc.boolean() }), {
      maxLength: 4,
    }),
    sources: fc.array(fc.record({ date: fc.nat(20), ended: fc.option(fc.nat(20)), note: fc.boolean() }), {
      maxLength: 4,
    }),
    lines: fc.array(fc.record({ from: fc.nat(3), to: fc.nat(3), later: fc.nat(15), ended: fc.option(fc.nat(20)) }), {
      maxLength: 8,
    }),
    asOf: fc.nat(45),
  });
  fc.assert(
    fc.property(drawn, ({ debts, sources, lines, asOf }) => {
      const ended = (date: number, after: number | null) => (after === null ? null : day(date + after));
      const all = [
        ...debts.map((debt, index) =>
          item({
            id: `debt ${index}`,
            kind: debt.opening ? 'opening' : 'invoice',
            date: day(debt.date),
            endedOn: ended(debt.date, debt.ended),
          }),
        ),
        ...sources.map((source, index) =>
          item({
            id: `source ${index}`,
            side: 'source',
            kind: source.note ? 'note' : 'receipt',
            date: day(source.date),
            endedOn: ended(source.date, source.ended),
          }),
        ),
      ];
      const byId = new Map(all.map((each) => [each.id, each]));
      const allocations = lines.flatMap(({ from, to, later, ended: after }): ChangedAllocation[] => {
        const [source, debt] = [byId.get(`source ${from}`), byId.get(`debt ${to}`)];
        if (!source || !debt) return [];
        const date = addDays(source.date > debt.date ? source.date : debt.date, later);
        const ends = [source.endedOn, debt.endedOn, after === null ? null : addDays(date, after)].filter(
          (each) => each !== null,
        );
        const endedOn = ends.sort()[0] ?? null;
        return endedOn !== null && endedOn < date
          ? []
          : [{ source: source.id, debt: debt.id, amount: 10, date, endedOn }];
      });
      const touching = (id: string) => allocations.filter(({ source, debt }) => source === id || debt === id);
      for (const each of all) {
        const standing = touching(each.id).filter(({ endedOn }) => endedOn === null);
        each.open = each.endedOn === null ? each.amount - 10 * standing.length : 0;
      }
      const on = day(asOf);
      const counts = ({ date, endedOn, kind }: AccountItem) =>
        date <= on && (endedOn === null || (kind === 'receipt' && endedOn > on));
      const expected = all.filter(counts).map((each) => {
        const held = touching(each.id).filter(
          ({ source, debt, date, endedOn }) =>
            date <= on &&
            (endedOn === null || endedOn > on) &&
            [source, debt].every((id) => counts(byId.get(id) ?? item({ id, date: '9999' }))),
        );
        return `${each.id} ${each.amount - 10 * held.length}`;
      });
      const changed = allocations.filter(({ date, endedOn }) =>
        endedOn === null ? date > on : endedOn > on && date <= on,
      );
      expect(opens(all, changed, on).sort()).toEqual(expected.sort());
    }),
    { numRuns: 1000 },
  );
});
