import { safeNumber } from '../money/paise.ts';

/**
 * Which part of each line was held back as TDS, when nobody says: in proportion to the amounts, to the paisa.
 * `spreadTds(100, [50_00, 150_00])` → `[25, 75]`. Never more than the lines come to: TDS on an advance belongs to no invoice.
 */
export function spreadTds(tds: number, amounts: readonly number[]): number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const spread = Math.min(tds, total);
  let [before, given] = [0, 0];
  return amounts.map((amount) => {
    before += amount;
    // The parts up to each line are rounded down, so that they add up to the whole at the last one.
    const upToHere = total === 0 ? 0 : safeNumber((BigInt(spread) * BigInt(before)) / BigInt(total));
    const part = upToHere - given;
    given = upToHere;
    return part;
  });
}
