/**
 * `plainAmount('₹ 1,50,000.50')` → `'150000.50'`, `plainAmount('1,50,000/-')` → `'150000'`, `plainAmount('150,000')` →
 * `'150000'`: an amount or quantity as Indians write it, in plain digits. Any other text stays, also with commas in wrong
 * places, so that the rules refuse it: `'1,5,00'`, `'1.50,000'`.
 */
export function plainAmount(text: string): string {
  const [, number = ''] = written.exec(text.trim()) ?? [];
  if (plain.test(number)) return number;
  return indian.test(number) || western.test(number) ? number.replaceAll(',', '') : text;
}

const written = /^(?:(?:₹|rs\.?|inr)\s*)?([\d,.]+)(?:\s*\/[-–=])?$/i;
const plain = /^(?:\d+(?:\.\d*)?|\.\d+)$/;
const indian = /^\d{1,2}(?:,\d\d)*,\d{3}(?:\.\d*)?$/;
const western = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
