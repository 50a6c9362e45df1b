import { beforeAll, describe, expect, test } from 'vitest';
import { buildCompany } from '#test/build/factories.ts';
import { password, withTestApp } from '#test/open/start-test-app.ts';
import { callsOf, type DescribedCall } from './described-calls.ts';
import { fillPortals } from './fill-portals.ts';
import { fillShop } from './fill-shop.ts';
import { knowingRequest } from './knowing-request.ts';

const app = withTestApp({ company: buildCompany({ eInvoiceFrom: '2026-04-01', staffSeeFigures: true }) });
function later(minutes: number) {
  return new Date(Date.parse('2026-11-21T06:00:00.000Z') + minutes * 60_000).toISOString();
}

async function make(call: DescribedCall, headers: Record<string, string>) {
  return app().app.request(await knowingRequest(app(), call, headers));
}

let closed: DescribedCall[] = [];
const tokens: Record<string, Record<string, string>> = {};
beforeAll(async () => {
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
  const first = await app().logIn();
  await fillShop(app(), first);
  await fillPortals(app(), first);
  const { ports, clock } = app();
  tokens.none = {};
  tokens['that nobody gave'] = bearer('A'.repeat(43));
  tokens['cut short'] = bearer(first.slice(0, 42));
  tokens['with a letter more'] = bearer(`${first}A`);
  tokens['that is the stored hash'] = bearer(ports.system.sha256(first));
  tokens['under another scheme'] = { Authorization: `Basic ${first}` };
  tokens['in another place'] = { Cookie: `token=${first}`, 'X-Token': first, 'X-Forwarded-User': 'meena' };

  // Each of another person, so that only what its name says has ended it.
  const end = async (kind: string, username: string, work: (token: string, id: string) => Promise<unknown>) => {
    await app().addPerson(username, 'staff');
    const token = await app().logIn(username);
    expect((await app().call('GET', '/api/desk', { token })).status).toBe(200);
    await work(token, (await ports.users.findByUsername(username))?.id ?? '');
    tokens[kind] = bearer(token);
  };
  const console = { username: 'console', address: 'console' };
  await end('ended by logout', 'asha', (token) => app().call('POST', '/api/logout', { token }));
  await end('ended by another password', 'ravi', async (_, id) =>
    ports.users.setPassword(id, await ports.passwords.hash(password), clock.now, console),
  );
  await end('of an account that was closed', 'kiran', (_, id) => ports.users.disable(id, clock.now, console));
  clock.now = later(-12 * 60);
  await end('older than twelve hours', 'dev', async (token) => {
    for (let minute = -12 * 60; minute < 0; minute += 20) {
      clock.now = later(minute);
      expect((await app().call('GET', '/api/desk', { token })).status).toBe(200);
    }
  });
  clock.now = later(-30);
  await end('idle for half an hour', 'lata', async () => {});
  clock.now = later(0);
  // What is read comes first: a material that is removed has no uses.
  const isChange = ({ method }: DescribedCall) => Number(method !== 'GET');
  closed = (await callsOf(app()))
    .filter(({ needs }) => needs !== 'nobody')
    .toSorted((one, other) => isChange(one) - isChange(other));
});

describe('A call for staff', () => {
  test.each([
    'none',
    'that nobody gave',
    'cut short',
    'with a letter more',
    'that is the stored hash',
    'under another scheme',
    'in another place',
    'ended by logout',
    'older than twelve hours',
    'idle for half an hour',
    'ended by another password',
    'of an account that was closed',
  ])('with a token %s answers 401 to everybody and changes no row and no file', async (kind) => {
    expect(closed.length).toBeGreaterThan(10);
    const before = await app().everything();
    for (const call of closed) {
      const answer = await make(call, tokens[kind] ?? {});
      expect([call.method, call.path, answer.status]).toEqual([call.method, call.path, 401]);
      expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer');
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(await answer.json()).toEqual({ message: 'Log in first: your login has ended.', problems: [] });
    }
    expect(await app().everything()).toEqual(before);
  });

  test('would have done its work with a good one: each was asked for something that is there', async () => {
    const token = await app().logIn();
    const before = await app().everything();
    for (const call of closed.filter(({ needs, path }) => needs === 'staff' && !/logout|account/.test(path))) {
      const answer = await make(call, { Authorization: `Bearer ${token}` });
      expect([call.path, answer.status]).toEqual([call.path, expect.toSatisfy((status: number) => status < 300)]);
    }
    expect(await app().everything()).not.toEqual(before);
  });
});

test('A call for owners answers 403 to the staff, and changes no row and no file', async () => {
  const token = await app().logIn();
  const before = await app().everything();
  const owners = closed.filter(({ needs }) => needs === 'owner');
  expect(owners.length).toBeGreaterThan(5);
  for (const call of owners) {
    const answer = await make(call, { Authorization: `Bearer ${token}` });
    expect([call.method, call.path, answer.status]).toEqual([call.method, call.path, 403]);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  }
  expect(await app().everything()).toEqual(before);
});
