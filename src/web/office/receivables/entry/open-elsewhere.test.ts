import { expect, test } from 'vitest';
import { branch, home } from '#test/specification/specified-firm.ts';
import type { Account } from './entry-of-draft.ts';
import { openElsewhere } from './open-elsewhere.ts';

const today = '2026-11-21';

function item(open: number, due = today) {
  return {
    id: crypto.randomUUID(),
    kind: 'tax',
    number: 'x',
    date: '2026-10-01',
    due,
    open,
  } as unknown as Account['debts'][number];
}

test('What is owed to another registration is told with what is overdue of it, and its advance', () => {
  const accounts = {
    [home]: { debts: [item(100_00)], advances: [] },
    [branch]: { debts: [item(200_00, '2026-11-20'), item(50_00)], advances: [item(30_00)] },
  };
  expect(openElsewhere(accounts, home, today)).toEqual([
    { state: branch, owed: 250_00, invoices: 2, overdue: 200_00, advance: 30_00 },
  ]);
  expect(openElsewhere(accounts, branch, today)).toEqual([
    { state: home, owed: 100_00, invoices: 1, overdue: 0, advance: 0 },
  ]);
});

test('Nothing is told of a registration where nothing is open', () => {
  const nothing = { debts: [], advances: [] };
  expect(openElsewhere({ [home]: { debts: [item(1)], advances: [] }, [branch]: nothing }, home, today)).toEqual([]);
  expect(openElsewhere({ [home]: nothing, [branch]: { debts: [], advances: [item(1)] } }, home, today)).toHaveLength(1);
});
