/**
 * The order of numbers, codes and days as text, the same on every machine, for a sort: below 0 when `one` is first.
 * `compareText('DL/26-27/0001', 'DL/26-27/0002')` → -1
 */
export function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
