/** The fewest digits of a contact number: section 9 of the specification. */
const fewestDigits = 8;

/**
 * Whether staff can call this number: digits, spaces, `-`, `.` and brackets, a `+` at the front, at least 8 digits.
 * The pattern reads each character once, so its time is linear.
 * `isContactNumber('+91 98100-12345')` → `true`; `isContactNumber('1234-567')` → `false`
 */
export function isContactNumber(typed: string): boolean {
  return /^\+?[\d \u00a0.()-]+$/.test(typed) && typed.replace(/\D/g, '').length >= fewestDigits;
}
