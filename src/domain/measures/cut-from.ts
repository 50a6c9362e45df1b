/** `count` equal lengths in millimetres: cuts, offcuts or columns. */
export type Lengths = { readonly lengthMm: number; readonly count: number };

/**
 * How many whole lengths of `stockMm` the cuts come from when each offcut serves as long as it can, the longest cuts first and each from
 * the first offcut that is long enough: `cutFrom(10_050, [{ lengthMm: 3150, count: 4 }])` → 2. A cut is longer than 0 and at most as long
 * as the stock. What is equal is cut in one step, so a million equal cuts take no longer than one.
 */
export function cutFrom(stockMm: number, cuts: readonly Lengths[]): number {
  const sorted = cuts.filter(({ count }) => count > 0).toSorted((one, other) => other.lengthMm - one.lengthMm);
  const shortestMm = sorted.at(-1)?.lengthMm ?? 0;
  let whole = 0;
  let offcuts: Lengths[] = [];
  for (const { lengthMm, count } of sorted) {
    const parts: Lengths[] = [];
    let missing = count;
    for (const offcut of offcuts) missing -= cutOff(offcut, lengthMm, missing, parts);
    const opened = Math.ceil(missing / Math.floor(stockMm / lengthMm));
    cutOff({ lengthMm: stockMm, count: opened }, lengthMm, missing, parts);
    whole += opened;
    // A shorter offcut serves nothing.
    offcuts = parts.filter((part) => part.count > 0 && part.lengthMm >= shortestMm);
  }
  return whole;
}

/** Cuts at most `most` of `cutMm` off equal lengths, one after the other, adds what is left to `parts`, and says how many it cut. */
function cutOff(lengths: Lengths, cutMm: number, most: number, parts: Lengths[]): number {
  const { lengthMm, count } = lengths;
  const each = Math.floor(lengthMm / cutMm);
  const cut = Math.min(most, each * count);
  if (cut === 0) {
    parts.push(lengths);
    return 0;
  }
  const full = Math.floor(cut / each);
  const rest = cut - full * each;
  const begun = rest > 0 ? 1 : 0;
  parts.push(
    { lengthMm: lengthMm - each * cutMm, count: full },
    { lengthMm: lengthMm - rest * cutMm, count: begun },
    { lengthMm, count: count - full - begun },
  );
  return cut;
}
