/** Longer values are shortened: a line of the audit log stays short. In characters. */
const LONGEST = 200;

/** `shortened('Teak')` → `'Teak'`; of 300 characters the first 200 and ' …'. */
export function shortened(text: string): string {
  const characters = [...text];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')} …` : text;
}
