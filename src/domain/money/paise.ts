/** Rounds a quotient half up: `roundHalfUp(5n, 2n)` → `3n`, `roundHalfUp(-5n, 2n)` → `-2n`. CGST Act, section 170: fifty paise and more are rounded up. */
export function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  const doubled = 2n * numerator + denominator;
  const divisor = 2n * denominator;
  const quotient = doubled / divisor;
  // BigInt division truncates towards zero; rounding needs the floor.
  return doubled % divisor < 0n ? quotient - 1n : quotient;
}

/** `readDecimal('12.5', 2)` → `1250`, `readDecimal('1,200', 2)` → `null`. Only plain digits: a comma is a typing error as often as a separator. */
export function readDecimal(text: string, places: number): number | null {
  const typed = text.trim();
  if (!/^\d*(?:\.\d*)?$/.test(typed)) return null;
  const point = typed.indexOf('.');
  const whole = point < 0 ? typed : typed.slice(0, point);
  const fraction = point < 0 ? '' : typed.slice(point + 1);
  if (whole + fraction === '' || fraction.length > places || whole.length > longestWhole) return null;
  const scaled = Number(whole + fraction.padEnd(places, '0'));
  return Number.isSafeInteger(scaled) ? scaled : null;
}

/** `safeNumber(42n)` → `42`. Throws beyond the safe integers, where a number is no longer exact to the paisa. */
export function safeNumber(value: bigint): number {
  const result = Number(value);
  if (!Number.isSafeInteger(result)) throw new RangeError(`${value} is beyond the safe integers`);
  return result;
}

const longestWhole = 40;
