import { expect, test, vi } from 'vitest';
import { nodeSystem } from './node-system.ts';

test('Secrets and UUIDs come from the machine’s generator and never from Math.random, which can be guessed', () => {
  const guessable = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  try {
    const secrets = Array.from({ length: 1000 }, () => nodeSystem.secret(32));
    const uuids = Array.from({ length: 1000 }, () => nodeSystem.uuid());
    expect(new Set(secrets).size).toBe(1000);
    expect(new Set(uuids).size).toBe(1000);
    for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect(guessable).not.toHaveBeenCalled();
  } finally {
    guessable.mockRestore();
  }
});

test('Every bit of a secret is drawn: over a thousand of them each is set about half of the time', () => {
  const set = Array<number>(256).fill(0);
  for (let turn = 0; turn < 1000; turn++)
    for (const [at, byte] of Buffer.from(nodeSystem.secret(32), 'base64url').entries())
      for (let bit = 0; bit < 8; bit++) set[at * 8 + bit] = (set[at * 8 + bit] ?? 0) + ((byte >> bit) & 1);
  // 500 with a standard deviation of 16: more than ten deviations cannot be chance.
  for (const count of set) expect(Math.abs(count - 500)).toBeLessThan(160);
});
