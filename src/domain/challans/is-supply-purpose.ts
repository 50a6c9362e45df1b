/**
 * `isSupplyPurpose('site')` → `true`: the goods are on their way to the one who buys them. Apart from the list of purposes, whose
 * words and laws a form that is typed into does not need.
 */
export function isSupplyPurpose(purpose: string | undefined): boolean {
  return purpose === 'site';
}
