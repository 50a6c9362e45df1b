import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { bytesOfBase32, isTotpSecret, totpSecret } from './base32.ts';
import { totpCode, totpLink, totpStep } from './totp.ts';

function hmac(key: Uint8Array, message: Uint8Array) {
  return createHmac('sha1', key).update(message).digest();
}
const key = new TextEncoder().encode('12345678901234567890');
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('RFC 6238, appendix B: at %i seconds the code is %s', (seconds, code) => {
  expect(totpCode(key, BigInt(Math.floor(seconds / 30)), hmac, 8)).toBe(code);
  expect(totpCode(key, BigInt(Math.floor(seconds / 30)), hmac)).toBe(code.slice(2));
});

test.each(['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'])(
  'RFC 4226, appendix D: %s',
  (code) => {
    const codes = Array.from({ length: 10 }, (_, step) => totpCode(key, BigInt(step), hmac));
    expect(codes).toContain(code);
  },
);

test('The secret is read as RFC 4648 writes it', () => {
  expect(bytesOfBase32(secret)).toEqual(key);
  expect(bytesOfBase32('MZXW6YTBOI')).toEqual(new TextEncoder().encode('foobar'));
  expect(bytesOfBase32('')).toEqual(new Uint8Array());
  expect(() => bytesOfBase32('gezd')).toThrow('not base32');
  expect(isTotpSecret(totpSecret('0123456789abcdef'.repeat(4)))).toBe(true);
  expect(totpSecret('f'.repeat(64))).toBe('7'.repeat(32));
});

function at(seconds: number) {
  return new Date(seconds * 1000).toISOString();
}

test('A code is valid once, in its half minute and one step before and after, and no older code is valid after it', () => {
  const step = 37_037_036;
  const code = totpCode(key, BigInt(step), hmac);
  const tried = (seconds: number, used = 0) => totpStep(code, { secret, used, at: at(seconds) }, hmac);
  const first = step * 30;
  expect([first - 31, first - 30, first, first + 29, first + 59, first + 60].map((seconds) => tried(seconds))).toEqual([
    null,
    step,
    step,
    step,
    step,
    null,
  ]);
  expect(tried(first, step)).toBeNull();
  expect(tried(first, step + 1)).toBeNull();
  expect(totpStep(`${code.slice(0, 3)} ${code.slice(3)}`, { secret, used: 0, at: at(first) }, hmac)).toBe(step);
  for (const typed of ['', '000', code.slice(1), `${code}0`, 'abcdef'])
    expect(totpStep(typed, { secret, used: 0, at: at(first) }, hmac)).toBeNull();
});

test('The link has the names of firm and person, with special characters encoded', () => {
  expect(totpLink('meena', 'Sample & Sons: Traders', secret)).toBe(
    `otpauth://totp/Sample%20%26%20Sons%20%20Traders:meena?secret=${secret}&issuer=Sample%20%26%20Sons%20%20Traders`,
  );
});
