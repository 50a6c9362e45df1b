import { bytesOfBase32 } from './base32.ts';

/** HMAC-SHA-1 of a message with a key. */
type Hmac = (key: Uint8Array, message: Uint8Array) => Uint8Array;

const SECONDS = 30;
const DIGITS = 6;

/** The code of one step. RFC 4226, 5.3: the last half-byte is the offset of the four bytes to use. `totpCode(key, 1n, hmac, 8)` → `'94287082'` for the RFC's key */
export function totpCode(key: Uint8Array, step: bigint, hmac: Hmac, digits = DIGITS): string {
  const message = Uint8Array.from({ length: 8 }, (_, index) => Number((step >> BigInt(8 * (7 - index))) & 0xffn));
  const mac = hmac(key, message);
  const from = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.slice(from, from + 4).reduce((sum, byte) => sum * 256 + byte, 0) % 2 ** 31;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/**
 * The step of the typed code, or null. RFC 6238, 5.2: one step of drift to either side, and each code is valid once, so only
 * steps after `used`. Spaces in the code are ignored. `totpStep('123 456', { secret, used: 0, at: '2026-11-21T06:00:00.000Z' }, hmac)`
 */
export function totpStep(
  typed: string,
  { secret, used, at }: { secret: string; used: number; at: string },
  hmac: Hmac,
): number | null {
  const code = typed.replaceAll(/\s/g, '');
  const key = bytesOfBase32(secret);
  const now = Math.floor(Date.parse(at) / 1000 / SECONDS);
  const steps = [now, now - 1, now + 1].filter((step) => step > used);
  return steps.find((step) => totpCode(key, BigInt(step), hmac) === code) ?? null;
}

/**
 * The link that an authenticator app reads. `totpLink('meena', 'Sample Traders', 'GEZD…')` →
 * `'otpauth://totp/Sample%20Traders:meena?secret=GEZD…&issuer=Sample%20Traders'`
 */
export function totpLink(username: string, firm: string, secret: string): string {
  const issuer = encodeURIComponent(firm.replaceAll(':', ' '));
  return `otpauth://totp/${issuer}:${encodeURIComponent(username)}?secret=${secret}&issuer=${issuer}`;
}
