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
  let scaled = 0;
  let point = -1;
  // Digit by digit: a document of 500 rows has thousands of numbers, and they are read at each key.
  for (let at = 0; at < typed.length; at++) {
    const digit = typed.charCodeAt(at) - ZERO;
    if (digit >= 0 && digit <= 9) scaled = scaled * 10 + digit;
    else if (typed[at] === '.' && point < 0) point = at;
    else return null;
  }
  const whole = point < 0 ? typed.length : point;
  const fraction = point < 0 ? 0 : typed.length - point - 1;
  if (whole + fraction === 0 || fraction > places || whole > longestWhole) return null;
  scaled *= 10 ** (places - fraction);
  return Number.isSafeInteger(scaled) ? scaled : null;
}

/** `safeNumber(42n)` → `42`. Throws beyond the safe integers, where a number is no longer exact to the paisa. */
export function safeNumber(value: bigint): number {
  const result = Number(value);
  if (!Number.isSafeInteger(result)) throw new RangeError(`${value} is beyond the safe integers`);
  return result;
}

const longestWhole = 40;
const ZERO = '0'.charCodeAt(0);
