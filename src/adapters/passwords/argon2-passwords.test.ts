import { expect, test } from 'vitest';
import { Overloaded } from '#operations/ports/failures.ts';
import { openArgon2Passwords } from './argon2-passwords.ts';

test('A password is kept as argon2id and known again', async () => {
  const passwords = await openArgon2Passwords();
  const hash = await passwords.hash('correct horse battery');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify('correct horse battery', hash)).toBe(true);
  expect(await passwords.verify('correct horse batterz', hash)).toBe(false);
});

test('For an unknown account no password is right, not even that of the dummy hash', async () => {
  const passwords = await openArgon2Passwords();
  expect(await passwords.verify('nobody', null)).toBe(false);
});

test('More logins at once than can wait are refused, and the rest are answered', async () => {
  const passwords = await openArgon2Passwords();
  const answers = await Promise.allSettled(Array.from({ length: 120 }, () => passwords.verify('x', null)));
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) expect(answer.reason).toBeInstanceOf(Overloaded);
  expect(await passwords.verify('x', null)).toBe(false);
});
