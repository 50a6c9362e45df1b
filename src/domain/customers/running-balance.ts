/** Each entry with the balance after it: `runningBalance(100, [{ amount: 50 }, { amount: -30 }])` → balances 150 and 120. */
export function runningBalance<Entry extends { amount: number }>(
  opening: number,
  entries: readonly Entry[],
): (Entry & { balance: number })[] {
  let balance = opening;
  return entries.map((entry) => {
    balance += entry.amount;
    return { ...entry, balance };
  });
}
