import { keptQuery } from '../engine/kept-query.ts';
import { runTogether, type Step } from '../engine/run-together.ts';
import type { Tables, Transacting } from '../engine/tables.ts';

type Item = Pick<Tables['account_items'], 'customer' | 'tax_state' | 'side' | 'open'>;
type Balance = Tables['account_balances'];

/**
 * Adds what became open (or less open: negative) to the stored sums of the customers' accounts. The caller has locked the audit
 * head, so that two transactions cannot lock these rows in another order.
 */
export async function addToBalances(transaction: Transacting, changes: Item[]): Promise<void> {
  await runTogether(transaction, balanceSteps(changes));
}

/** The same as steps beside others. */
export function balanceSteps(changes: Item[]): Step[] {
  return sumsOf(changes)
    .filter(({ owed, advances }) => owed !== 0 || advances !== 0)
    .map(add.with);
}

function sumsOf(changes: Item[]): Balance[] {
  const sums = new Map<string, Balance>();
  for (const { customer, tax_state, side, open } of changes) {
    const key = `${customer} ${tax_state}`;
    const sum = sums.get(key) ?? { customer, tax_state, owed: 0, advances: 0 };
    if (side === 'debt') sum.owed += open;
    if (side === 'source') sum.advances += open;
    sums.set(key, sum);
  }
  return [...sums.values()];
}

const add = keptQuery((database, balance: Balance) =>
  database
    .insertInto('account_balances')
    .values(balance)
    .onConflict((conflict) =>
      conflict.columns(['customer', 'tax_state']).doUpdateSet((row) => ({
        owed: row('account_balances.owed', '+', row.ref('excluded.owed')),
        advances: row('account_balances.advances', '+', row.ref('excluded.advances')),
      })),
    ),
);
