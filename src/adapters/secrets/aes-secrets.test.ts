import { expect, test } from 'vitest';
import { openAesSecrets } from './aes-secrets.ts';
import { readSecretsKey } from './read-secrets-key.ts';

const [one, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

test('With a key a secret is encrypted, each time differently, and can be decrypted only for its owner', () => {
  const secrets = openAesSecrets([one]);
  const stored = [secrets.encrypt('GEZDGNBV', 'user-1'), secrets.encrypt('GEZDGNBV', 'user-1')];
  expect(new Set(stored).size).toBe(2);
  expect(stored.join()).not.toContain('GEZDGNBV');
  expect(stored[0]).toMatch(/^aes-256-gcm:[0-9a-f]{8}:[\w-]+$/);
  expect(stored.map((each) => secrets.decrypt(each, 'user-1'))).toEqual(['GEZDGNBV', 'GEZDGNBV']);
  expect(secrets.decrypt(stored[0] ?? '', 'user-2')).toBeNull();
});

test('A secret that was changed, cut short or encrypted with another key cannot be decrypted', () => {
  const secrets = openAesSecrets([one]);
  const stored = secrets.encrypt('GEZDGNBV', 'user-1');
  const letter = stored.at(-3) === 'A' ? 'B' : 'A';
  expect(secrets.decrypt(stored.slice(0, -3) + letter + stored.slice(-2), 'user-1')).toBeNull();
  for (let length = stored.lastIndexOf(':') + 1; length < stored.length - 1; length++)
    expect(secrets.decrypt(stored.slice(0, length), 'user-1')).toBeNull();
  expect(openAesSecrets([other]).decrypt(stored, 'user-1')).toBeNull();
  expect(openAesSecrets([]).decrypt(stored, 'user-1')).toBeNull();
});

test('Plain secrets can still be read, and are not current when there is a key', () => {
  expect(openAesSecrets([]).encrypt('GEZDGNBV', 'user-1')).toBe('GEZDGNBV');
  for (const keys of [[], [one]]) expect(openAesSecrets(keys).decrypt('GEZDGNBV', 'user-1')).toBe('GEZDGNBV');
  expect(openAesSecrets([]).isCurrent('GEZDGNBV')).toBe(true);
  expect(openAesSecrets([one]).isCurrent('GEZDGNBV')).toBe(false);
});

test('A new key before the old one encrypts, and both decrypt', () => {
  const stored = openAesSecrets([one]).encrypt('GEZDGNBV', 'user-1');
  const both = openAesSecrets([other, one]);
  expect(both.decrypt(stored, 'user-1')).toBe('GEZDGNBV');
  expect([both.isCurrent(stored), openAesSecrets([one]).isCurrent(stored)]).toEqual([false, true]);
  expect(openAesSecrets([other]).decrypt(both.encrypt('GEZDGNBV', 'user-1'), 'user-1')).toBe('GEZDGNBV');
});

test('A key is read from hex and from base64, and several with commas between', () => {
  const [hex, base64] = [one.toString('hex'), other.toString('base64')];
  expect(readSecretsKey(`${hex} , ${base64}`)).toEqual([one, other]);
  expect(readSecretsKey(other.toString('base64url'))).toEqual([other]);
  expect(readSecretsKey(undefined)).toEqual([]);
});
