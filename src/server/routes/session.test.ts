import { describe, expect, test } from 'vitest';
import { openArgon2Passwords } from '#adapters/passwords/argon2-passwords.ts';
import { openTestApp, password, withTestApp } from '#test/open/start-test-app.ts';

const app = withTestApp();
function minutesLater(minutes: number) {
  return new Date(Date.parse('2026-11-21T06:00:00.000Z') + minutes * 60_000).toISOString();
}

describe('POST /api/login', () => {
  test('Specification 3, login: username and password are answered by result, token and message', async () => {
    const answer = await app().call('POST', '/api/login', { body: { username: 'MEENA', password } });
    const body = await answer.json();
    expect(answer.status).toBe(200);
    expect(body).toEqual({ result: 'success', token: expect.stringMatching(/^[\w-]{43}$/), message: 'Welcome.' });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await app().logIn()).not.toBe((body as { token: string }).token);
  });

  test.each([
    ['a wrong password', { username: 'meena', password: 'a long enough passwore' }],
    ['an unknown user', { username: 'nobody', password }],
    ['blank fields', { username: '', password: '' }],
  ])('Specification 7, POST login: %s is answered by result failure, no token and a message', async (_, body) => {
    const answer = await app().call('POST', '/api/login', { body });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({
      result: 'failure',
      token: '',
      message: 'Invalid username or password',
      problems: [],
    });
  });

  test.each([
    [400, '{"username":', { 'Content-Type': 'application/json' }],
    [415, 'username=meena', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    [415, '{}', {}],
    [422, '{}', { 'Content-Type': 'application/json' }],
    [422, 'null', { 'Content-Type': 'application/json' }],
    [422, '{"username":["meena"],"password":{}}', { 'Content-Type': 'application/json; charset=utf-8' }],
    [413, `"${'x'.repeat(1_000_001)}"`, { 'Content-Type': 'application/json' }],
  ])('answers %i to an invalid body', async (status, body, headers) => {
    const answer = await app().call('POST', '/api/login', { body, headers: headers as Record<string, string> });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/\w/), problems: expect.any(Array) });
  });

  test('lets ten guesses at an account through from one address, then says when to try again', async () => {
    const limited = await openTestApp({ settings: { rateLimits: true } });
    const guess = () => limited.call('POST', '/api/login', { body: { username: 'meena', password: 'wrong' } });
    for (let time = 0; time < 10; time++) expect((await guess()).status).toBe(401);
    const refused = await guess();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('60');
    expect(await refused.json()).toMatchObject({ problems: [] });
    limited.clock.now = minutesLater(1);
    expect((await limited.call('POST', '/api/login', { body: { username: 'meena', password } })).status).toBe(200);
    await limited.close();
  });

  test('takes as long for an unknown user as for a wrong password', async () => {
    // With the passwords of the shop: a cheap hash would drown in the noise of the machine.
    const slow = await openTestApp({ ports: { passwords: await openArgon2Passwords() } });
    const time = async (username: string) => {
      const begun = performance.now();
      await slow.call('POST', '/api/login', { body: { username, password: 'wrong wrong wrong' } });
      return performance.now() - begun;
    };
    const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    const known: number[] = [];
    const unknown: number[] = [];
    for (let turn = 0; turn < 15; turn++) {
      known.push(await time('meena'));
      unknown.push(await time('nobody'));
    }
    // Without the work on a dummy hash the unknown user is twenty times as fast; the band is wide for a busy machine.
    expect(median(unknown) / median(known)).toBeGreaterThan(0.5);
    expect(median(unknown) / median(known)).toBeLessThan(2);
    await slow.close();
  });
});

describe('A login', () => {
  test('ends with logout, at once', async () => {
    const token = await app().logIn();
    expect((await app().call('GET', '/api/desk', { token })).status).toBe(200);
    const answer = await app().call('POST', '/api/logout', { token });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect((await app().call('GET', '/api/desk', { token })).status).toBe(401);
  });

  test.each([
    ['is valid after 29 idle minutes', [29], 200],
    ['ends after 30 idle minutes', [30], 401],
    ['stays valid while it is used', [20, 40, 60, 80], 200],
    [
      'ends after twelve hours, however much it is used',
      Array.from({ length: 36 }, (_, index) => (index + 1) * 20),
      401,
    ],
  ])('%s', async (_, minutes, status) => {
    const fresh = await openTestApp();
    const token = await fresh.logIn();
    let last = 0;
    for (const minute of minutes) {
      fresh.clock.now = minutesLater(minute);
      last = (await fresh.call('GET', '/api/desk', { token })).status;
    }
    expect(last).toBe(status);
    await fresh.close();
  });

  test('ends when the account is disabled', async () => {
    const fresh = await openTestApp();
    const token = await fresh.logIn();
    const user = await fresh.ports.users.findByUsername('meena');
    await fresh.ports.users.disable(user?.id ?? '', fresh.clock.now, { username: 'console', address: 'console' });
    expect((await fresh.call('GET', '/api/desk', { token })).status).toBe(401);
    expect((await fresh.call('POST', '/api/login', { body: { username: 'meena', password } })).status).toBe(401);
    await fresh.close();
  });
});
