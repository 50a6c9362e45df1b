import { describe, expect, onTestFinished, test } from 'vitest';
import { openTestApp, password } from '#test/open/start-test-app.ts';

const start = Date.parse('2026-11-21T06:00:00.000Z');

/** A shop that counts, with an address to come from: a proxy that is believed says which. */
async function openCounting() {
  const shop = await openTestApp({ settings: { rateLimits: true, isTrustedProxy: () => true } });
  onTestFinished(() => shop.close());
  return {
    ...shop,
    at: (seconds: number) => {
      shop.clock.now = new Date(start + seconds * 1000).toISOString();
    },
    guess: async (username: string, from: string, guessed = 'wrong') => {
      const headers = { 'X-Forwarded-For': from };
      const answer = await shop.call('POST', '/api/login', { body: { username, password: guessed }, headers });
      return { status: answer.status, wait: Number(answer.headers.get('Retry-After')) };
    },
  };
}

describe('Somebody who guesses passwords', () => {
  test('has ten guesses at an account from one address, then one a minute, however often he asks', async () => {
    const { guess, at } = await openCounting();
    let through = 0;
    for (let second = 0; second < 600; second += 5) {
      at(second);
      if ((await guess('meena', '192.0.2.9')).status === 401) through += 1;
    }
    // Ten at once and one for each of the ten minutes.
    expect(through).toBeLessThanOrEqual(10 + 10);
    expect(through).toBeGreaterThanOrEqual(10 + 9);
  });

  test('is told when to come again, and a refused guess is not even looked at: the right password neither', async () => {
    const { guess } = await openCounting();
    for (let turn = 0; turn < 10; turn++) await guess('meena', '192.0.2.9');
    expect(await guess('meena', '192.0.2.9', password)).toEqual({ status: 429, wait: 60 });
  });

  test('wins nothing by other spellings of the name', async () => {
    const { guess } = await openCounting();
    const spellings = [
      'meena',
      'MEENA',
      'Meena',
      'ｍeena',
      'meEna',
      ' meena',
      'meena ',
      '\tmeena',
      'meena\u3000',
      'mééna',
    ];
    const statuses: number[] = [];
    for (const username of [...spellings, ...spellings]) statuses.push((await guess(username, '192.0.2.9')).status);
    // 'mééna' is another name; of the rest no more than ten are looked at.
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(12);
  });

  test('has twenty tries from one address at however many names, then one in six seconds', async () => {
    const { guess } = await openCounting();
    const statuses: number[] = [];
    for (let turn = 0; turn < 25; turn++) statuses.push((await guess(`name ${turn}`, '192.0.2.9')).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual(Array(5).fill(429));
  });

  test('has a hundred an hour at one account from however many addresses, and its owner still gets in next hour', async () => {
    const { guess, at } = await openCounting();
    let looked = 0;
    for (let turn = 0; turn < 130; turn++) if ((await guess('meena', `192.0.2.${turn}`)).status === 401) looked += 1;
    expect(looked).toBe(100);
    at(3600);
    expect((await guess('meena', '198.51.100.1', password)).status).toBe(200);
  });

  test('cannot say himself where he comes from, where no proxy is trusted', async () => {
    const shop = await openTestApp({ settings: { rateLimits: true } });
    onTestFinished(() => shop.close());
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn++) {
      const headers = {
        'X-Forwarded-For': `198.51.100.${turn}`,
        Forwarded: `for=198.51.100.${turn}`,
        'X-Real-IP': `10.0.0.${turn}`,
      };
      const body = { username: 'meena', password: 'wrong' };
      statuses.push((await shop.call('POST', '/api/login', { body, headers })).status);
    }
    expect(statuses.slice(10)).toEqual([429, 429]);
  });
});

test('A network of a whole house counts as one address where addresses are IPv6: a guesser has 2^64 of those', async () => {
  const { guess } = await openCounting();
  const statuses: number[] = [];
  for (let turn = 0; turn < 12; turn++)
    statuses.push((await guess('meena', `2001:db8:1:2::${turn.toString(16)}`)).status);
  expect(statuses.slice(10)).toEqual([429, 429]);
});
