/** `fromTo('IFSC', 'A', 'B')` → `'IFSC: A → B'`; a blank side is 'added' or 'removed'. */
export function fromTo(name: string, from: string, to: string): string {
  if (from === '') return `${name}: added ${to}`;
  return to === '' ? `${name}: removed, was ${from}` : `${name}: ${from} → ${to}`;
}
