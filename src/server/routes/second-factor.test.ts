import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { bytesOfBase32 } from '#domain/staff/base32.ts';
import { totpCode } from '#domain/staff/totp.ts';
import { password, withTestApp } from '#test/open/start-test-app.ts';

const app = withTestApp();

/** The code that a person's app shows now. */
function codeOf(secret: string) {
  const hmac = (key: Uint8Array, message: Uint8Array) => createHmac('sha1', key).update(message).digest();
  return totpCode(bytesOfBase32(secret), BigInt(Math.floor(Date.parse(app().clock.now) / 30_000)), hmac);
}

function later(seconds: number) {
  app().clock.now = new Date(Date.parse(app().clock.now) + seconds * 1000).toISOString();
}

async function post(path: string, token: string, body?: unknown) {
  const answer = await app().call('POST', path, { token, ...(body ? { body } : {}) });
  const text = await answer.text();
  return { status: answer.status, text, json: () => JSON.parse(text) };
}

async function logIn(username: string, code?: string) {
  const body = { username, password, ...(code === undefined ? {} : { code }) };
  const answer = await app().call('POST', '/api/login', { body });
  return { status: answer.status, ...((await answer.json()) as { token: string; problems?: unknown[] }) };
}

/** Adds a person who has set up an app, and waits until its first code is over. */
async function withFactor(username: string) {
  await app().addPerson(username, 'staff');
  const token = await app().logIn(username);
  const { secret, link } = (await post('/api/account/factor', token)).json();
  expect(link).toContain(`secret=${secret}&issuer=Sample%20Interiors%20Trading`);
  const on = await post('/api/account/factor/on', token, { secret, code: codeOf(secret), ownPassword: password });
  expect(on).toMatchObject({ status: 200, text: 'From now on Login asks for a code of your app.' });
  return { secret, token };
}

test('A person sets up an app: Login then asks for its code, takes each once, and nobody else is asked', async () => {
  const { secret } = await withFactor('ravi');
  const asked = {
    status: 401,
    token: '',
    problems: [{ field: 'code', message: 'Enter the code of your authenticator app.' }],
  };
  expect(await logIn('ravi')).toMatchObject(asked);
  expect(await logIn('ravi', '')).toMatchObject(asked);
  // The code of the set-up is used already.
  const wrong = {
    status: 401,
    token: '',
    problems: [{ field: 'code', message: expect.stringMatching(/used before/) }],
  };
  expect(await logIn('ravi', codeOf(secret))).toMatchObject(wrong);
  later(30);
  expect(await logIn('ravi', '000000')).toMatchObject(wrong);
  expect(await logIn('ravi', codeOf(secret))).toMatchObject({ status: 200 });
  expect(await logIn('ravi', codeOf(secret))).toMatchObject(wrong);
  expect(await logIn('meena')).toMatchObject({ status: 200 });
});

test('Without the right password nobody learns that a code is asked for', async () => {
  await withFactor('lata');
  const answer = await app().call('POST', '/api/login', {
    body: { username: 'lata', password: 'wrong', code: '123456' },
  });
  expect(await answer.json()).toEqual({
    result: 'failure',
    token: '',
    message: 'Invalid username or password',
    problems: [],
  });
});

test('It is set up only with a code of the secret and the own password, and the account shows whether it is on', async () => {
  const token = await app().logIn();
  const { secret } = (await post('/api/account/factor', token)).json();
  const on = (body: object) =>
    post('/api/account/factor/on', token, { secret, code: codeOf(secret), ownPassword: password, ...body });
  for (const [body, field] of [
    [{ code: '000000' }, 'code'],
    [{ ownPassword: 'wrong' }, 'ownPassword'],
  ] as const) {
    const refused = await on(body);
    expect(refused.status).toBe(422);
    expect(refused.json().problems[0].field).toBe(field);
  }
  expect((await on({ secret: 'short' })).status).toBe(422);
  const factor = async () => (await (await app().call('GET', '/api/account', { token })).json()).factor;
  expect(await factor()).toBe(false);
  expect((await on({})).status).toBe(200);
  expect(await factor()).toBe(true);
  expect((await post('/api/account/factor/off', token, { ownPassword: 'wrong' })).status).toBe(422);
  expect((await post('/api/account/factor/off', token, { ownPassword: password })).status).toBe(200);
  expect(await logIn('meena')).toMatchObject({ status: 200 });
});

test('A person who has lost the telephone comes back with a one-time code from an owner', async () => {
  await app().addPerson('asha', 'owner');
  await withFactor('devi');
  const owner = await app().logIn('asha');
  const given = (await post('/api/people/devi/code', owner, { ownPassword: password })).json();
  const set = await post('/api/setPassword', '', { username: 'devi', code: given.code, password });
  expect(set.status).toBe(200);
  expect(await logIn('devi')).toMatchObject({ status: 200 });
});

test('The audit log has the start and the end of a second factor, but not its secret', async () => {
  const { secret, token } = await withFactor('usha');
  await logIn('usha');
  await post('/api/account/factor/off', token, { ownPassword: password });
  const lines = JSON.stringify(await app().ports.audit.read(0, 1000));
  expect(lines).toContain('"what":"second factor on","subject":"usha"');
  expect(lines).toContain('"what":"login asked for a code","subject":"usha"');
  expect(lines).toContain('"what":"second factor off","subject":"usha"');
  expect(lines + app().log.join('')).not.toContain(secret);
});
