/** `formatEwayNumber('771200004821')` → `'7712 0000 4821'`, as the portal prints it. */
export function formatEwayNumber(number: string): string {
  return number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}
