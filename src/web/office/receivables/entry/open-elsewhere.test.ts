import { expect, test } from 'vitest';
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
    delhi: { debts: [item(100_00)], advances: [] },
    odisha: { debts: [item(200_00, '2026-11-20'), item(50_00)], advances: [item(30_00)] },
  };
  expect(openElsewhere(accounts, 'delhi', today)).toEqual([
    { state: 'odisha', owed: 250_00, invoices: 2, overdue: 200_00, advance: 30_00 },
  ]);
  expect(openElsewhere(accounts, 'odisha', today)).toEqual([
    { state: 'delhi', owed: 100_00, invoices: 1, overdue: 0, advance: 0 },
  ]);
});

test('Nothing is told of a registration where nothing is open', () => {
  const nothing = { debts: [], advances: [] };
  expect(openElsewhere({ delhi: { debts: [item(1)], advances: [] }, odisha: nothing }, 'delhi', today)).toEqual([]);
  expect(openElsewhere({ delhi: nothing, odisha: { debts: [], advances: [item(1)] } }, 'delhi', today)).toHaveLength(1);
});
