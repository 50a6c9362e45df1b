/** `formatRupees(12345678)` → `'1,23,456.78'`. The Indian grouping: the last three digits, then twos. */
export function formatRupees(paise: number | bigint): string {
  const digits = paise.toString().replace('-', '').padStart(3, '0');
  return `${paise < 0 ? '-' : ''}${grouped(digits.slice(0, -2))}.${digits.slice(-2)}`;
}

/** `formatQuantity(186500)` → `'186.5'`, `formatQuantity(1234000)` → `'1,234'`. Thousandths, without trailing zeros. */
export function formatQuantity(milli: number): string {
  const digits = Math.abs(milli).toString().padStart(4, '0');
  return `${milli < 0 ? '-' : ''}${grouped(digits.slice(0, -3))}${fraction(digits.slice(-3))}`;
}

/** `formatRate(1800)` → `'18'`, `formatRate(250)` → `'2.5'`. Basis points as a percentage, without the sign. */
export function formatRate(basisPoints: number): string {
  const digits = basisPoints.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}${fraction(digits.slice(-2))}`;
}

function grouped(digits: string) {
  return digits.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,');
}

function fraction(digits: string) {
  const kept = digits.replace(/0+$/, '');
  return kept === '' ? '' : `.${kept}`;
}
