import { createHmac } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '#adapters/database/engine/tables.ts';
import { openAesSecrets } from '#adapters/secrets/aes-secrets.ts';
import { bytesOfBase32 } from '#domain/staff/base32.ts';
import { totpCode } from '#domain/staff/totp.ts';
import { encryptSecrets } from '#operations/staff/encrypt-secrets.ts';
import { openTestApp, password } from '#test/open/start-test-app.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';

const [oldKey, newKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const noKey = /^The codes of your app cannot be checked: the key of this shop’s secrets is missing or wrong\./;

/** The shop of a database, started with these keys: `asha` is its owner, `meena` of its staff. */
async function openShop(database: Database, keys: Uint8Array[]) {
  const shop = await openTestApp({ database, ports: { secrets: openAesSecrets(keys) } });
  onTestFinished(() => shop.close());
  await shop.addPerson('asha', 'owner');
  let waited = 0;
  /** A code of the app. Moves the clock by half a minute each time, because a code works only once. */
  const codeOf = (secret: string) => {
    waited += 30;
    shop.clock.now = new Date(Date.parse('2026-11-21T06:00:00.000Z') + waited * 1000).toISOString();
    const hmac = (key: Uint8Array, message: Uint8Array) => createHmac('sha1', key).update(message).digest();
    return totpCode(bytesOfBase32(secret), BigInt(Math.floor(Date.parse(shop.clock.now) / 30_000)), hmac);
  };
  const post = async (path: string, token: string, body: object = {}) => {
    const answer = await shop.call('POST', path, { token, body });
    return { status: answer.status, text: await answer.text() };
  };
  const setUpApp = async (username: string): Promise<string> => {
    const token = await shop.logIn(username);
    const { secret } = JSON.parse((await post('/api/account/factor', token)).text) as { secret: string };
    const on = await post('/api/account/factor/on', token, { secret, code: codeOf(secret), ownPassword: password });
    expect(on.status).toBe(200);
    return secret;
  };
  const logIn = async (username: string, code?: string) => {
    const answer = await post('/api/login', '', { username, password, ...(code ? { code } : {}) });
    return { status: answer.status, ...(JSON.parse(answer.text) as { message: string }) };
  };
  const stored = async () => (await shop.ports.users.listFactors()).map(({ secret }) => secret);
  return { ...shop, codeOf, post, setUpApp, logIn, stored };
}

function later(shop: Awaited<ReturnType<typeof openShop>>, minutes: number) {
  for (let turn = 0; turn < minutes * 2; turn++) shop.codeOf('AAAA');
}

eachDatabase('The secret of an app', (open) => {
  test('is nowhere in the database when there is a key, and its codes work', async () => {
    const shop = await openShop(await open(), [newKey]);
    const secret = await shop.setUpApp('meena');
    expect(await shop.stored()).toEqual([expect.stringMatching(/^aes-256-gcm:/)]);
    expect(JSON.stringify(await shop.everything()) + shop.log.join('')).not.toContain(secret);
    expect(await shop.logIn('meena', shop.codeOf(secret))).toMatchObject({ status: 200 });
  });

  test('that was stored without a key is encrypted at the next start with one, then again with another key, and stays valid', async () => {
    const database = await open();
    const plain = await openShop(database, []);
    const secret = await plain.setUpApp('meena');
    expect(await plain.stored()).toEqual([secret]);

    const keyed = await openShop(database, [oldKey]);
    later(keyed, 5);
    expect(await keyed.logIn('meena', keyed.codeOf(secret))).toMatchObject({ status: 200 });
    expect(await encryptSecrets(keyed.ports)).toEqual({ encrypted: 1, lost: [] });
    expect(await encryptSecrets(keyed.ports)).toEqual({ encrypted: 0, lost: [] });
    const [first] = await keyed.stored();

    const changed = await openShop(database, [newKey, oldKey]);
    expect(await encryptSecrets(changed.ports)).toEqual({ encrypted: 1, lost: [] });
    expect(await changed.stored()).not.toEqual([first]);
    const onlyNew = await openShop(database, [newKey]);
    later(onlyNew, 10);
    expect(await onlyNew.logIn('meena', onlyNew.codeOf(secret))).toMatchObject({ status: 200 });
    const lines = (await onlyNew.ports.audit.read(0, 100)).filter(({ what }) => what === 'secrets sealed');
    expect(lines.map(({ who, after }) => [who, JSON.parse(after)])).toEqual([
      ['console', { secrets: 1, key: openAesSecrets([oldKey]).keyId, rows: expect.any(Object) }],
      ['console', { secrets: 1, key: openAesSecrets([newKey]).keyId, rows: expect.any(Object) }],
    ]);
    expect(JSON.stringify(await onlyNew.everything())).not.toContain(secret);
  });

  test('with a missing or wrong key is refused with a sentence, and an owner can turn the second factor off', async () => {
    const database = await open();
    const secret = await (await openShop(database, [oldKey])).setUpApp('meena');
    for (const keys of [[], [newKey]]) {
      const shop = await openShop(database, keys);
      later(shop, 5);
      expect(await encryptSecrets(shop.ports)).toEqual({ encrypted: 0, lost: ['meena'] });
      for (const code of [undefined, shop.codeOf(secret)])
        expect(await shop.logIn('meena', code)).toMatchObject({ status: 401, message: expect.stringMatching(noKey) });
      // Nobody learns of it without the password.
      const wrong = await shop.post('/api/login', '', { username: 'meena', password: 'wrong' });
      expect(JSON.parse(wrong.text).message).toBe('Invalid username or password');
    }
    const shop = await openShop(database, []);
    const owner = await shop.call('POST', '/api/login', { body: { username: 'asha', password } });
    const { token } = (await owner.json()) as { token: string };
    const people = await (await shop.call('GET', '/api/people', { token })).json();
    expect(people).toMatchObject([
      { username: 'asha', factor: false },
      { username: 'meena', factor: true },
    ]);
    const end = () => shop.post('/api/people/meena', token, { change: 'factor-off', ownPassword: password });
    expect(await end()).toEqual({ status: 200, text: 'Login now asks meena only for the password.' });
    expect((await end()).status).toBe(409);
    expect(await shop.logIn('meena')).toMatchObject({ status: 200 });
  });
});

test('The end of a second factor has its own audit line, which says who ended it and why', async () => {
  const shop = await openTestApp();
  onTestFinished(() => shop.close());
  await shop.addPerson('asha', 'owner');
  const id = (await shop.ports.users.findByUsername('meena'))?.id ?? '';
  const on = () =>
    shop.ports.users.setFactor(id, { secret: 'A'.repeat(32), used: 0 }, shop.clock.now, {
      username: 'meena',
      address: '',
    });
  const lines = async () =>
    (await shop.ports.audit.read(0, 100))
      .filter(({ what }) => /^second factor (off|ended)/.test(what))
      .map(({ who, what, subject, after }) => [who, what, subject, JSON.parse(after)]);
  const [meena, asha] = [await shop.logIn('meena'), await shop.logIn('asha')];
  const post = (path: string, token: string, body: object = {}) =>
    shop.call('POST', path, { token, body: { ownPassword: password, ...body } });

  await on();
  expect((await post('/api/account/factor/off', meena)).status).toBe(200);
  await on();
  expect((await post('/api/people/meena', asha, { change: 'factor-off' })).status).toBe(200);
  await on();
  expect((await post('/api/people/meena/code', asha)).status).toBe(200);
  // Without a second factor, a reset ends none.
  expect((await post('/api/people/meena/code', asha)).status).toBe(200);
  const rows = expect.any(Object);
  expect(await lines()).toEqual([
    ['meena', 'second factor off', 'meena', { rows }],
    ['asha', 'second factor ended by owner', 'meena', { because: 'asked', rows }],
    ['asha', 'second factor ended by owner', 'meena', { because: 'password reset', rows }],
  ]);
});
