/**
 * `withoutCommas('1,50,000.50')` → `'150000.50'`; `'150,000'` → `'150000'`. Commas in wrong places stay, so that the
 * rules refuse the text: `'1,5,00'`.
 */
export function withoutCommas(text: string): string {
  const typed = text.trim();
  return indian.test(typed) || western.test(typed) ? typed.replaceAll(',', '') : text;
}

const indian = /^\d{1,2}(?:,\d\d)*,\d{3}(?:\.\d*)?$/;
const western = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
