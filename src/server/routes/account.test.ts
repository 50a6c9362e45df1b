import { expect, onTestFinished, test } from 'vitest';
import type { OwnAccount } from '#contract/staff/account.ts';
import { openTestApp, password } from '#test/open/start-test-app.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';

async function openShop() {
  const shop = await openTestApp();
  onTestFinished(() => shop.close());
  const logInFrom = async (agent: string, username = 'meena') => {
    const body = { username, password };
    const answer = await shop.call('POST', '/api/login', { body, headers: { 'User-Agent': agent } });
    return ((await answer.json()) as { token: string }).token;
  };
  const account = async (token: string) =>
    (await (await shop.call('GET', '/api/account', { token })).json()) as OwnAccount;
  const isValid = async (token: string) => (await shop.call('GET', '/api/desk', { token })).status === 200;
  return { shop, logInFrom, account, isValid };
}

test('A person sees the logins of the own account that are valid now, and which one is current', async () => {
  const { shop, logInFrom, account } = await openShop();
  await logInFrom('old');
  shop.clock.now = '2026-11-21T06:31:00.000Z';
  const phone = await logInFrom('');
  const desk = await logInFrom(`${chrome}${'x'.repeat(1000)}`);
  const seen = await account(desk);
  expect(seen).toMatchObject({ username: 'meena', role: 'staff' });
  expect(seen.logins.map(({ device, current }) => [device, current]).sort()).toEqual([
    ['Chrome on Windows', true],
    ['Unknown device', false],
  ]);
  expect(JSON.stringify(seen)).not.toContain(shop.ports.system.sha256(phone));
});

test('A person ends one own login, or all others, but not the login of another person', async () => {
  const { shop, logInFrom, account, isValid } = await openShop();
  await shop.addPerson('ravi', 'staff');
  const [here, phone, tablet] = [await logInFrom('a'), await logInFrom('b'), await logInFrom('c')];
  const ravi = await logInFrom('d', 'ravi');
  const end = (token: string, id: string) => shop.call('DELETE', `/api/account/logins/${id}`, { token });
  const idOf = async (token: string) => (await account(token)).logins.find(({ current }) => current)?.id ?? '';
  expect((await end(ravi, await idOf(phone))).status).toBe(404);
  expect(await isValid(phone)).toBe(true);
  const gone = await end(here, await idOf(phone));
  expect([gone.status, await gone.text()]).toEqual([200, 'That login has ended.']);
  expect([await isValid(phone), await isValid(tablet)]).toEqual([false, true]);
  expect((await end(here, 'others')).status).toBe(200);
  expect([await isValid(here), await isValid(tablet), await isValid(ravi)]).toEqual([true, false, true]);
});

test('A new password needs the old one, ends the other logins and keeps the current one', async () => {
  const { shop, logInFrom, isValid } = await openShop();
  const [here, other] = [await logInFrom('a'), await logInFrom('b')];
  const change = async (ownPassword: string, chosen: string) => {
    const answer = await shop.call('POST', '/api/account/password', {
      token: here,
      body: { ownPassword, password: chosen },
    });
    return [answer.status, await answer.text()];
  };
  expect((await change('wrong', 'a quite new password')).join()).toContain('That is not your password.');
  expect((await change(password, 'Meena@2026!!')).join()).toContain('too easy to guess');
  expect((await change(password, 'SampleInteriors1')).join()).toContain('too easy to guess');
  expect(await isValid(other)).toBe(true);
  expect(await change(password, 'a quite new password')).toEqual([
    200,
    'Your password is changed. Your other logins have ended.',
  ]);
  expect([await isValid(here), await isValid(other)]).toEqual([true, false]);
  const again = await shop.call('POST', '/api/login', {
    body: { username: 'meena', password: 'a quite new password' },
  });
  expect(again.status).toBe(200);
});
