import { createHmac } from 'node:crypto';
import { bytesOfBase32 } from '#domain/staff/base32.ts';
import { totpCode } from '#domain/staff/totp.ts';

/** What the authenticator app on a telephone shows now, or will show so many steps of 30 seconds later. */
export function appCode(secret: string, later = 0): string {
  const hmac = (key: Uint8Array, message: Uint8Array) => createHmac('sha1', key).update(message).digest();
  return totpCode(bytesOfBase32(secret), BigInt(Math.floor(Date.now() / 30_000) + later), hmac);
}
