import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '#adapters/database/engine/tables.ts';
import { openTestApp, password } from '#test/open/start-test-app.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';

const start = Date.parse('2026-11-21T06:00:00.000Z');
const home = '203.0.113.5';

/** A shop that counts, with an owner, and addresses to come from: a proxy that is believed says which. */
async function openShop(database?: Database) {
  const shop = await openTestApp({
    ...(database && { database }),
    settings: { rateLimits: true, isTrustedProxy: () => true },
  });
  onTestFinished(() => shop.close());
  await shop.addPerson('asha', 'owner');
  const post = (path: string, from: string, body: unknown, token = '') =>
    shop.call('POST', path, { body, token, headers: { 'X-Forwarded-For': from } });
  const guess = async (username: string, from: string, guessed = 'wrong') => {
    const answer = await post('/api/login', from, { username, password: guessed });
    return { status: answer.status, wait: answer.headers.get('Retry-After'), body: await answer.text() };
  };
  return {
    ...shop,
    post,
    guess,
    at: (seconds: number) => {
      shop.clock.now = new Date(start + seconds * 1000).toISOString();
    },
    logInFrom: async (username: string, from: string): Promise<string> => {
      const answer = await guess(username, from, password);
      return answer.status === 200 ? JSON.parse(answer.body).token : `${answer.status}`;
    },
    /** Guesses from so many networks until none lets one more through. */
    attack: async (username: string, networks: number) => {
      const answers = [];
      for (let network = 0; network < networks; network++)
        for (let turn = 0; turn < 11; turn++) answers.push(await guess(username, `192.0.2.${network}`));
      return answers;
    },
  };
}

eachDatabase('While strangers guess at an account from many networks', (open) => {
  test('its owner logs in from where they logged in before, and confirms what needs the password', async () => {
    const { attack, guess, logInFrom, post, at } = await openShop(await open());
    const before = await logInFrom('asha', home);
    at(60);
    expect((await attack('asha', 20)).filter(({ status }) => status === 401)).toHaveLength(100);
    // A stranger has to wait, with the right password too.
    expect(await guess('asha', '198.51.100.77', password)).toMatchObject({ status: 429, wait: '36' });
    const now = await logInFrom('asha', home);
    expect(now).toHaveLength(43);
    for (const [token, change] of [
      [before, 'disable'],
      [now, 'enable'],
    ] as const) {
      const body = { change, ownPassword: password };
      expect((await post('/api/people/meena', '198.51.100.77', body, token)).status).toBe(200);
    }
  });

  test('a one-time code is good from a network nobody knows, and makes it known', async () => {
    const { attack, logInFrom, post, addPerson, at } = await openShop(await open());
    const owner = await logInFrom('asha', home);
    await addPerson('ravi', 'staff');
    at(60);
    await attack('ravi', 11);
    expect(await logInFrom('ravi', '198.51.100.7')).toBe('429');
    const given = await post('/api/people/ravi/code', home, { ownPassword: password }, owner);
    const { code } = (await given.json()) as { code: string };
    const set = await post('/api/setPassword', '198.51.100.7', { username: 'ravi', code, password });
    expect(set.status).toBe(200);
    expect(await logInFrom('ravi', '198.51.100.7')).toHaveLength(43);
  });
});

// How tries are counted is tested on both databases with the store: what follows from that on one.
test('It stays so for as long as strangers go on', async () => {
  const { guess, logInFrom, at } = await openShop();
  await logInFrom('asha', home);
  for (let hour = 1; hour <= 2; hour++) {
    at(hour * 3600);
    for (let turn = 0; turn < 102; turn++) await guess('asha', `192.0.2.${turn}`);
    expect((await guess('asha', '192.0.2.200')).status).toBe(429);
    expect(await logInFrom('asha', home)).toHaveLength(43);
  }
});

test('Nobody learns from the answers whether there is such an account', async () => {
  const { attack, logInFrom, guess, at } = await openShop();
  await logInFrom('asha', home);
  at(60);
  const there = await attack('asha', 12);
  at(3 * 3600);
  expect(await attack('usha', 12)).toEqual(there);
  // From the known network too, as long as the account has tries left for strangers.
  at(6 * 3600);
  for (let turn = 0; turn < 10; turn++) expect(await guess('asha', home)).toEqual(await guess('usha', '203.0.113.6'));
});

eachDatabase('Guesses stay few', (open) => {
  test('from a known network: ten at once and then twenty an hour', async () => {
    const { guess, logInFrom, at } = await openShop(await open());
    await logInFrom('asha', home);
    at(3600);
    let looked = 0;
    for (let second = 0; second < 3600; second += 60) {
      at(3600 + second);
      if ((await guess('asha', home)).status === 401) looked += 1;
    }
    expect(looked).toBeGreaterThanOrEqual(28);
    expect(looked).toBeLessThanOrEqual(30);
  });

  test('with a stolen login: ten confirmations at once and then one a minute, and they cost nobody else theirs', async () => {
    const { post, logInFrom } = await openShop(await open());
    const stolen = await logInFrom('asha', home);
    const confirm = async (token: string, ownPassword: string) => {
      const body = { change: 'owner', ownPassword };
      const answer = await post('/api/people/meena', home, body, token);
      return { status: answer.status, wait: answer.headers.get('Retry-After') };
    };
    for (let turn = 0; turn < 10; turn++) expect((await confirm(stolen, 'wrong')).status).toBe(422);
    expect(await confirm(stolen, password)).toEqual({ status: 429, wait: '60' });
    const other = await logInFrom('asha', home);
    expect((await confirm(other, password)).status).toBe(200);
  });

  test('no more than ten networks are known of an account, none after 90 days, and none after a reset', async () => {
    const { ports, logInFrom, post, at, clock } = await openShop(await open());
    const known = (address: string) => ports.logins.isKnownNetwork('asha', ports.system.sha256(address), clock.now);
    for (let network = 0; network < 11; network++) {
      at(network * 60);
      await logInFrom('asha', `203.0.113.${network}`);
    }
    expect(await known('203.0.113.0')).toBe(false);
    expect(await known('203.0.113.1')).toBe(true);
    expect(await known('203.0.113.10')).toBe(true);
    at(90 * 86_400 + 610);
    expect(await known('203.0.113.10')).toBe(false);

    at(91 * 86_400);
    await logInFrom('asha', home);
    expect(await known(home)).toBe(true);
    await ports.users.setRole((await ports.users.findByUsername('meena'))?.id ?? '', 'owner', clock.now, {
      username: 'console',
      address: 'console',
    });
    const meena = await logInFrom('meena', home);
    expect((await post('/api/people/asha/code', home, { ownPassword: password }, meena)).status).toBe(200);
    expect(await known(home)).toBe(false);
  });
});
