/**
 * The sums that the portal takes for a calculated one: `portalTolerance(10_045)` → `{ least: 9_900, most: 10_200 }`. From
 * its rupees less one to the next rupee and one more.
 */
export function portalTolerance(paise: number): { least: number; most: number } {
  return { least: (Math.floor(paise / 100) - 1) * 100, most: (Math.ceil(paise / 100) + 1) * 100 };
}
