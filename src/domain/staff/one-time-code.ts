const HOUR = 60 * 60_000;

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 28;

/**
 * A code of 140 random bits that can be read out on the telephone: seven groups of four, without I, L, O and U (Crockford).
 * `random` is hex of 36 digits or more. `oneTimeCode('00…')` → `'0000-0000-…'`
 */
export function oneTimeCode(random: string): string {
  const number = BigInt(`0x${random}`);
  const letters = Array.from({ length: LENGTH }, (_, index) => LETTERS[Number((number >> BigInt(5 * index)) & 31n)]);
  return letters.join('').replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** A typed code in the form for comparison: `readCode(' o1li-')` → `'0111'` */
export function readCode(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}

/** When a code that is created at `at` expires: after an hour (ASVS 5.0: 6.4.1). `codeUntil('…T06:00:00.000Z')` → `'…T07:00:00.000Z'` */
export function codeUntil(at: string): string {
  return new Date(Date.parse(at) + HOUR).toISOString();
}
